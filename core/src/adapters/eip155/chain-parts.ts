import type { AdapterHost } from '../adapter.ts'
import type { Wallets } from './wallets.ts'

/** `baseFeeMultiplier`: how much of the base fee a transaction pays for at most, as an exact decimal of at least 1; default 1.2. */
export type Eip155Options = { baseFeeMultiplier?: string | number }

/** What the cheap half hands to the other. `life` ends with the adapter. */
export type ChainParts = {
  host: AdapterHost
  wallets: Wallets
  options: Eip155Options
  life: AbortSignal
}
