import type { SwitchAccountView } from '@latchkit/core/flows'
import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { SwitchAddress } from '@latchkit/react-ui/views/account'
import { Rows } from '../components/Row.tsx'
import { AccountLine } from './AccountLine.tsx'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'

/** Accounts that the wallet of the active namespace shares. */
export const AddressesScreen = () => (
  <SwitchAddress>
    {(change) => {
      if (change.step === 'loading') return null
      if (change.step === 'choosing') return <AccountChoice change={change} />
      return <AccountSwitchStatus change={change} />
    }}
  </SwitchAddress>
)

/** Lists the accounts by type: a Bitcoin wallet has several types. */
function AccountChoice({ change }: { change: Extract<SwitchAccountView, { step: 'choosing' }> }) {
  const { accounts } = useTexts()
  const labels = useKitState((state) => state.accounts[change.namespace ?? '']?.addressLabels)
  const choices = change.choices.filter(({ namespace }) => namespace === change.namespace)
  const types = [...new Set(choices.map(({ type }) => type))]
  return types.map((type) => (
    <Rows
      key={type}
      label={(types.length > 1 ? accounts.types[type] : null) ?? accounts.list}
      title={types.length > 1}
    >
      {choices
        .filter((choice) => choice.type === type)
        .map((choice) => (
          <AccountLine
            key={choice.connectorId + choice.address}
            choice={choice}
            label={labels?.[choice.address] ?? null}
            active={choice.address === change.address}
            pick={change.pick}
          />
        ))}
    </Rows>
  ))
}
