import type { AccountState, KitState } from '@latchkit/core'
import { embeddedConnectorId, remoteConnectorId } from '@latchkit/core/utils'

/** The connectors that serve several namespaces over one connection. */
const sharedConnectors: readonly (string | null)[] = [remoteConnectorId, embeddedConnectorId]

/**
 * The connected accounts, grouped by wallet: the accounts of a group are disconnected together. A
 * remote wallet and the embedded wallet are one group for all of their namespaces, any other wallet
 * is a group per namespace.
 */
export function connectedWallets(
  accounts: KitState['accounts'],
): readonly (readonly [AccountState, ...AccountState[]])[] {
  const wallets = new Map<string, [AccountState, ...AccountState[]]>()
  for (const account of Object.values(accounts)) {
    if (account.status !== 'connected') continue
    const key = sharedConnectors.includes(account.connectorId)
      ? `${account.connectorId}`
      : `${account.namespace}:${account.connectorId}`
    const others = wallets.get(key)
    if (others === undefined) wallets.set(key, [account])
    else others.push(account)
  }
  return [...wallets.values()]
}
