import type { Namespace } from '../../domain/caip/namespace.ts'
import { afterConnection } from '../../protocol/after-connection.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { AccountEmitted } from './account.types.ts'

/** Forwards changes of the account to the network, connections, modal, toast and alert stores. */
export const accountReactions: Reactions<AccountEmitted> = {
  'account.changed': ({ namespace, address }) => [
    { to: 'connections', type: 'address.select', namespace, address },
  ],
  // Connect offers wallets of this namespace, which is now connected. After the modal closed, an
  // embedded one shows the account.
  'account.connected': ({ namespace, caipNetworkId }, query) => {
    if (!query.isOpen() || query.currentView() !== 'Connect' || !isOffered(namespace, query))
      return []
    return query.activeNamespace() === namespace
      ? afterConnection(caipNetworkId, query)
      : [{ to: 'modal', type: 'close' }]
  },
  'accountType.selected': ({ namespace, accountType }) => [
    { to: 'connections', type: 'accountType.set', namespace, accountType },
  ],
  'account.disconnected': 'none',
  // The loss of an inactive namespace shows nothing. A view that is connecting another wallet stays
  // open, because that wallet shows its prompt.
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
  // The service rejects the project id or the origin: alert the developer once (fault G6).
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

/** Whether Connect offers the wallets of the namespace. */
const isOffered = (namespace: Namespace, query: Queries) =>
  (query.offeredNamespace() ?? query.activeNamespace() ?? namespace) === namespace
