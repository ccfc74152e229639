import type { SnapshotFrom } from 'xstate'
import type { NetworkState } from '../../protocol/kit-state.ts'
import type { networkMachine } from './network.machine.ts'
import { activeOf } from './network.values.ts'

/** The networks, and the active one. */
export function networkState(snapshot: SnapshotFrom<typeof networkMachine>): NetworkState {
  const { networks, activeNamespace, byNamespace } = snapshot.context
  return {
    networks,
    activeNamespace,
    active: activeOf(snapshot.context),
    byNamespace,
    supported: snapshot.matches('supported'),
  }
}
