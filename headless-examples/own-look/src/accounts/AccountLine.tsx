import type { AccountChoice } from '@latchkit/core/flows/switch-account'
import { useWords } from '@latchkit/react-ui/locales'
import { Address } from '../parts/Address.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Name } from '../parts/Name.tsx'
import { Row } from '../parts/Row.tsx'
import { Tag } from '../parts/Tag.tsx'

type AccountLineProps = {
  choice: AccountChoice
  /** As the page calls it; null: not at all. */
  label: string | null
  used: boolean
  pick(choice: AccountChoice): void
}

/** One account to go on with. */
export function AccountLine({ choice, label, used, pick }: AccountLineProps) {
  const kind = useWords().accounts.types[choice.type]
  return (
    <Row
      label={label === null ? <Address address={choice.address} /> : <Name>{label}</Name>}
      second={label === null ? null : <Address address={choice.address} />}
      end={
        <>
          {kind !== null && <Tag>{kind}</Tag>}
          {used && <Icon name="check" />}
        </>
      }
      state={used ? 'current' : 'idle'}
      onClick={() => pick(choice)}
    />
  )
}
