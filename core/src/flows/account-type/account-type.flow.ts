import { defineFlow } from '../../protocol/define.ts'
import { accountTypeActors } from './account-type.actors.ts'
import { accountTypeInput } from './account-type.input.ts'
import { accountTypeMachine } from './account-type.machine.ts'
import { accountTypeReactions } from './account-type.reactions.ts'
import { accountTypeView } from './account-type.view.ts'

export type { AccountTypeEmitted, AccountTypeInput, AccountTypeView } from './account-type.types.ts'

/** Switches the embedded wallet between its accounts. */
export const accountType = defineFlow({
  id: 'accountType',
  title: 'Switch the account type',
  area: 'account',
  views: ['AccountSettings'],
  machine: accountTypeMachine,
  actors: accountTypeActors,
  input: accountTypeInput,
  view: accountTypeView,
  reactions: accountTypeReactions,
  listens: ['account.lost', 'account.disconnected', 'chain.changed'],
})
