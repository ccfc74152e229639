/** Data of a chain that the adapter does not know, or that replaces the adapter's own data. */
export type CosmosChainOption = {
  /** The prefix of its addresses, such as `osmo`. */
  prefix: string
  /** Its coin in the smallest unit, such as `uosmo`. */
  denom: string
  /** The coin type of its keys (SLIP-44): by default 118; 60 on chains with Ethereum-style keys. */
  coinType?: number | undefined
  /**
   * REST URL for balances and for wallets that add the chain; by default the network's first
   * endpoint. Wallets receive a URL with a query, or one of `customRpcUrls`, only if the network lists
   * it as public: a REST URL with a key belongs in `customRpcUrls`.
   */
  rest?: string | undefined
  /**
   * RPC URL for wallets that add the chain; by default the network's first public endpoint. Wallets
   * receive a URL with a query, or one of `customRpcUrls`, only if the network lists it as public.
   */
  rpc?: string | undefined
}

/**
 * A wallet with Keplr's API. `path`: the path of its object below `window`. `event`: the window
 * event that it dispatches when its account changes.
 */
export type InjectedWallet = { path: string; name: string; event: string }

export type CosmosOptions = {
  /** Data of chains by CAIP-2 id. That of Cosmos Hub and Osmosis is built in. */
  chains?: Readonly<Record<string, CosmosChainOption>> | undefined
  /** Further wallets, which are searched before the known ones. */
  wallets?: readonly InjectedWallet[] | undefined
}

/** A chain's data with defaults. `rest`, `rpc`: null to use the network's own endpoints. */
export type CosmosChain = {
  prefix: string
  denom: string
  coinType: number
  rest: string | null
  rpc: string | null
}

/**
 * An account's key on one chain. `publicKey`: 33 bytes in hex. `name`: the wallet's name for the
 * account, empty if it has none.
 */
export type CosmosKey = { address: string; publicKey: string; algo: string; name: string }

/** A signature as wallets return it, in base64. */
export type CosmosSignature = { pub_key: { type: string; value: string }; signature: string }
/** `signed`: the document to broadcast; the wallet may have changed its fee. */
export type CosmosSigned = { signed: object; signature: CosmosSignature }

/**
 * The provider of a connected wallet. Its errors have the numbers of EIP-1193 as `code`, and the
 * `KitError` as `cause`.
 */
export type CosmosProvider = {
  /** The current address; null while it is unknown and after a disconnect. */
  readonly address: string | null
  /** The current chain, such as `cosmoshub-4`; null after a disconnect. */
  readonly chainId: string | null
  /** Hex; null for a remote wallet until `getKey` has read it. */
  readonly publicKey: string | null
  /** Requests the key and verifies that the address is derived from it. */
  getKey(): Promise<CosmosKey>
  /** Signs a text (ADR-36) and verifies the signature. */
  signArbitrary(text: string): Promise<CosmosSignature>
  /** Signs an amino document, `StdSignDoc`. */
  signAmino(signDoc: object): Promise<CosmosSigned>
  /** Signs a `SignDoc`. A remote wallet expects its bytes as text in the wallet's encoding. */
  signDirect(signDoc: object): Promise<CosmosSigned>
  /** The wallet's own signer for the current chain, for CosmJS; null if it has none. */
  getOfflineSigner: (() => unknown) | null
}
