import type { SnapshotFrom } from 'xstate'
import type { ConnectionsState } from '../../protocol/kit-state.ts'
import type { connectionsMachine } from './connections.machine.ts'

/** The wallets there are, and the ones used before. */
export function connectionsState({
  context,
}: SnapshotFrom<typeof connectionsMachine>): ConnectionsState {
  const { connectors, recent, session } = context
  return { connectors, recent, session }
}
