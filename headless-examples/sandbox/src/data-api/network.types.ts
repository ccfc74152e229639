import type { BalanceRow } from './data-api.types.ts'

/** A row that is made when somebody comes as far as it. `time`: ms since 1970. */
export type LazyRow = { id: string; time: number; row(): Promise<unknown> }

/** What the service knows of one network, whichever kind it is of. */
export type Network = {
  /** CAIP-2. */
  id: string
  isAddress(address: string): boolean
  balances(account: string): Promise<readonly BalanceRow[]>
  /** Newest first. */
  history(account: string): Promise<readonly LazyRow[]>
  /** By plain address, or the one that stands for the chain's own coin. */
  token(address: string): { id: string; name: string; symbol: string } | null
  /** In wei; null: the chain has no such thing. */
  gasPrice(): Promise<{ standard: string; fast: string; instant: string } | null>
}
