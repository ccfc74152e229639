import { useKitState } from '../../kit/useKitState.ts'
import { SwitchAddress } from './SwitchAddress.tsx'
import { SwitchAddressScreen } from './SwitchAddressScreen.tsx'

/** The accounts that the wallet of the active namespace shared. */
export function SwitchAddressPanel() {
  const accounts = useKitState((state) => state.accounts)
  const connectors = useKitState(({ connections }) => connections.connectors)
  return (
    <SwitchAddress>
      {(change) => (
        <SwitchAddressScreen change={change} accounts={accounts} connectors={connectors} />
      )}
    </SwitchAddress>
  )
}
