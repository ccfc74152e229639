import type { Flow } from '../../contracts/flow.ts'
import { switchAccountActors } from './switch-account.actors.ts'
import { switchAccountInput } from './switch-account.input.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import { switchAccountReactions } from './switch-account.reactions.ts'
import type { SwitchAccountFact, SwitchAccountInput, SwitchAccountOutput, SwitchAccountView } from './switch-account.types.ts'
import { switchAccountView } from './switch-account.view.ts'

/** Moving to another account. */
export const switchAccountFlow = {
  id: 'switchAccount',
  chart: switchAccountMachine,
  actors: switchAccountActors,
  inputFrom: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
} as unknown as Flow<SwitchAccountInput, SwitchAccountView, SwitchAccountFact, SwitchAccountOutput>
export type { AccountChoice, SwitchAccountInput, SwitchAccountView } from './switch-account.types.ts'
