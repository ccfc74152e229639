import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'

/** Switches to another network. */
export function SwitchNetworkPanel() {
  return (
    <SwitchNetwork>
      {(view) => (view.step === 'loading' ? null : <NamedScreen view={view} />)}
    </SwitchNetwork>
  )
}

/** Adds the name of the wallet that is connected in the namespace of the network. */
function NamedScreen({ view }: { view: SwitchNetworkView }) {
  const wallet = useWalletInfo(view.network.chainNamespace)
  return <SwitchNetworkScreen view={view} walletName={wallet?.name ?? null} />
}
