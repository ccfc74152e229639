import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { AccountEmitted } from './account.types.ts'

/** Passes events of the wallet on to the network, storage and the modal. */
export const accountReactions: Reactions<AccountEmitted> = {
  'account.changed': ({ namespace, address }) => [
    { to: 'connections', type: 'address.select', namespace, address },
  ],
  // the visitor waits on Connect for a wallet of this namespace: close it (an embedded modal shows
  // the account)
  'account.connected': ({ namespace }, query) =>
    query.isOpen() && query.currentView() === 'Connect' && isOffered(namespace, query)
      ? [{ to: 'modal', type: 'close' }]
      : [],
  'accountType.selected': ({ namespace, accountType }) => [
    { to: 'connections', type: 'accountType.set', namespace, accountType },
  ],
  'account.disconnected': 'none',
  // an inactive namespace is dropped silently; a view that requests another wallet stays open,
  // because its prompt is open
  'account.lost': ({ namespace }, query) => {
    const isActive = query.activeNamespace() === namespace
    const next = isActive ? query.nextConnectedNetwork([namespace]) : null
    return [
      { to: 'connections', type: 'connection.clear', namespace },
      ...(next === null
        ? []
        : [
            {
              to: 'network',
              type: 'network.set',
              caipNetworkId: next,
              activate: true,
              quiet: true,
            } as const,
          ]),
      ...(!isActive || query.isConnecting() || query.isOtherNamespace()
        ? []
        : [{ to: 'modal', type: 'close' } as const]),
    ]
  },
  'holdings.invalidated': 'none',
  'holdings.settled': 'none',
  'holdings.unavailable': ({ again }) =>
    again
      ? []
      : [
          {
            to: 'toast',
            type: 'show',
            variant: 'error',
            code: 'account/balance-unavailable',
            message: null,
          },
        ],
  // the service forbids this page: an alert for the developer, once (fault G6)
  'holdings.forbidden': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
  'chain.changed': ({ namespace, caipNetworkId }, query) => [
    {
      to: 'network',
      type: 'network.set',
      caipNetworkId,
      activate: query.activeNamespace() === namespace,
      quiet: false,
    },
  ],
}

/** The connect view offers wallets of this namespace, or of all namespaces. */
const isOffered = (namespace: Namespace, query: Queries) =>
  (query.offeredNamespace() ?? query.activeNamespace() ?? namespace) === namespace
