import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type {
  ResolvedWallet as ReachedBy,
  WalletResolver as ReachOf,
} from '../shared/wallet-resolver.ts'
import type { Chains } from './chains.ts'
import type { WalletPlace } from './cosmos.types.ts'
import type { LoadCurve } from './key-owner.ts'
import type { Standings } from './standings.ts'
import type { WalletCalls } from './wallet-calls.ts'

/** A wallet one can talk to now, and what it is known by. */
export type Reached = ReachedBy<WalletCalls> & { connectorId: string }
/** From connector ids to wallets. */
export type Reach = ReachOf<WalletCalls>

/** What the parts of the adapter's lazy half share. */
export type Family = {
  platform: Platform
  networks: AdapterHost['networks']
  places: readonly WalletPlace[]
  ask: GuardedCall
  reach: Reach
  chains: Chains
  standings: Standings
  curve: LoadCurve
  life: AbortSignal
}
