import { fromCallback, type SnapshotFrom } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { afterNetworkChange } from '../../domain/routing/navigation.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { NetworkState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { activeOf } from './network.context.ts'
import { networkMachine } from './network.machine.ts'
import type { NetworkEmitted, SaveNetwork } from './network.types.ts'

/**
 * Closes the network views after the network changed, and shows UnsupportedChain for an unsupported
 * network. A view that is about another namespace stays open, and so does a switch to this network,
 * which shows its success and closes itself.
 */
export const networkReactions: Reactions<NetworkEmitted> = {
  'network.changed': ({ caipNetworkId, namespaceChanged, wasUnknown, quiet }, query) =>
    !quiet &&
    !query.isOtherNamespace() &&
    !query.isSwitchingTo(caipNetworkId) &&
    afterNetworkChange({
      open: query.isOpen(),
      connected: query.isConnected(),
      view: query.currentView(),
      idChanged: true,
      namespaceChanged,
      wasUnknown,
    }) === 'goBack'
      ? [{ to: 'router', type: 'network.close' }]
      : [],
  'network.unsupported': ({ quiet }, query) =>
    !quiet && !query.isOtherNamespace() && query.isConnected() && query.showsUnsupportedChain()
      ? [
          { to: 'router', type: 'reset', view: 'UnsupportedChain' },
          { to: 'modal', type: 'open' },
        ]
      : [],
  // If the offered namespace has no network left, offers all namespaces again.
  'networks.changed': ({ networks }, query) => {
    const offered = query.offeredNamespace()
    return offered === null || networks.some(({ chainNamespace }) => chainNamespace === offered)
      ? []
      : [{ to: 'modal', type: 'namespace.set', namespace: null }]
  },
}

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
