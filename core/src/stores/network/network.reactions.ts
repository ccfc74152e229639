import { afterNetworkChange } from '../../domain/routing/navigation.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { NetworkEmitted } from './network.types.ts'

/**
 * Closes views about the network after it changed, and shows UnsupportedChain for an unsupported
 * one. Views of another namespace stay.
 */
export const networkReactions: Reactions<NetworkEmitted> = {
  'network.changed': ({ namespaceChanged, wasUnknown, quiet }, query) =>
    !quiet &&
    !query.isOtherNamespace() &&
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
  // the offered namespace has no configured network left
  'networks.changed': ({ networks }, query) => {
    const offered = query.offeredNamespace()
    return offered === null || networks.some(({ chainNamespace }) => chainNamespace === offered)
      ? []
      : [{ to: 'modal', type: 'namespace.set', namespace: null }]
  },
}
