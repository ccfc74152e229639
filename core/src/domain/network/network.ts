import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

/** The option `customRpcUrls`: nodes by CAIP-2 id. */
export type CustomRpcUrls = Readonly<Record<string, readonly CustomRpcUrl[]>>
/** `config`: the headers of requests to this URL, for example a key. */
export type CustomRpcUrl = {
  url: string
  config?: { fetchOptions?: { headers?: Readonly<Record<string, string>> } }
}
export type NativeCurrency = { name: string; symbol: string; decimals: number }
export type BlockExplorer = { name: string; url: string }

/** A configured network as plain data, for machines. */
export type Network = {
  /** The chain's own id: a number for EVM, else a genesis hash or name. */
  id: number | string
  name: string
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  nativeCurrency: NativeCurrency
  /**
   * `default`: endpoints from which the kit reads, in order. `public`: endpoints for add-chain
   * requests, which the adapters' JSON-RPC clients try after `default`; never with a project id.
   */
  rpcUrls: { default: readonly string[]; public: readonly string[] }
  blockExplorers: readonly BlockExplorer[]
  imageId: string | null
  imageUrl: string | null
  testnet: boolean
  /** Null: `safe` decides, or the interval of blocks (decision 49). */
  confirmations: number | null
}

/**
 * An item of the option `networks`, or a viem chain. Without a namespace, the network is an eip155
 * network.
 */
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
  /**
   * The number of blocks after which a transfer counts as confirmed, with the block that contains
   * it; 1 or more. Set 1 for a local node that creates no block without a transaction. Default: once
   * that block is `safe`, or without such blocks 2 if the network creates one every 6 s or more
   * slowly, else 12. Only on `eip155`: Solana has finalized blocks.
   */
  confirmations?: number | undefined
}
