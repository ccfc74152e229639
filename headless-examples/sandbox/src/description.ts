import type { Address } from 'viem'

export type SandboxChain = { chainId: number; name: string; rpc: string; token: Address }

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
  /** The Solana chain's node, by HTTP and by WebSocket. */
  svm: { rpc: string; ws: string }
  /** Base address of what says who has what on Bitcoin, Polkadot and Cosmos. */
  balances: string
}
