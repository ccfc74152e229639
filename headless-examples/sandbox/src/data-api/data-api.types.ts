import type { SandboxDescription } from '../base/description.ts'
import type { FaultControls } from '../faults/start-fault-server.ts'

/** A row of an account's history, as the hosted data service returns it. */
export type HistoryRow = {
  id: string
  metadata: {
    operationType: string
    hash: string
    /** CAIP-2. */
    chain: string
    /** ISO 8601. */
    minedAt: string
    sentFrom: string
    sentTo: string
    status: string
    nonce: number
  }
  transfers: readonly HistoryTransfer[]
}
export type HistoryTransfer = {
  fungible_info?: { name: string; symbol: string; icon: { url: string } | null }
  nft_info?: {
    name: string
    content: { preview: { url: string } | null; detail: { url: string } | null } | null
    flags: { is_spam: boolean }
  }
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
  value?: number
  price?: number
}

/** A balance of an account, as the hosted data service returns it. */
export type BalanceRow = {
  name: string
  symbol: string
  /** CAIP-2. */
  chainId: string
  /** CAIP-10. Missing for the native coin. */
  address?: string
  value?: number
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

/**
 * A registered name. `addresses` by SLIP-44 coin type: 60 for Ether, 501 for Solana. `claims`:
 * addresses that the service has this name for, although the name does not have them.
 */
export type RegisteredName = {
  name: string
  addresses: Readonly<Record<string, string>>
  claims?: readonly string[]
  avatar?: string
}

/** Settings of a running data service. */
export type DataApiSettings = {
  /**
   * CAIP-2 ids of the supported networks. Other networks have no balances, history or gas price.
   */
  supported: readonly string[]
  /** `cached`: the first balances of an account are returned until a call has `forceUpdate`. */
  balances: 'live' | 'cached'
  /** Prices in US dollars by symbol, which override the default ones. */
  prices: Readonly<Record<string, number>>
  /** Adds names or replaces existing ones; `addresses: null` removes a name. */
  names: readonly (Omit<RegisteredName, 'addresses'> & {
    addresses: RegisteredName['addresses'] | null
  })[]
  /**
   * Rows to add to the history of an account without a check, sorted by their `minedAt`. Rows
   * without `minedAt` come first.
   */
  rows: readonly { account: string; rows: readonly unknown[] }[]
  /** Replaces the on-ramp rows of an account. */
  onramp: readonly { account: string; rows: readonly unknown[] }[]
}

/** `svm`: the Solana node; null for none. `port` 0: any free port. */
export type DataApiOptions = Pick<SandboxDescription, 'chains'> & {
  svm: SandboxDescription['svm'] | null
  port?: number
}

/** A running data service. Faults match the paths of its calls, e.g. `/v1/account/0x…/balance`. */
export type DataApi = FaultControls & {
  url: string
  set(settings: Partial<DataApiSettings>): void
  stop(): Promise<void>
}
