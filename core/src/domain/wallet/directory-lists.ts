import type { CaipNetworkId } from '../caip/caip.ts'
import type { Wallet } from './wallet.ts'
import type { ExcludedWallet } from './wallet-rules.ts'

/** The page's options for the lists of the wallet directory. Ids are directory ids. */
export type DirectoryQuery = {
  featuredIds: readonly string[]
  includeIds: readonly string[]
  excludeIds: readonly string[]
  /** Recommended wallets support one of these networks. If empty, any wallet is recommended. */
  chains: readonly CaipNetworkId[]
}
/**
 * `recommended` is null if the directory has no such list. `count`: the number of all wallets
 * except the featured wallets.
 */
export type DirectoryLists = {
  featured: readonly Wallet[]
  excluded: readonly ExcludedWallet[]
  recommended: readonly Wallet[] | null
  count: number
}
