import type { AccountState, Connector, KitState, Namespace } from '@latchkit/core'
import { accountOf } from '@latchkit/core/internal'

const findConnector = (
  connectors: readonly Connector[],
  account: Pick<AccountState, 'connectorId' | 'namespace'>,
): Connector | null =>
  connectors.find(
    ({ id, chain, type }) =>
      id === account.connectorId && (chain === account.namespace || type === 'WALLET_CONNECT'),
  ) ?? null

/**
 * The connector that names the wallet of an account. Connectors of different namespaces may share an
 * id, so the namespace must match too, except for the remote connector, which serves all namespaces.
 * Null for the embedded wallet: visitors know their login, not its name.
 */
export const connectorOf: typeof findConnector = (connectors, account) => {
  const connector = findConnector(connectors, account)
  return connector?.type === 'AUTH' ? null : connector
}

/** The connected wallet of a namespace, by default of the active one. Null if none is connected. */
export const walletOf = (state: KitState, namespace?: Namespace): Connector | null =>
  connectedWallet(state, namespace, findConnector)

/** As `walletOf`, but null for the embedded wallet: see `connectorOf`. */
export const namedWalletOf = (state: KitState, namespace?: Namespace): Connector | null =>
  connectedWallet(state, namespace, connectorOf)

function connectedWallet(
  state: KitState,
  namespace: Namespace | undefined,
  find: typeof findConnector,
): Connector | null {
  const account = accountOf(state, namespace)
  return account?.status === 'connected' ? find(state.connections.connectors, account) : null
}
