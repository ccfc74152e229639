import { parseAddress } from '../../clients/address/parse-address.ts'
import type { BitcoinAddress, RelayNamespace } from '../../clients/relay/relay.types.ts'
import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { grantedAccounts, networkOfAccount } from '../../domain/remote/remote-grant.ts'

/**
 * Combines the accounts of a grant with the Bitcoin addresses that the wallet reports, by network.
 */
export type AddressCache = {
  /** The accounts on the network. Null if the grant contains no account on it. */
  accountsOn(
    namespace: Namespace,
    grant: RelayNamespace,
    network: CaipNetworkId,
  ): readonly Account[] | null
  set(network: CaipNetworkId, addresses: readonly BitcoinAddress[]): void
  /** Sets the addresses for every network on which the grant contains one of them. */
  setForGrant(grant: RelayNamespace, addresses: readonly BitcoinAddress[]): void
  clear(): void
}

export function createAddressCache(): AddressCache {
  const reported = new Map<CaipNetworkId, readonly BitcoinAddress[]>()
  return {
    accountsOn(namespace, { accounts }, network) {
      const onNetwork = accounts.filter((account) => networkOfAccount(account) === network)
      if (onNetwork.length === 0) return null
      const granted = grantedAccounts(namespace, onNetwork, network)
      const addresses = reported.get(network) ?? []
      const detailed = granted.map((account) => {
        const match = addresses.find((entry) => entry.account.address === account.address)
        return match?.account ?? account
      })
      // Omit addresses without an intention: they may be change addresses, which are no accounts.
      const additional = addresses.filter(
        ({ account, hasIntention }) =>
          hasIntention &&
          parseAddress(namespace, account.address, network) !== null &&
          !granted.some(({ address }) => address === account.address),
      )
      return [...detailed, ...additional.map(({ account }) => account)]
    },
    setForGrant({ accounts }, addresses) {
      for (const account of accounts) {
        const address = addressOf(account)
        if (addresses.some((entry) => entry.account.address === address))
          reported.set(networkOfAccount(account), addresses)
      }
    },
    set: (network, addresses) => void reported.set(network, addresses),
    clear: () => reported.clear(),
  }
}
