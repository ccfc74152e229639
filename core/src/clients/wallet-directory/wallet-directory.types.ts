import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'

/** `page` counts from 1. Ids are directory ids; empty lists and null mean: no such condition. */
export type WalletQuery = {
  page: number
  entries: number
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  search: string | null
  certified: boolean
}
/** `count`: how many wallets meet the conditions in all. */
export type WalletPage = { wallets: readonly Wallet[]; count: number }
/** One entry of the remote configuration, as the service says it; `config` is checked by whoever reads it. */
export type RemoteFeature = {
  id: string
  isEnabled: boolean
  config: readonly string[] | null | undefined
}

/**
 * The hosted list of wallets and what the project's dashboard says. Rejects with `endpoint/…`, `kit/timed-out` (10 s) and, for a refused
 * origin or project, `config/origin-not-allowed` or `config/project-id-invalid`, which are not asked again.
 */
export type WalletDirectory = {
  /** What the connect list begins with. Recommended wallets may be missing; anything else that is rejects. */
  lists(wanted: WantedLists, signal: AbortSignal): Promise<DirectoryLists>
  wallets(query: WalletQuery, signal: AbortSignal): Promise<WalletPage>
  /** Empty when it cannot be read. */
  origins(signal: AbortSignal): Promise<readonly string[]>
  /** null: the call failed. */
  remoteFeatures(signal: AbortSignal): Promise<readonly RemoteFeature[] | null>
  /** false when it cannot be read. */
  isAnalyticsEnabled(signal: AbortSignal): Promise<boolean>
}
