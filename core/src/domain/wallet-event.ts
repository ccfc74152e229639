import type { CaipNetworkId } from './caip.ts'

/** What a connected wallet says by itself. Values are already checked and normalised. */
export type WalletEvent =
  | { type: 'accounts.changed'; accounts: readonly string[] }
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId }
  | { type: 'disconnected' }
