import type { CaipNetworkId } from '../caip/caip.ts'
import type { Account } from './account.ts'

/** What a connected wallet says by itself. Values are already checked and normalised. */
export type WalletEvent =
  /** The active one first. */
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  /** `accounts`: the same accounts, in their order, where they are written differently there (polkadot, cosmos). */
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId; accounts?: readonly Account[] }
  | { type: 'disconnected' }
