import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'

/** `page` starts at 1. Ids are directory ids. Empty lists and null set no condition. */
export type WalletQuery = {
  page: number
  entries: number
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  search: string | null
  certified: boolean
}
/** `count`: the number of matching wallets on all pages. */
export type WalletPage = { wallets: readonly Wallet[]; count: number }
/**
 * The wallet directory and the settings of the project's dashboard. Calls reject with `endpoint/…`,
 * `kit/timed-out` (10 s), `kit/aborted` and, for a rejected origin or project,
 * `config/origin-not-allowed` or `config/project-id-invalid`; the latter two are not retried.
 */
export type WalletDirectory = {
  /** The wallets at the top of the connect list. */
  lists(query: DirectoryQuery, signal: AbortSignal): Promise<DirectoryLists>
  wallets(query: WalletQuery, signal: AbortSignal): Promise<WalletPage>
  /**
   * The allowed origin patterns; null if the response has no list, empty if the call fails. `again`:
   * not from the cache, because a list that refuses the page may have been corrected (fault EM20).
   */
  origins(signal: AbortSignal, reading?: 'cached' | 'again'): Promise<readonly string[] | null>
  /** Null if the call fails. */
  remoteFeatures(signal: AbortSignal): Promise<readonly RemoteEntry[] | null>
  /** False if the call fails. */
  isAnalyticsEnabled(signal: AbortSignal): Promise<boolean>
}
