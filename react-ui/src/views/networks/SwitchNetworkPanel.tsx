import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'

/** On the way to another network. */
export function SwitchNetworkPanel() {
  return <SwitchNetwork>{(change) => <Asked change={change} />}</SwitchNetwork>
}

/** Who is asked is the wallet of the network's own namespace. */
function Asked({ change }: { change: SwitchNetworkView }) {
  const wallet = useWalletInfo(change.network.chainNamespace)
  return <SwitchNetworkScreen change={change} walletName={wallet?.name ?? null} />
}
