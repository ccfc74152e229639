import type { SwitchNetworkView } from '@latchkit/core/flows'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'

/** The default look of the SwitchNetwork view. */
export function SwitchNetworkPanel() {
  return (
    <SwitchNetwork>
      {(view) => (view.step === 'loading' ? null : <ScreenWithWalletName view={view} />)}
    </SwitchNetwork>
  )
}

/** Renders the screen with the name of the wallet that is connected in the network's namespace. */
function ScreenWithWalletName({ view }: { view: SwitchNetworkView }) {
  const wallet = useNamedWallet(view.network.chainNamespace)
  return <SwitchNetworkScreen view={view} walletName={wallet?.name ?? null} />
}
