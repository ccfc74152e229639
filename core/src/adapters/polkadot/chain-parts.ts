import type { AdapterHost } from '../adapter.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'

/** What the page gave. `prefixes`: SS58 numbers by CAIP-2 id. */
export type Given = { host: AdapterHost; prefixes: Readonly<Record<string, number>> }
/** What the cheap half hands to the other: extensions by their key. `life` ends with the adapter. */
export type ChainParts = Given & { wallets: ConnectorRegistry<object>; life: AbortSignal }
