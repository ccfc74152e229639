import type { AdapterHost } from '../adapter.ts'
import type { Wallets } from './wallets.ts'

/**
 * `baseFeeMultiplier`: how often the base fee is covered by the maximum fee of a transaction. An
 * exact decimal of at least 1; default 1.2.
 */
export type Eip155Options = { baseFeeMultiplier?: string | number }

/** Dependencies that `createEip155` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  wallets: Wallets
  options: Eip155Options
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}
