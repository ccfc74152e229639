import { afterNetworkChange } from '../../domain/routing/navigation.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { NetworkEmitted } from './network.types.ts'

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
