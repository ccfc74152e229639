import type { Connector, KitState } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows'
import { Panel } from '../../components/Panel.tsx'
import { useKitState } from '../../kit/useKitState.ts'
import { AccountChoices } from './AccountChoices.tsx'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'
import { SwitchAddress } from './SwitchAddress.tsx'

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

export type SwitchAddressScreenProps = {
  view: SwitchAccountView
  /** Contains the labels that the page set for addresses. */
  accounts: KitState['accounts']
  /** Contains the connector of the picked account. */
  connectors: readonly Connector[]
}

/**
 * The accounts of the active namespace, or the progress of switching to an account of another
 * wallet.
 */
export function SwitchAddressScreen({ view, accounts, connectors }: SwitchAddressScreenProps) {
  if (view.step !== 'choosing') return <AccountSwitchStatus view={view} connectors={connectors} />
  return (
    <Panel>
      <AccountChoices
        choices={view.choices.filter(({ namespace }) => namespace === view.namespace)}
        address={view.address}
        labels={accounts[view.namespace ?? '']?.addressLabels ?? {}}
        pick={view.pick}
      />
    </Panel>
  )
}
