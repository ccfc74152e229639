import { afterNetworkChange } from '../../domain/routing/navigation.ts'
import type { Reactions } from '../../protocol/messages.ts'
import type { NetworkFact } from './network.types.ts'

/** Pages about the network are left once it changed; an unsupported one is answered by its own page. One about another namespace stays. */
export const networkReactions: Reactions<NetworkFact> = {
  'network.changed': ({ namespaceChanged, wasUnknown, quiet }, ask) =>
    !quiet &&
    !ask.isElsewhere() &&
    afterNetworkChange({
      open: ask.isOpen(),
      connected: ask.isConnected(),
      view: ask.currentView(),
      idChanged: true,
      namespaceChanged,
      wasUnknown,
    }) === 'goBack'
      ? [{ to: 'router', type: 'networkSwitched' }]
      : [],
  'network.unsupported': ({ quiet }, ask) =>
    !quiet && !ask.isElsewhere() && ask.isConnected() && ask.showsUnsupportedChain()
      ? [
          { to: 'router', type: 'reset', view: 'UnsupportedChain' },
          { to: 'modal', type: 'open' },
        ]
      : [],
  // nothing of that namespace is left to be offered
  'networks.changed': ({ networks }, ask) => {
    const narrowed = ask.narrowedTo()
    return narrowed === null || networks.some(({ chainNamespace }) => chainNamespace === narrowed)
      ? []
      : [{ to: 'modal', type: 'narrow', namespace: null }]
  },
}
