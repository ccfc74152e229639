import { defineFlow } from '../../protocol/define.ts'
import { switchAccountActors } from './switch-account.actors.ts'
import { switchAccountInput } from './switch-account.input.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import { switchAccountReactions } from './switch-account.reactions.ts'
import { switchAccountView } from './switch-account.view.ts'

export type {
  AccountChoice,
  SwitchAccountEmitted,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'

/** Switches to another account. */
export const switchAccount = defineFlow({
  id: 'switchAccount',
  title: 'Switch account',
  area: 'account',
  views: ['SwitchAddress', 'Profile'],
  machine: switchAccountMachine,
  actors: switchAccountActors,
  input: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
  listens: ['account.connected', 'account.changed', 'account.lost', 'account.disconnected'],
})
