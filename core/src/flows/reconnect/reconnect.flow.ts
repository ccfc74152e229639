import type { SnapshotFrom } from 'xstate'
import { defineFlow } from '../../protocol/define.ts'
import { reconnectActors } from './reconnect.actors.ts'
import { reconnectMachine } from './reconnect.machine.ts'
import { reconnectReactions } from './reconnect.reactions.ts'
import type { ReconnectEvent, ReconnectInput, ReconnectView } from './reconnect.types.ts'

export type {
  ReconnectEmitted,
  ReconnectInput,
  ReconnectOutput,
  ReconnectView,
} from './reconnect.types.ts'

/** Maps the state to a step. Only `restoring` has a command. */
export function reconnectView(
  state: SnapshotFrom<typeof reconnectMachine>,
  send: (event: ReconnectEvent) => void,
): ReconnectView {
  if (state.matches('restoring'))
    return { step: 'restoring', cancel: () => send({ type: 'cancel' }) }
  return { step: state.matches('restored') ? 'restored' : 'lost' }
}

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
