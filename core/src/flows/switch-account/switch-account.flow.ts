import { defineFlow } from '../../protocol/define.ts'
import { switchAccountActors } from './switch-account.actors.ts'
import { switchAccountInput } from './switch-account.input.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import { switchAccountReactions } from './switch-account.reactions.ts'
import { switchAccountView } from './switch-account.view.ts'

export const switchAccount = defineFlow({
  id: 'switchAccount',
  machine: switchAccountMachine,
  actors: switchAccountActors,
  input: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
  listens: ['account.connected', 'account.changed', 'account.lost', 'account.disconnected'],
})
