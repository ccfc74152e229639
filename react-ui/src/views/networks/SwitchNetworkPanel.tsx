import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'

/** Switches to another network. */
export function SwitchNetworkPanel() {
  return (
    <SwitchNetwork>
      {(change) => (change.step === 'loading' ? null : <NamedScreen change={change} />)}
    </SwitchNetwork>
  )
}

/** Adds the name of the wallet that is connected in the namespace of the network. */
function NamedScreen({ change }: { change: SwitchNetworkView }) {
  const wallet = useWalletInfo(change.network.chainNamespace)
  return <SwitchNetworkScreen change={change} walletName={wallet?.name ?? null} />
}
