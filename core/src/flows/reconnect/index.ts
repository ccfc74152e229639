import type { Flow } from '../../contracts/flow.ts'
import { reconnectActors } from './reconnect.actors.ts'
import { reconnectMachine } from './reconnect.machine.ts'
import { reconnectReactions } from './reconnect.reactions.ts'
import type { ReconnectFact, ReconnectInput, ReconnectOutput, ReconnectView } from './reconnect.types.ts'
import { reconnectView } from './reconnect.view.ts'

/** Restoring a stored connection; its input is what storage remembers of one namespace. */
export const reconnectFlow = {
  id: 'reconnect',
  chart: reconnectMachine,
  actors: reconnectActors,
  inputFrom: (_: unknown, data: unknown) => data as ReconnectInput,
  view: reconnectView,
  reactions: reconnectReactions,
} as unknown as Flow<ReconnectInput, ReconnectView, ReconnectFact, ReconnectOutput>
export type { ReconnectInput, ReconnectView }
