import { ConnectingWalletConnect } from './ConnectingWalletConnect.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** Connects a remote wallet with a QR code or with a link that opens its app. */
export function ConnectingWalletConnectPanel() {
  return (
    <ConnectingWalletConnect>
      {(remote) => (remote.step === 'loading' ? null : <RemoteScreen view={remote} />)}
    </ConnectingWalletConnect>
  )
}
