import type { AdapterHost } from '../adapter.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'

/**
 * `baseFeeMultiplier`: factor of the base fee in the maximum fee of a transaction, as a margin for
 * a rising base fee. A decimal of at least 1; a text is used exactly. Default: 1.2, and 4 on OP-stack
 * rollups.
 */
export type Eip155Options = { baseFeeMultiplier?: string | number }

/** Dependencies that `createEip155` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  wallets: ConnectorRegistry<object>
  options: Eip155Options
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}
