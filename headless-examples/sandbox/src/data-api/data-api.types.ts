import type { SandboxDescription } from '../base/description.ts'
import type { FaultControls } from '../faults/start-fault-server.ts'

/** A row of an account's history as it is on the wire. */
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

/** One line of what an account has, as it is on the wire. */
export type BalanceRow = {
  name: string
  symbol: string
  /** CAIP-2. */
  chainId: string
  /** CAIP-10; missing: the chain's own coin. */
  address?: string
  value?: number
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

/** What is registered under a name. `addresses` by SLIP-44 coin type: 60 is Ether's, 501 Solana's. */
export type RegisteredName = {
  name: string
  addresses: Readonly<Record<string, string>>
  avatar?: string
}

/** What can be set while the service runs. */
export type DataApiSettings = {
  /** CAIP-2 ids that it says it knows; the others have empty answers. */
  supported: readonly string[]
  /** `kept`: what an account has is told as it was first asked, until `forceUpdate` is. */
  balances: 'live' | 'kept'
  /** US dollars by symbol, over those of the table. */
  prices: Readonly<Record<string, number>>
  /** Added, or in the place of those of the same name; `null` for `addresses` takes one away. */
  names: readonly (Omit<RegisteredName, 'addresses'> & {
    addresses: RegisteredName['addresses'] | null
  })[]
  /** Rows as they stand, whatever they are, among what the chain says of an account: where their `minedAt` puts them, else on top. */
  rows: readonly { account: string; rows: readonly unknown[] }[]
  /** Instead of the on-ramp rows that an account had. */
  onramp: readonly { account: string; rows: readonly unknown[] }[]
}

/** `port` 0 takes a free one. */
export type DataApiOptions = Pick<SandboxDescription, 'chains'> & {
  svm: SandboxDescription['svm'] | null
  port?: number
}

/** The hosted data service over chains of this machine. Faults go by the paths of its calls: `/v1/account/0x…/balance`. */
export type DataApi = FaultControls & {
  url: string
  set(settings: Partial<DataApiSettings>): void
  stop(): Promise<void>
}
