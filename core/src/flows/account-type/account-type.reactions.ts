import { embeddedAccountType } from '../../domain/account/account-type.ts'
import { accountTypeSwitched } from '../../protocol/account-type-messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { AccountTypeEmitted } from './account-type.types.ts'

/** The account of the new type is stored and becomes the active one. */
export const accountTypeReactions: Reactions<AccountTypeEmitted> = {
  'type.changed': ({ connection }) =>
    accountTypeSwitched(connection, embeddedAccountType(connection)),
  'change.failed': 'none',
}
