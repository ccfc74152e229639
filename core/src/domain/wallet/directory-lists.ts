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
export type DirectoryLists = {
  /** The wallets of `featuredWalletIds`, in that order. */
  featured: readonly Wallet[]
  /**
   * The directory's entries of the wallets that the page excluded. Installed wallets that match an
   * entry are hidden too.
   */
  excluded: readonly ExcludedWallet[]
  /** Null if the directory has no such list. */
  recommended: readonly Wallet[] | null
  /** How many wallets All Wallets lists, without the featured ones. */
  count: number
}
