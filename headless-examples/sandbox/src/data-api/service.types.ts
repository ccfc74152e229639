import type { BalanceRow, DataApiSettings } from './data-api.types.ts'
import type { Names } from './names.ts'
import type { Network } from './network.types.ts'
import type { Prices } from './prices.ts'
import type { createRowsByAccount } from './rows-by-account.ts'

type RowsByAccount = ReturnType<typeof createRowsByAccount>

/** The current data of the data service. */
export type Service = {
  networks: readonly Network[]
  settings: Pick<DataApiSettings, 'supported' | 'balances'>
  prices: Prices
  names: Names
  /** History rows in addition to those of the chains. */
  rows: RowsByAccount
  onramp: RowsByAccount
  /** Last read balances, by network id and account. */
  cachedBalances: Map<string, readonly BalanceRow[]>
  baseUrl(): string
}
