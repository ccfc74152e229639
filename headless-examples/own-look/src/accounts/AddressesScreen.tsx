import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { useAccount } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { SwitchAddress } from '@latchkit/react-ui/views/account'
import { Rows } from '../parts/Row.tsx'
import { AccountLine } from './AccountLine.tsx'
import { Changing } from './Changing.tsx'

/** The accounts that the wallet of the active family of chains shared. */
export const AddressesScreen = () => (
  <SwitchAddress>
    {(change) =>
      change.step === 'choosing' ? <Choose change={change} /> : <Changing change={change} />
    }
  </SwitchAddress>
)

/** Those of one kind together: on Bitcoin there are several. */
function Choose({ change }: { change: Extract<SwitchAccountView, { step: 'choosing' }> }) {
  const { accounts } = useWords()
  const { addressLabels } = useAccount()
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
            label={addressLabels[choice.address] ?? null}
            used={choice.address === change.address}
            pick={change.pick}
          />
        ))}
    </Rows>
  ))
}
