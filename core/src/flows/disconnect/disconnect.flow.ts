import { defineFlow } from '../../protocol/define.ts'
import { disconnectActors } from './disconnect.actors.ts'
import { disconnectInput } from './disconnect.input.ts'
import { disconnectMachine } from './disconnect.machine.ts'
import { disconnectReactions } from './disconnect.reactions.ts'
import { disconnectView } from './disconnect.view.ts'

export type {
  DisconnectEmitted,
  DisconnectInput,
  DisconnectOutput,
  DisconnectView,
} from './disconnect.types.ts'

/** Disconnects wallets. */
export const disconnect = defineFlow({
  id: 'disconnect',
  title: 'Disconnect',
  area: 'connect',
  views: [],
  machine: disconnectMachine,
  actors: disconnectActors,
  input: disconnectInput,
  view: disconnectView,
  reactions: disconnectReactions,
  listens: [],
})
