import type { CaipNetworkId } from '../../domain/caip.ts'
import type { Wallet } from '../../domain/wallet.ts'
import type { ExcludedWallet } from '../../domain/wallet-rules.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

/** Ids are directory ids, as the page's options give them. */
export type DirectoryInput = {
  /** Whether it can be asked at all. */
  directory: boolean
  featuredIds: readonly string[]
  includeIds: readonly string[]
  excludeIds: readonly string[]
  /** Networks of which a recommended wallet knows one; empty: all. */
  chains: readonly CaipNetworkId[]
  /** The page brings wallets of its own: nothing is recommended beside them. */
  customWallets: boolean
}
/** `recommended` null: the directory gave no list of them; `count` is how many wallets there are, featured ones not counted. */
export type DirectoryLists = {
  featured: readonly Wallet[]
  excluded: readonly ExcludedWallet[]
  recommended: readonly Wallet[] | null
  count: number
}
export type DirectoryContext = DirectoryInput & DirectoryLists
export type DirectoryEvent =
  | { type: 'want' }
  /** The browser has a network again. */
  | { type: 'online' }
/** The service does not take this project, or this page. */
export type DirectoryFact = { type: 'directory.refused'; code: ErrorCode }
