import { embeddedAccountType } from '../../domain/account/account-type.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { accountTypeSwitched } from '../../protocol/account-type-messages.ts'
import { afterConnection, afterLoss } from '../../protocol/after-connection.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { AccountEmitted } from './account.types.ts'

/** Forwards changes of the account to the network, connections, modal, toast and alert stores. */
export const accountReactions: Reactions<AccountEmitted> = {
  'account.changed': ({ namespace, address }) => [
    { to: 'connections', type: 'address.select', namespace, address },
  ],
  // Connect offers wallets of this namespace, which is now connected. After the modal closed, an
  // embedded one shows the account.
  'account.connected': ({ namespace, connectorId, caipNetworkId }, query) => {
    const found = connectorId === embeddedConnectorId ? [embeddedFound(namespace)] : []
    if (!query.isOpen() || query.currentView() !== 'Connect' || !isOffered(namespace, query))
      return found
    return query.activeNamespace() === namespace
      ? [...found, ...afterConnection(caipNetworkId, query)]
      : [...found, { to: 'modal', type: 'close' }]
  },
  'accountType.selected': ({ namespace, accountType }) => [
    { to: 'connections', type: 'accountType.set', namespace, accountType },
  ],
  'accountType.switched': ({ connection }) =>
    accountTypeSwitched(connection, embeddedAccountType(connection)),
  'accountType.failed': () => [
    { to: 'toast', type: 'show', variant: 'error', code: 'kit/unknown', message: null },
  ],
  'account.disconnected': 'none',
  // The loss of an inactive namespace shows nothing. A view that is connecting another wallet stays
  // open, because that wallet shows its prompt.
  'account.lost': ({ namespace }, query) => [
    { to: 'connections', type: 'connection.clear', namespace },
    ...afterLoss(namespace, query),
  ],
  'holdings.invalidated': 'none',
  'holdings.settled': 'none',
  'holdings.unavailable': ({ quiet }) =>
    quiet
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

/** The embedded wallet announces itself with its first connection: no list offers it as a wallet. */
const embeddedFound = (chain: Namespace): Message => ({
  to: 'connections',
  type: 'connector.found',
  connector: {
    id: embeddedConnectorId,
    name: 'Auth',
    type: 'AUTH',
    chain,
    rdns: null,
    icon: null,
    disputed: false,
  },
})

/** Whether Connect offers the wallets of the namespace. */
const isOffered = (namespace: Namespace, query: Queries) =>
  (query.offeredNamespace() ?? query.activeNamespace() ?? namespace) === namespace
