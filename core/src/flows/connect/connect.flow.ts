import type { FlowCode } from '../../protocol/flow.ts'
import { connectActors } from './connect.actors.ts'
import { connectInput } from './connect.input.ts'
import { connectMachine } from './connect.machine.ts'
import { connectReactions } from './connect.reactions.ts'
import type { ConnectFact, ConnectInput, ConnectOutput, ConnectView } from './connect.types.ts'
import { connectView } from './connect.view.ts'

/** The code of the flow, loaded when it is first run. */
export const connectCode = {
  id: 'connect',
  chart: connectMachine,
  actors: connectActors,
  inputFrom: connectInput,
  view: connectView,
  reactions: connectReactions,
} as unknown as FlowCode<ConnectInput, ConnectView, ConnectFact, ConnectOutput>
