import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'

/** On the way to another network. */
export function SwitchNetworkPanel() {
  const wallet = useWalletInfo()
  return <SwitchNetwork>{(change) => <SwitchNetworkScreen change={change} walletName={wallet?.name ?? null} />}</SwitchNetwork>
}
