import type { Account } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { isNamed } from './chain-names.ts'
import { isSolanaAddress } from './codecs.ts'

/** A wallet's accounts that are Solana's, each once, in its order: the same wallet may share others beside them. */
export function solanaAccounts(all: readonly StandardAccount[]): readonly StandardAccount[] {
  const known = new Set<string>()
  return all.filter(({ address, chains }) => {
    const isOurs = chains.length === 0 || chains.some((chain) => chain.startsWith('solana:'))
    if (!isOurs || known.has(address) || !isSolanaAddress(address)) return false
    known.add(address)
    return true
  })
}

/** As the kit knows them. */
export const asAccounts = (accounts: readonly StandardAccount[]): readonly Account[] =>
  accounts.map(({ address, label }) => ({
    address,
    type: 'eoa',
    ...(label !== null && { name: label }),
  }))

/** What an account can be used on; one that says nothing goes where its wallet goes. */
export const chainsOf = (
  wallet: StandardWallet,
  account: StandardAccount | undefined,
): readonly string[] =>
  account === undefined || account.chains.length === 0 ? wallet.chains() : account.chains

/** The first of these that the account can be used on. */
export const firstNamed = (
  chains: readonly string[],
  networks: readonly (CaipNetworkId | null)[],
): CaipNetworkId | null =>
  networks.find((network) => network !== null && isNamed(chains, network)) ?? null
