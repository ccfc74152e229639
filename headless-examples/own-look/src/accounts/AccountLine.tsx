import type { AccountChoice } from '@latchkit/core/flows'
import { useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { Icon } from '../components/Icon.tsx'
import { Name } from '../components/Name.tsx'
import { Row } from '../components/Row.tsx'
import { Tag } from '../components/Tag.tsx'

type AccountLineProps = {
  choice: AccountChoice
  /** Label of the account, null if it has none. */
  label: string | null
  active: boolean
  pick(choice: AccountChoice): void
}

/** Row of an account that can be selected. */
export function AccountLine({ choice, label, active, pick }: AccountLineProps) {
  const typeLabel = useTexts().accounts.types[choice.type]
  return (
    <Row
      label={label === null ? <Address address={choice.address} /> : <Name>{label}</Name>}
      second={label === null ? null : <Address address={choice.address} />}
      end={
        <>
          {typeLabel !== null && <Tag>{typeLabel}</Tag>}
          {active && <Icon name="check" />}
        </>
      }
      state={active ? 'current' : 'idle'}
      onClick={() => pick(choice)}
    />
  )
}
