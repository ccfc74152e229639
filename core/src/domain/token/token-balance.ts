import type { CaipAddress, CaipNetworkId } from '../caip/caip.ts'

/**
 * One row of a portfolio. Fiat values are in US dollars and for display only: no transfer uses
 * them.
 */
export type TokenBalance = {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 of the contract or mint. Null for the native token. */
  address: CaipAddress | null
  /** Null if the data API has no value. */
  value: number | null
  price: number | null
  /** `numeric`: exact decimal text in whole tokens. */
  quantity: { decimals: number; numeric: string }
  iconUrl: string | null
}

/** Name and avatar of an address. The record of the name has this address (fault V11). */
export type Identity = { name: string | null; avatar: string | null }
