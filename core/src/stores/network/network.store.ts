import { fromCallback, type SnapshotFrom } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { NetworkState } from '../../protocol/kit-state.ts'
import { activeOf } from './network.context.ts'
import { networkMachine } from './network.machine.ts'
import { networkReactions } from './network.reactions.ts'
import type { SaveNetwork } from './network.types.ts'

/** Stores the active namespace and the network of each namespace. */
const networkActors = ({ storage }: Pick<Deps, 'storage'>) => ({
  saveNetwork: fromCallback<SaveNetwork>(({ receive }) => {
    receive(({ namespace, caipNetworkId, changed }) => {
      if (changed !== null)
        storage.set('caip_network_ids', {
          ...storage.get('caip_network_ids'),
          [namespaceOf(changed)]: changed,
        })
      if (namespace === null || caipNetworkId === null) return
      storage.set('active_namespace', namespace)
      storage.set('active_caip_network_id', caipNetworkId)
    })
  }),
})

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
