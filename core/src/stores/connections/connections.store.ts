import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ConnectionsState } from '../../protocol/kit-state.ts'
import { connectionsActors } from './connections.actors.ts'
import { connectionsMachine } from './connections.machine.ts'
import { connectionsReactions } from './connections.reactions.ts'

/** The public state of connections. */
export function selectConnections({
  context,
}: SnapshotFrom<typeof connectionsMachine>): ConnectionsState {
  const { connectors, recent, session } = context
  return { connectors, recent, session }
}

export const connectionsStore = defineStore({
  name: 'connections',
  machine: connectionsMachine,
  actors: connectionsActors,
  reactions: connectionsReactions,
  select: selectConnections,
})
