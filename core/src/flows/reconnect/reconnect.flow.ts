import { defineFlow } from '../../protocol/define.ts'
import { reconnectActors } from './reconnect.actors.ts'
import { reconnectMachine } from './reconnect.machine.ts'
import { reconnectReactions } from './reconnect.reactions.ts'
import type { ReconnectInput } from './reconnect.types.ts'
import { reconnectView } from './reconnect.view.ts'

export type {
  ReconnectEmitted,
  ReconnectInput,
  ReconnectOutput,
  ReconnectView,
} from './reconnect.types.ts'

/** Restores the stored connection of one namespace. */
export const reconnect = defineFlow({
  id: 'reconnect',
  title: 'Reconnect',
  area: 'connect',
  views: [],
  machine: reconnectMachine,
  actors: reconnectActors,
  input: (_, data: ReconnectInput) => data,
  view: reconnectView,
  reactions: reconnectReactions,
  listens: [],
})
