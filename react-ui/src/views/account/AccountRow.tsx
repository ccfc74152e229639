import type { AccountChoice } from '@latchkit/core/flows'
import { Address } from '../../components/Address.tsx'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { RowMarks } from '../../components/RowMarks.tsx'
import { AccountAvatar } from '../../kit/AccountAvatar.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { accountTexts } from './texts/en.ts'

type AccountRowProps = {
  choice: AccountChoice
  /**
   * The label set by the page. Null: the wallet's name for the account is used, if there is one.
   */
  label: string | null
  /** Whether it is the active account of its namespace. */
  active: boolean
  /** Whether the row shows the type of the account. */
  showsType: boolean
  pick(choice: AccountChoice): void
}

/** One account of a wallet: its name and address, or only its address. */
export function AccountRow({ choice, label, active, showsType, pick }: AccountRowProps) {
  const { accounts } = useTexts(accountTexts)
  const address = <Address form="short" address={choice.address} />
  const name = label ?? choice.name ?? null
  const type = showsType ? accounts.types[choice.type] : null
  return (
    <Row
      icon={<AccountAvatar address={choice.address} image={null} />}
      label={name === null ? address : <Name>{name}</Name>}
      secondary={name === null ? null : address}
      end={<RowMarks tag={type} ticked={active} />}
      state={active ? 'current' : 'idle'}
      onClick={() => pick(choice)}
    />
  )
}
