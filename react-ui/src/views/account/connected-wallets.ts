import type { AccountState, KitState } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'

/**
 * The connected accounts, grouped by wallet: the accounts of a group are disconnected together. A
 * remote wallet is one group for all of its namespaces, any other wallet is a group per namespace.
 */
export function connectedWallets(
  accounts: KitState['accounts'],
): readonly (readonly [AccountState, ...AccountState[]])[] {
  const wallets = new Map<string, [AccountState, ...AccountState[]]>()
  for (const account of Object.values(accounts)) {
    if (account.status !== 'connected') continue
    const key =
      account.connectorId === remoteConnectorId
        ? remoteConnectorId
        : `${account.namespace}:${account.connectorId}`
    const others = wallets.get(key)
    if (others === undefined) wallets.set(key, [account])
    else others.push(account)
  }
  return [...wallets.values()]
}
