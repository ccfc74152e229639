import type { FlowCode } from '../../protocol/flow.ts'
import { switchAccountActors } from './switch-account.actors.ts'
import { switchAccountInput } from './switch-account.input.ts'
import { switchAccountMachine } from './switch-account.machine.ts'
import { switchAccountReactions } from './switch-account.reactions.ts'
import type {
  SwitchAccountFact,
  SwitchAccountInput,
  SwitchAccountOutput,
  SwitchAccountView,
} from './switch-account.types.ts'
import { switchAccountView } from './switch-account.view.ts'

/** The code of the flow, loaded when it is first run. */
export const switchAccountCode = {
  id: 'switchAccount',
  chart: switchAccountMachine,
  actors: switchAccountActors,
  inputFrom: switchAccountInput,
  view: switchAccountView,
  reactions: switchAccountReactions,
} as unknown as FlowCode<
  SwitchAccountInput,
  SwitchAccountView,
  SwitchAccountFact,
  SwitchAccountOutput
>
