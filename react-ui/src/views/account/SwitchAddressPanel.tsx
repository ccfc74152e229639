import { useAccount } from '../../hooks/useAccount.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { SwitchAddress } from './SwitchAddress.tsx'
import { SwitchAddressScreen } from './SwitchAddressScreen.tsx'

/** The accounts that the wallet shared. */
export function SwitchAddressPanel() {
  const labels = useAccount()?.addressLabels ?? {}
  const wallet = useWalletInfo()
  return <SwitchAddress>{(change) => <SwitchAddressScreen change={change} labels={labels} wallet={wallet} />}</SwitchAddress>
}
