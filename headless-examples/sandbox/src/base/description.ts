import type { Address } from 'viem'

/**
 * Id of a token within the sandbox. `dollar` has 6 decimals; `twin` has the same name, symbol and
 * decimals; `coin` has 8, `euro` 18 and `points` 0. `transfer` of `old` returns no data, `transfer`
 * of `stone` reverts.
 */
export type TokenId = 'dollar' | 'twin' | 'coin' | 'euro' | 'points' | 'old' | 'stone'
export type SandboxToken = {
  id: TokenId
  address: Address
  name: string
  symbol: string
  decimals: number
}
/** An ERC-721 collection. `isSpam`: the data service flags it as spam. */
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
  /** Address of the `dollar` token. */
  token: Address
  tokens: readonly SandboxToken[]
  collections: readonly SandboxCollection[]
  /** Contract that trades one token for another. Null if the chain has none. */
  market: Address | null
}
/** An SPL token. `dollar` has 6 decimals, `gem` 9. */
export type SandboxMint = {
  id: 'dollar' | 'gem'
  mint: string
  name: string
  symbol: string
  decimals: number
}

/**
 * Addresses of a running sandbox: the output of `npm run sandbox -- --json` and the content of
 * `/sandbox.json`.
 */
export type SandboxDescription = {
  chains: readonly SandboxChain[]
  /** Accounts that hold Ether and the `dollar` token on every chain. */
  accounts: readonly Address[]
  /** Mnemonic of `accounts`. */
  mnemonic: string
  /** WebSocket URL of the WalletConnect relay. */
  relay: string
  /** Base URL of the wallet directory. */
  directory: string
  /** HTTP and WebSocket URLs of the Solana node, and its tokens. */
  svm: { rpc: string; ws: string; tokens: readonly SandboxMint[] }
  /** Base URL of the balance services for Bitcoin, Polkadot and Cosmos. */
  balances: string
  /** Base URL of the data service: balances, history, prices, names. */
  data: string
  /**
   * Base URL of the sign-in server: sessions with a cookie at `/cookie`, with a token at `/bearer`;
   * below `/plain` plain texts sign in, too.
   */
  signIn: string
  /**
   * Base URL of the telemetry service. The page at its root shows the project's owner the received
   * events and the settings of the project.
   */
  telemetry: string
  /**
   * Base URL of the embedded wallet. The page of its frame is `/sdk`, the e-mails that it sends are
   * on the page `/mailbox`.
   */
  embedded: string
}
