import type { AccountChoice } from '@latchkit/core/flows/switch-account'
import { Address } from '../../components/Address.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { CheckIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

type AccountRowProps = {
  choice: AccountChoice
  /** What the page calls it; null: what its wallet does, if anything. */
  label: string | null
  /** It is the one in use, in its namespace. */
  used: boolean
  /** Whether the row says what kind of account it is. */
  typed: boolean
  pick(choice: AccountChoice): void
}

/** One account of a wallet, by its name where it has one. */
export function AccountRow({ choice, label, used, typed, pick }: AccountRowProps) {
  const { accounts } = useSharedTexts()
  const address = <Address form="short" address={choice.address} />
  const name = label ?? choice.name ?? null
  const type = typed ? accounts.types[choice.type] : null
  return (
    <Row
      icon={<Avatar address={choice.address} image={null} />}
      label={name === null ? address : <Name>{name}</Name>}
      secondary={name === null ? null : address}
      end={
        <>
          {type !== null && <Tag>{type}</Tag>}
          {used && <CheckIcon className="lk-row-tick" />}
        </>
      }
      state={used ? 'current' : 'idle'}
      onClick={() => pick(choice)}
    />
  )
}
