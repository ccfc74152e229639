import type { CaipNetworkId } from '../caip/caip.ts'
import type { Account } from './account.ts'

/** An event of a connected wallet. Values are checked and normalised. */
export type WalletEvent =
  /** The active account is the first. */
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  /**
   * `accounts`: the same accounts in the same order, if the new network formats addresses
   * differently (polkadot, cosmos).
   */
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId; accounts?: readonly Account[] }
  | { type: 'disconnected' }
