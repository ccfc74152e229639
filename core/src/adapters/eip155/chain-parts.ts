import type { AdapterHost } from '../adapter.ts'
import type { Wallets } from './wallets.ts'

/** What the cheap half hands to the other. `life` ends with the adapter. */
export type ChainParts = { host: AdapterHost; wallets: Wallets; life: AbortSignal }
