import type { AccountState, KitState } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'

/**
 * The accounts that are connected, by the wallets that are let go of one by one: a wallet across the relay leaves all namespaces at once,
 * any other wallet each by itself.
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
