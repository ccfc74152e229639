import { useKitState } from '../../kit/useKitState.ts'
import { ConnectingWalletConnect } from './ConnectingWalletConnect.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** A wallet elsewhere is connected: by a code, or by a link that opens it. */
export function ConnectingWalletConnectPanel() {
  const device = useKitState(({ config }) => config.device)
  return <ConnectingWalletConnect>{(remote) => <RemoteScreen remote={remote} device={device} />}</ConnectingWalletConnect>
}
