import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { isSolanaAddress } from './codecs.ts'
import { includesNetwork } from './standard-chains.ts'

/**
 * The Solana accounts of a wallet, without duplicates and in the wallet's order. A wallet may also
 * share accounts of other namespaces.
 */
export function solanaAccounts(accounts: readonly StandardAccount[]): readonly StandardAccount[] {
  const addresses = new Set<string>()
  return accounts.filter(({ address, chains }) => {
    const isSolana = chains.length === 0 || chains.some((chain) => chain.startsWith('solana:'))
    if (!isSolana || addresses.has(address) || !isSolanaAddress(address)) return false
    addresses.add(address)
    return true
  })
}

export const toAccounts = (accounts: readonly StandardAccount[]): readonly Account[] =>
  accounts.map(({ address, label }) => ({
    address,
    type: 'eoa',
    ...(label !== null && { name: label }),
  }))

/** The chains of an account. If it lists no chains or is undefined, the chains of the wallet. */
export const chainsOf = (
  wallet: StandardWallet,
  account: StandardAccount | undefined,
): readonly string[] =>
  account === undefined || account.chains.length === 0 ? wallet.chains() : account.chains

/** The first network that `chains` includes. Null if `chains` includes none of the networks. */
export const firstSupported = (
  chains: readonly string[],
  networks: readonly (CaipNetworkId | null)[],
): CaipNetworkId | null =>
  networks.find((network) => network !== null && includesNetwork(chains, network)) ?? null
