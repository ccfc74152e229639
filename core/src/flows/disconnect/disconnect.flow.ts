import type { FlowCode } from '../../protocol/flow.ts'
import { disconnectActors } from './disconnect.actors.ts'
import { disconnectInput } from './disconnect.input.ts'
import { disconnectMachine } from './disconnect.machine.ts'
import { disconnectReactions } from './disconnect.reactions.ts'
import type {
  DisconnectFact,
  DisconnectInput,
  DisconnectOutput,
  DisconnectView,
} from './disconnect.types.ts'
import { disconnectView } from './disconnect.view.ts'

/** The code of the flow, loaded when it is first run. */
export const disconnectCode = {
  id: 'disconnect',
  chart: disconnectMachine,
  actors: disconnectActors,
  inputFrom: disconnectInput,
  view: disconnectView,
  reactions: disconnectReactions,
} as unknown as FlowCode<DisconnectInput, DisconnectView, DisconnectFact, DisconnectOutput>
