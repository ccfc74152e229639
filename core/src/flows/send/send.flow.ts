import type { FlowCode } from '../../protocol/flow.ts'
import { sendActors } from './send.actors.ts'
import { sendInput } from './send.input.ts'
import { sendMachine } from './send.machine.ts'
import { sendReactions } from './send.reactions.ts'
import type { SendFact, SendInput, SendOutput, SendView } from './send.types.ts'
import { sendView } from './send.view.ts'

/** The code of the flow, loaded when it is first run. */
export const sendCode = {
  id: 'send',
  chart: sendMachine,
  actors: sendActors,
  inputFrom: sendInput,
  view: sendView,
  reactions: sendReactions,
} as unknown as FlowCode<SendInput, SendView, SendFact, SendOutput>
