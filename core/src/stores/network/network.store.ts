import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { NetworkState } from '../../protocol/kit-state.ts'
import { networkActors } from './network.actors.ts'
import { activeOf } from './network.context.ts'
import { networkMachine } from './network.machine.ts'
import { networkReactions } from './network.reactions.ts'

/** The public state of the network store. */
export function selectNetwork(snapshot: SnapshotFrom<typeof networkMachine>): NetworkState {
  const { networks, activeNamespace, byNamespace } = snapshot.context
  return {
    networks,
    activeNamespace,
    active: activeOf(snapshot.context),
    byNamespace,
    supported: snapshot.matches('supported'),
  }
}

export const networkStore = defineStore({
  name: 'network',
  machine: networkMachine,
  actors: networkActors,
  reactions: networkReactions,
  select: selectNetwork,
})
