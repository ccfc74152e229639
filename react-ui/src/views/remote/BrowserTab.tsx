import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { RestingView } from './remote.types.ts'

/** Connects the wallet's browser extension, or leads to its download if it is not installed. */
export function BrowserTab({ view: { wallet, browser, download } }: { view: RestingView }) {
  const texts = useRemoteTexts()
  const name = isolateText(wallet?.name ?? null)
  const onClick = browser ?? download
  return (
    <PendingScreen
      ring={browser === null ? null : 'idle'}
      icon={<RemoteIcon wallet={wallet} />}
      title={browser === null ? texts.connecting.notInstalled(name) : texts.remote.continueIn(name)}
      text={browser === null ? texts.connecting.notInstalledText : texts.remote.installedText}
      actions={
        onClick && (
          <Button kind="primary" onClick={onClick}>
            {browser === null ? texts.connecting.getWallet(name) : texts.remote.connect}
          </Button>
        )
      }
    />
  )
}
