import type { BalanceRow, DataApiSettings } from './data-api.types.ts'
import type { Names } from './names.ts'
import type { Network } from './network.types.ts'
import type { Prices } from './prices.ts'
import type { createRowsByAccount } from './rows-by-account.ts'

type Rows = ReturnType<typeof createRowsByAccount>

/** What the service knows at the moment. */
export type Service = {
  networks: readonly Network[]
  settings: Pick<DataApiSettings, 'supported' | 'balances'>
  prices: Prices
  names: Names
  /** On top of what the chain says. */
  rows: Rows
  onramp: Rows
  /** Balances as they were first asked, by network and account. */
  cachedBalances: Map<string, readonly BalanceRow[]>
  baseUrl(): string
}
