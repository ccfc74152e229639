import type { BalanceRow } from './data-api.types.ts'

/** A history row that is built when its page is requested. `time` in ms since 1970. */
export type LazyRow = { id: string; time: number; row(): Promise<unknown> }

/** One network of the data service. */
export type Network = {
  /** CAIP-2. */
  id: string
  isAddress(address: string): boolean
  balances(account: string): Promise<readonly BalanceRow[]>
  /** Newest first. */
  history(account: string): Promise<readonly LazyRow[]>
  /** Finds a token by its address, or the native coin by its placeholder address. */
  token(address: string): { id: string; name: string; symbol: string } | null
  /** In wei. Null if the network has no gas price. */
  gasPrice(): Promise<{ standard: string; fast: string; instant: string } | null>
}
