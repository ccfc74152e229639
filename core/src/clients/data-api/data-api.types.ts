import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Units } from '../../domain/transfer/transfer.ts'

/** `price`: US dollars per token. */
export type TokenPrice = { name: string; symbol: string; iconUrl: string | null; price: number }
/** In wei. */
export type GasPrices = { standard: Units; fast: Units; instant: Units }
/**
 * `cursor`: `next` of the previous page, null for the first. `onramp`: null for all transactions.
 */
export type HistoryQuery = {
  account: CaipAddress
  cursor: string | null
  onramp: 'coinbase' | null
}

/**
 * The hosted data service for one project. Networks that it does not support get empty results.
 * Calls reject with `endpoint/…` (the HTTP status in `details`), `kit/timed-out` (10 s),
 * `kit/aborted` and, for a rejected origin or project, `config/…`, which is not retried. Invalid
 * rows are dropped. `createCachedData` adds the caches that the members below mention.
 */
export type DataApi = {
  /** False if the list of supported networks is unavailable. */
  supports(network: CaipNetworkId, signal: AbortSignal): Promise<boolean>
  /**
   * Name and image that the service has for an address, not verified. Cached for 5 min. `sender`:
   * the connected address, null if none.
   */
  identity(
    account: CaipAddress,
    sender: string | null,
    signal: AbortSignal,
  ): Promise<ClaimedIdentity>
  /**
   * The tokens of an account. Cached for 30 s, except for `forceUpdate`, the CAIP-10 ids of tokens
   * whose balance changed. After a failed call, returns `failedLately` for 30 s without a request.
   */
  balances(
    account: CaipAddress,
    forceUpdate: readonly string[],
    signal: AbortSignal,
  ): Promise<Balances>
  /** One page of transactions, newest first. */
  history(query: HistoryQuery, signal: AbortSignal): Promise<ActivityPage>
  /** Prices by CAIP-10 id of the token; `nativeTokenAddress` stands for the native token. */
  prices(addresses: readonly string[], signal: AbortSignal): Promise<readonly TokenPrice[]>
  /** Throws `data/gas-price-unsupported` if the service does not support the network. */
  gasPrice(network: CaipNetworkId, signal: AbortSignal): Promise<GasPrices>
  /** The record of a name; null if it is not registered. Cached for 5 min unless `fresh`. */
  lookUp(name: string, options: { fresh: boolean }, signal: AbortSignal): Promise<NameRecord | null>
  /** The names of an address, not verified, the primary one first. Cached for 5 min. */
  reverse(
    address: string,
    sender: string | null,
    signal: AbortSignal,
  ): Promise<readonly ClaimedIdentity[]>
}
export type Balances =
  | {
      status: 'read'
      tokens: readonly TokenBalance[]
      /** The number of tokens omitted because they have no decimals (decision 15). */
      hidden: number
    }
  /** The service does not support the network. */
  | { status: 'unsupported' }
  | { status: 'failedLately' }
