import type { Reactions } from '../../contracts/tell.ts'
import { afterNetworkChange } from '../../domain/navigation.ts'
import type { NetworkFact } from './network.types.ts'

/** Pages about the network are left once it changed; an unsupported one is answered by its own page. */
export const networkReactions: Reactions<NetworkFact> = {
  'network.changed': ({ namespaceChanged, wasUnknown, quiet }, ask) =>
    !quiet &&
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
    !quiet && ask.isConnected() && ask.showsUnsupportedChain()
      ? [
          { to: 'router', type: 'reset', view: 'UnsupportedChain' },
          { to: 'modal', type: 'open' },
        ]
      : [],
  'networks.changed': 'silent',
}
