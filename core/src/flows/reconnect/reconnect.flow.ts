import type { FlowCode } from '../../protocol/flow.ts'
import { reconnectActors } from './reconnect.actors.ts'
import { reconnectMachine } from './reconnect.machine.ts'
import { reconnectReactions } from './reconnect.reactions.ts'
import type {
  ReconnectFact,
  ReconnectInput,
  ReconnectOutput,
  ReconnectView,
} from './reconnect.types.ts'
import { reconnectView } from './reconnect.view.ts'

/** The code of the flow, loaded when it is first run. */
export const reconnectCode = {
  id: 'reconnect',
  chart: reconnectMachine,
  actors: reconnectActors,
  inputFrom: (_: unknown, data: unknown) => data as ReconnectInput,
  view: reconnectView,
  reactions: reconnectReactions,
} as unknown as FlowCode<ReconnectInput, ReconnectView, ReconnectFact, ReconnectOutput>
