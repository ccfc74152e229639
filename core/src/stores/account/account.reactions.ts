import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { AccountEmitted } from './account.types.ts'

/** A wallet's own word reaches the network, storage and the modal. */
export const accountReactions: Reactions<AccountEmitted> = {
  'account.changed': ({ namespace, address }) => [
    { to: 'connections', type: 'address.select', namespace, address },
  ],
  // whoever waits for this one on the first page is where they wanted to be; embedded, their account takes its place
  'account.connected': ({ namespace }, query) =>
    query.isOpen() && query.currentView() === 'Connect' && isWanted(namespace, query)
      ? [{ to: 'modal', type: 'close' }]
      : [],
  'accountType.selected': ({ namespace, accountType }) => [
    { to: 'connections', type: 'accountType.set', namespace, accountType },
  ],
  'account.disconnected': 'none',
  // one that is not looked at goes without a word; a page on which another wallet is being asked stays: its prompt is open
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
  // a service that does not take this page is for its developer to know, once (fault case G6)
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

/** The first page is about this namespace's wallets; where none is looked at yet, about any. */
const isWanted = (namespace: Namespace, query: Queries) =>
  (query.offeredNamespace() ?? query.activeNamespace() ?? namespace) === namespace
