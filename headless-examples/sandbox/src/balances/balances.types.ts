import type { FaultStrings } from '../faults/start-fault-server.ts'

/** What an address is to have: in the smallest unit, on a chain by its CAIP-2. Without `denom` it is the chain's own coin. */
export type HeldBalance = { chain: string; address: string; amount: string; denom?: string }

export type BalancesOptions = { port?: number }

/**
 * Where Bitcoin, Polkadot and Cosmos balances are read. `{url}/bip122/api` speaks as Esplora does,
 * `{url}/polkadot/{reference}` JSON-RPC, `{url}/cosmos/{reference}` as a Cosmos chain's REST gateway; faults go by these paths.
 */
export type Balances = FaultStrings & {
  url: string
  /** Replaces what these addresses had. */
  set(balances: readonly HeldBalance[]): void
  stop(): Promise<void>
}
