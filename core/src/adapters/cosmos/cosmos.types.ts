/** What a page says of a chain that is not among ours. */
export type CosmosChainOption = {
  /** First letters of its addresses, `osmo`. */
  prefix: string
  /** Its coin in the smallest unit, `uosmo`. */
  denom: string
  /** Whose keys it uses (SLIP-44); 118 where it is not given, 60 on chains with Ethereum-style keys. */
  coinType?: number | undefined
  /** REST address that balances are read from; default: the network's first endpoint. */
  rest?: string | undefined
  /** RPC address that wallets are given when they learn of the chain; default: the network's first public endpoint. */
  rpc?: string | undefined
}

/** Where a wallet puts its page API, what it is called, and which event of the window says that its account changed. */
export type WalletPlace = { path: string; name: string; event: string }

export type CosmosOptions = {
  /** By CAIP-2 id. Cosmos Hub and Osmosis are known. */
  chains?: Readonly<Record<string, CosmosChainOption>> | undefined
  /** Wallets that are looked for before those we know. */
  wallets?: readonly WalletPlace[] | undefined
}

/** A chain as we use it; null: the network's own endpoint. */
export type CosmosChain = {
  prefix: string
  denom: string
  coinType: number
  rest: string | null
  rpc: string | null
}

/** An account's key on one chain. `publicKey`: 33 bytes in hex; `name`: what the wallet calls the account, '' for nothing. */
export type CosmosKey = { address: string; publicKey: string; algo: string; name: string }

/** As wallets answer: base64. */
export type CosmosSignature = { pub_key: { type: string; value: string }; signature: string }
/** A signed document as the wallet returned it: it may have changed the fee, so this is what is to be sent. */
export type CosmosSigned = { signed: object; signature: CosmosSignature }

/** What a page can do with a connected wallet. Errors are `KitError`s. */
export type CosmosProvider = {
  /** The account as it is now; null once it is disconnected. */
  readonly address: string | null
  /** `cosmoshub-4`; null once it is disconnected. */
  readonly chainId: string | null
  /** Hex; null where it was not told yet, which `getKey` asks for: over the relay. */
  readonly publicKey: string | null
  /** Asks the wallet, and checks what it says. */
  getKey(): Promise<CosmosKey>
  /** An ADR-36 signature of a text, verified before it is returned. */
  signArbitrary(text: string): Promise<CosmosSignature>
  /** An amino document, `StdSignDoc`. */
  signAmino(signDoc: object): Promise<CosmosSigned>
  /** `SignDoc`; over the relay its bytes are text, in the encoding the wallet wants. */
  signDirect(signDoc: object): Promise<CosmosSigned>
  /** The wallet's own signer for the chain it is on, for CosmJS; null where there is none. */
  getOfflineSigner: (() => unknown) | null
}
