import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { NoCodeView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

/** Connects the wallet's browser extension, or leads to its download if it is not installed. */
export function BrowserTab({
  view: { wallet, useExtension: connect, download },
}: {
  view: NoCodeView
}) {
  const texts = useTexts(remoteTexts)
  const name = isolateText(wallet?.name ?? null)
  const onClick = connect ?? download
  return (
    <PendingScreen
      ring={connect === null ? null : 'idle'}
      icon={<RemoteIcon wallet={wallet} />}
      title={connect === null ? texts.connecting.notInstalled(name) : texts.remote.continueIn(name)}
      text={connect === null ? texts.connecting.notInstalledText : texts.remote.installedText}
      actions={
        onClick && (
          <Button
            kind="primary"
            onClick={onClick}
            opens={connect === null ? 'Downloads' : 'ConnectingExternal'}
          >
            {connect === null ? texts.connecting.getWallet(name) : texts.remote.connect}
          </Button>
        )
      }
    />
  )
}
