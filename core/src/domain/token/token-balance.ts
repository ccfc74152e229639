import type { CaipAddress, CaipNetworkId } from '../caip/caip.ts'

/** One row of a portfolio. Specification, section 3. Fiat figures are in US dollars, and only ever shown: nothing is sent by them. */
export type TokenBalance = {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 of the contract or mint; null: the native token. */
  address: CaipAddress | null
  /** null: the service does not know. */
  value: number | null
  price: number | null
  /** `numeric`: exact decimal text in whole tokens. */
  quantity: { decimals: number; numeric: string }
  iconUrl: string | null
}

/** What a name service says of an address. */
export type Identity = { name: string | null; avatar: string | null }
