import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { SwitchAddress } from '@latchkit/react-ui/views/account'
import { Rows } from '../components/Row.tsx'
import { AccountLine } from './AccountLine.tsx'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'

/** Accounts that the wallet of the active namespace shared. */
export const AddressesScreen = () => (
  <SwitchAddress>
    {(change) => {
      if (change.step === 'loading') return null
      if (change.step === 'choosing') return <Choose change={change} />
      return <AccountSwitchStatus change={change} />
    }}
  </SwitchAddress>
)

/** Groups accounts by type; Bitcoin has several. */
function Choose({ change }: { change: Extract<SwitchAccountView, { step: 'choosing' }> }) {
  const { accounts } = useTexts()
  const labels = useKitState((state) => state.accounts[change.namespace ?? '']?.addressLabels)
  const choices = change.choices.filter(({ namespace }) => namespace === change.namespace)
  const kinds = [...new Set(choices.map(({ type }) => type))]
  return kinds.map((kind) => (
    <Rows
      key={kind}
      label={(kinds.length > 1 ? accounts.types[kind] : null) ?? accounts.list}
      title={kinds.length > 1}
    >
      {choices
        .filter(({ type }) => type === kind)
        .map((choice) => (
          <AccountLine
            key={choice.connectorId + choice.address}
            choice={choice}
            label={labels?.[choice.address] ?? null}
            used={choice.address === change.address}
            pick={change.pick}
          />
        ))}
    </Rows>
  ))
}
