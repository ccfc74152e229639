import { useKitState } from '../../kit/useKitState.ts'
import { SwitchAddress } from './SwitchAddress.tsx'
import { SwitchAddressScreen } from './SwitchAddressScreen.tsx'

/** Lists the accounts that the wallet of the active namespace shares. */
export function SwitchAddressPanel() {
  const accounts = useKitState((state) => state.accounts)
  const connectors = useKitState(({ connections }) => connections.connectors)
  return (
    <SwitchAddress>
      {(view) =>
        view.step === 'loading' ? null : (
          <SwitchAddressScreen view={view} accounts={accounts} connectors={connectors} />
        )
      }
    </SwitchAddress>
  )
}
