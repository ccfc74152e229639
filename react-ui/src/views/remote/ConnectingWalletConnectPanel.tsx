import { ConnectingWalletConnect } from './ConnectingWalletConnect.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** A wallet elsewhere is connected: by a code, or by a link that opens it. */
export function ConnectingWalletConnectPanel() {
  return (
    <ConnectingWalletConnect>
      {(remote) => (remote.step === 'loading' ? null : <RemoteScreen remote={remote} />)}
    </ConnectingWalletConnect>
  )
}
