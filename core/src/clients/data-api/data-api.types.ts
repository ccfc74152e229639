import type { NameRecord } from '../../domain/account/name-record.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Identity, TokenBalance } from '../../domain/token/token-balance.ts'
import type { Units } from '../../domain/transfer/transfer.ts'

/** What a token is worth: US dollars for one. */
export type TokenPrice = { name: string; symbol: string; iconUrl: string | null; price: number }
/** In wei. */
export type GasPrices = { standard: Units; fast: Units; instant: Units }
export type HistoryQuery = {
  account: CaipAddress
  cursor: string | null
  onramp: 'coinbase' | null
}

/**
 * The hosted data service of section 7, for one project. What a network does not support has the empty answer of the table. Rejects with
 * `endpoint/…` (the status as cause), `kit/timed-out` (10 s) and, for a refused origin or project, `config/…`, which is not asked again.
 * Rows that read badly are dropped.
 */
export type DataApi = {
  /** false where it cannot be told. */
  supports(network: CaipNetworkId, signal: AbortSignal): Promise<boolean>
  /** Of the plain address on its network; good for 5 min. `sender`: who is connected. */
  identity(account: CaipAddress, sender: string | null, signal: AbortSignal): Promise<Identity>
  /** Good for 30 s, `forceUpdate` (CAIP-10s that changed) asks anew. For 30 s after a failure it is empty (`failedLately`). */
  balances(
    account: CaipAddress,
    forceUpdate: readonly string[],
    signal: AbortSignal,
  ): Promise<Balances>
  history(query: HistoryQuery, signal: AbortSignal): Promise<ActivityPage>
  /** By CAIP-10 of the token, `nativeTokenAddress` for the native one. */
  prices(addresses: readonly string[], signal: AbortSignal): Promise<readonly TokenPrice[]>
  /** Throws `data/gas-price-unsupported`. */
  gasPrice(network: CaipNetworkId, signal: AbortSignal): Promise<GasPrices>
  /** null: nobody registered it. Good for 5 min, `fresh` asks anew. */
  lookUp(name: string, options: { fresh: boolean }, signal: AbortSignal): Promise<NameRecord | null>
  /** Names of an address, first is preferred; good for 5 min. */
  reverse(
    address: string,
    sender: string | null,
    signal: AbortSignal,
  ): Promise<readonly NameRecord[]>
}
export type Balances =
  | {
      status: 'read'
      tokens: readonly TokenBalance[] /** Left out for having no decimals (decision 15). */
      hidden: number
    }
  /** The network is not among those the service knows. */
  | { status: 'unsupported' }
  | { status: 'failedLately' }
