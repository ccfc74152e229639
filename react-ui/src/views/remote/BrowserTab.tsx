import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { RestingView } from './remote.types.ts'

/** The wallet as an extension: asked where it is installed, to be got where it is not. */
export function BrowserTab({ view: { wallet, browser, download } }: { view: RestingView }) {
  const texts = useRemoteTexts()
  const name = isolateText(wallet?.name ?? null)
  const act = browser ?? download
  return (
    <PendingScreen
      ring={browser === null ? null : 'rest'}
      icon={<RemoteIcon wallet={wallet} />}
      title={browser === null ? texts.connecting.notInstalled(name) : texts.remote.continueIn(name)}
      text={browser === null ? texts.connecting.notInstalledText : texts.remote.installedText}
      actions={
        act && (
          <Button kind="primary" onClick={act}>
            {browser === null ? texts.connecting.getWallet(name) : texts.remote.connect}
          </Button>
        )
      }
    />
  )
}
