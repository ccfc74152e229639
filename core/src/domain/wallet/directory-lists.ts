import type { CaipNetworkId } from '../caip/caip.ts'
import type { Wallet } from './wallet.ts'
import type { ExcludedWallet } from './wallet-rules.ts'

/** What a page wants of the wallet directory before anybody searches; ids are directory ids, as its options give them. */
export type WantedLists = {
  featuredIds: readonly string[]
  includeIds: readonly string[]
  excludeIds: readonly string[]
  /** Networks of which a recommended wallet knows one; empty: all. */
  chains: readonly CaipNetworkId[]
}
/** `recommended` null: the directory gave no list of them; `count` is how many wallets there are, featured ones not counted. */
export type DirectoryLists = {
  featured: readonly Wallet[]
  excluded: readonly ExcludedWallet[]
  recommended: readonly Wallet[] | null
  count: number
}
