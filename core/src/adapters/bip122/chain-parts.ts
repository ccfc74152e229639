import type { AdapterHost } from '../adapter.ts'
import type { Wallets } from './wallets.ts'

/** What the cheap half hands to the other. `api`: where balances are read, by CAIP-2. `life` ends with the adapter. */
export type ChainParts = {
  host: AdapterHost
  wallets: Wallets
  api: Readonly<Record<string, string>>
  life: AbortSignal
}
