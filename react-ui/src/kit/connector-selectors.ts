import type { AccountState, Connector, KitState, Namespace } from '@latchkit/core'
import { accountOf } from './namespace-selectors.ts'

/**
 * The connector of an account. Connectors of different namespaces may share an id, so the namespace
 * must match too, except for the remote connector, which serves all namespaces.
 */
export const connectorOf = (
  connectors: readonly Connector[],
  account: Pick<AccountState, 'connectorId' | 'namespace'>,
): Connector | null =>
  connectors.find(
    ({ id, chain, type }) =>
      id === account.connectorId && (chain === account.namespace || type === 'WALLET_CONNECT'),
  ) ?? null

/** The connected wallet of a namespace, by default of the active one. Null if none is connected. */
export function walletOf(state: KitState, namespace?: Namespace): Connector | null {
  const account = accountOf(state, namespace)
  return account?.status === 'connected' ? connectorOf(state.connections.connectors, account) : null
}
