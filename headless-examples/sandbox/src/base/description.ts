import type { Address } from 'viem'

/** What the sandbox calls a token: `dollar` has 6 decimals, and `twin` its very name and symbol; `coin` 8, `euro` 18, `points` none; `old` answers nothing to a transfer, `stone` refuses every one. */
export type TokenId = 'dollar' | 'twin' | 'coin' | 'euro' | 'points' | 'old' | 'stone'
export type SandboxToken = {
  id: TokenId
  address: Address
  name: string
  symbol: string
  decimals: number
}
/** ERC-721. `isSpam`: the data service says so. */
export type SandboxCollection = {
  id: 'stamps' | 'prizes'
  address: Address
  name: string
  isSpam: boolean
}
export type SandboxChain = {
  chainId: number
  name: string
  rpc: string
  /** The dollar's address. */
  token: Address
  tokens: readonly SandboxToken[]
  collections: readonly SandboxCollection[]
  /** Trades one token for another; null: not on this chain. */
  market: Address | null
}
/** `gem` has 9 decimals. */
export type SandboxMint = {
  id: 'dollar' | 'gem'
  mint: string
  name: string
  symbol: string
  decimals: number
}

/** Where everything of a running sandbox is: the one line of `npm run sandbox -- --json`, and `/sandbox.json` of the demo page. */
export type SandboxDescription = {
  chains: readonly SandboxChain[]
  /** Funded on every chain, with Ether and with the token. */
  accounts: readonly Address[]
  /** Words of the keys behind `accounts`; worth nothing outside. */
  mnemonic: string
  /** Where page and phone meet: a `ws:` address. */
  relay: string
  /** Base address of the wallet directory. */
  directory: string
  /** The Solana chain's node, by HTTP and by WebSocket, and what is held there. */
  svm: { rpc: string; ws: string; tokens: readonly SandboxMint[] }
  /** Base address of what says who has what on Bitcoin, Polkadot and Cosmos. */
  balances: string
  /** Base address of the data service: balances, history, prices, names. */
  data: string
}
