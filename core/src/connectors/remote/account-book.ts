import type { BitcoinAddress, RelayNamespace } from '../../clients/relay/relay.types.ts'
import type { Account } from '../../domain/account/account.ts'
import { addressOf, type CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { grantedAccounts, networkOfAccount } from '../../domain/remote/remote-grant.ts'

/** Accounts by network: what the session grants, and what its wallet tells of its Bitcoin addresses besides. */
export type AccountBook = {
  /** Only those written for this network; null where nothing is granted there. */
  on(namespace: Namespace, grant: RelayNamespace, network: CaipNetworkId): readonly Account[] | null
  learn(network: CaipNetworkId, addresses: readonly BitcoinAddress[]): void
  /** The same, of every network where one of the addresses is granted. */
  learnFrom(grant: RelayNamespace, addresses: readonly BitcoinAddress[]): void
  forget(): void
}

export function createAccountBook(): AccountBook {
  const learned = new Map<CaipNetworkId, readonly BitcoinAddress[]>()
  return {
    on(namespace, { accounts }, network) {
      const there = accounts.filter((account) => networkOfAccount(account) === network)
      if (there.length === 0) return null
      const granted = grantedAccounts(namespace, there, network)
      const told = learned.get(network) ?? []
      const known = granted.map(
        (one) => told.find(({ account }) => account.address === one.address)?.account ?? one,
      )
      const isNew = ({ account, isMeant }: BitcoinAddress) =>
        isMeant && !granted.some(({ address }) => address === account.address)
      return [...known, ...told.filter(isNew).map(({ account }) => account)]
    },
    learnFrom({ accounts }, addresses) {
      for (const account of accounts) {
        if (addresses.some((one) => one.account.address === addressOf(account)))
          learned.set(networkOfAccount(account), addresses)
      }
    },
    learn: (network, addresses) => void learned.set(network, addresses),
    forget: () => learned.clear(),
  }
}
