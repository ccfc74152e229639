import type { Connector, KitState } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { Panel } from '../../components/Panel.tsx'
import { AccountChoices } from './AccountChoices.tsx'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'

export type SwitchAddressScreenProps = {
  change: SwitchAccountView
  /** Where the names are that the page gave to addresses. */
  accounts: KitState['accounts']
  /** Among them the wallet that is asked. */
  connectors: readonly Connector[]
}

/** The accounts of the active namespace, and what happens when one is picked that a wallet has to be asked for. */
export function SwitchAddressScreen({ change, accounts, connectors }: SwitchAddressScreenProps) {
  if (change.step !== 'choosing')
    return <AccountSwitchStatus change={change} connectors={connectors} />
  return (
    <Panel>
      <AccountChoices
        choices={change.choices.filter(({ namespace }) => namespace === change.namespace)}
        address={change.address}
        labels={accounts[change.namespace ?? '']?.addressLabels ?? {}}
        pick={change.pick}
      />
    </Panel>
  )
}
