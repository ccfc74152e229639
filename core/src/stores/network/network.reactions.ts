import { afterNetworkChange } from '../../domain/routing/navigation.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { NetworkEmitted } from './network.types.ts'

/** Pages about the network are left once it changed; an unsupported one is answered by its own page. One about another namespace stays. */
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
  // nothing of that namespace is left to be offered
  'networks.changed': ({ networks }, query) => {
    const narrowed = query.offeredNamespace()
    return narrowed === null || networks.some(({ chainNamespace }) => chainNamespace === narrowed)
      ? []
      : [{ to: 'modal', type: 'namespace.set', namespace: null }]
  },
}
