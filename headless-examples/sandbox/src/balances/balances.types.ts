import type { FaultControls } from '../faults/start-fault-server.ts'

/**
 * A balance to set. `chain`: CAIP-2. `amount`: in base units. `denom`: Cosmos denomination; if
 * omitted, that of the chain's native coin.
 */
export type AddressBalance = { chain: string; address: string; amount: string; denom?: string }

export type BalancesOptions = { port?: number }

/**
 * Running services that return Bitcoin, Polkadot and Cosmos balances: `{url}/bip122/api` is an
 * Esplora API, `{url}/polkadot/{reference}` a JSON-RPC node, `{url}/cosmos/{reference}` a REST
 * gateway. Faults match these paths.
 */
export type Balances = FaultControls & {
  url: string
  /** Replaces the balances of these addresses. */
  set(balances: readonly AddressBalance[]): void
  stop(): Promise<void>
}
