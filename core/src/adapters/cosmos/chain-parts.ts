import type { AdapterHost } from '../adapter.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import type { CosmosChainOption, WalletPlace } from './cosmos.types.ts'

/** What the cheap half hands to the other. `life` ends with the adapter. */
export type ChainParts = {
  host: AdapterHost
  roster: ConnectorRegistry<object>
  places: readonly WalletPlace[]
  /** What the page says of chains, by CAIP-2. */
  options: Readonly<Record<string, CosmosChainOption>>
  life: AbortSignal
}
