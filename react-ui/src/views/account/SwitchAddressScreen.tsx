import type { AccountChoice, SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { Address } from '../../parts/Address.tsx'
import { Avatar } from '../../parts/Avatar.tsx'
import { Button } from '../../parts/Button.tsx'
import { CheckIcon } from '../../parts/icons.ts'
import { inSentence } from '../../parts/in-sentence.ts'
import { List } from '../../parts/List.tsx'
import { Name } from '../../parts/Name.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { TwoButtons } from '../../parts/TwoButtons.tsx'
import { Waiting } from '../../parts/Waiting.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { errorText } from '../../words/error-text.ts'
import { useLanguage } from '../../words/useLanguage.ts'

export type SwitchAddressScreenProps = {
  change: SwitchAccountView
  /** Names that the page gave to addresses. */
  labels: Readonly<Record<string, string>>
  /** The wallet that holds them; null: it did not say who it is. */
  wallet: { name: string; icon: string | null } | null
}

/** The accounts of the wallet, and what happens when one is picked that the wallet has to be asked for. */
export function SwitchAddressScreen({ change, labels, wallet }: SwitchAddressScreenProps) {
  const words = useLanguage()
  const { accounts, connecting } = words
  const name = inSentence(wallet?.name ?? null)
  const icon = <WalletIcon size="hero" name={wallet?.name ?? words.modal.label} image={wallet?.icon ?? null} />
  switch (change.step) {
    case 'choosing':
      return (
        <Panel>
          <List label={accounts.list}>
            {change.choices.map((choice) => (
              <AccountRow
                key={choice.connectorId + choice.address}
                choice={choice}
                label={labels[choice.address] ?? null}
                active={choice.address === change.address}
                pick={change.pick}
              />
            ))}
          </List>
        </Panel>
      )
    case 'connecting':
      return (
        <Panel>
          <Waiting
            ring={change.silent ? 'silent' : 'pending'}
            icon={icon}
            title={change.silent ? connecting.silent(name) : connecting.asking(name)}
            text={change.silent ? words.networks.silentText : accounts.askingText(name)}
            actions={
              <Button kind="ghost" onClick={change.cancel}>
                {words.cancel}
              </Button>
            }
          />
        </Panel>
      )
    case 'failed':
      return (
        <Panel>
          <Waiting
            ring="refused"
            icon={icon}
            title={accounts.failed}
            text={errorText(words, change.problem)}
            actions={<TwoButtons out={{ label: words.back, act: change.cancel }} on={{ label: words.tryAgain, act: change.retry }} urge />}
          />
        </Panel>
      )
    case 'switched':
      return (
        <Panel>
          <Waiting ring="done" icon={icon} title={accounts.switched} text={null} actions={null} />
        </Panel>
      )
  }
}

type AccountRowProps = { choice: AccountChoice; label: string | null; active: boolean; pick(choice: AccountChoice): void }

function AccountRow({ choice, label, active, pick }: AccountRowProps) {
  const { accounts } = useLanguage()
  const address = <Address form="short" address={choice.address} />
  const type = accounts.types[choice.type]
  return (
    <Row
      icon={<Avatar address={choice.address} image={null} />}
      label={label === null ? address : <Name>{label}</Name>}
      second={label === null ? null : address}
      end={active ? <CheckIcon className="lk-row-tick" /> : type !== null && <Tag>{type}</Tag>}
      state={active ? 'current' : 'idle'}
      onClick={() => pick(choice)}
    />
  )
}
