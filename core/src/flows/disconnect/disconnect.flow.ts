import type { SnapshotFrom } from 'xstate'
import { defineFlow } from '../../protocol/define.ts'
import { disconnectActors } from './disconnect.actors.ts'
import { disconnectInput } from './disconnect.input.ts'
import { disconnectMachine } from './disconnect.machine.ts'
import { disconnectReactions } from './disconnect.reactions.ts'
import type { DisconnectEvent, DisconnectView } from './disconnect.types.ts'

export type {
  DisconnectEmitted,
  DisconnectInput,
  DisconnectOutput,
  DisconnectView,
} from './disconnect.types.ts'

/** Maps the state to a step. `cancel` stops waiting for the wallets. */
export function disconnectView(
  state: SnapshotFrom<typeof disconnectMachine>,
  send: (event: DisconnectEvent) => void,
): DisconnectView {
  return state.matches('disconnecting')
    ? { step: 'disconnecting', cancel: () => send({ type: 'cancel' }) }
    : { step: 'disconnected' }
}

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
