import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

export type NativeCurrency = { name: string; symbol: string; decimals: number }
export type BlockExplorer = { name: string; url: string }

/** A network as a page configures it and as charts hold it: plain data. Specification, section 3. */
export type Network = {
  /** The number or text the chain itself uses: 1, or a genesis hash. */
  id: number | string
  name: string
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  nativeCurrency: NativeCurrency
  /** `default`: what we read from, in order. `public`: what wallets are given in add-chain; never holds a project id. */
  rpcUrls: { default: readonly string[]; public: readonly string[] }
  blockExplorers: readonly BlockExplorer[]
  imageId: string | null
  imageUrl: string | null
  testnet: boolean
}

/** What a page may pass in `networks`: ours, or any viem chain (a viem chain has no namespace; it is eip155). */
export type NetworkOption = {
  id: number | string
  name: string
  chainNamespace?: Namespace | undefined
  caipNetworkId?: string | undefined
  nativeCurrency: NativeCurrency
  rpcUrls: {
    default: { http: readonly string[] }
    [name: string]: { http: readonly string[] } | undefined
  }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  assets?: { imageId?: string | undefined; imageUrl?: string | undefined } | undefined
  testnet?: boolean | undefined
}
