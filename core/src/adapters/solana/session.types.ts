import type { AdapterHost } from '../adapter.ts'
import type { EventBuffer as WatchingOf } from '../shared/event-buffer.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type {
  ResolvedWallet as ReachedBy,
  WalletResolver as ReachOf,
} from '../shared/wallet-resolver.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import type { Standings } from './standings.ts'

/** A wallet of this page. */
export type Reached = ReachedBy<StandardWallet>
export type Reach = ReachOf<StandardWallet>
export type Watching = WatchingOf<Reached>

/** What everything works with that connects a wallet and keeps it connected. */
export type Session = {
  host: AdapterHost
  reach: Reach
  ask: GuardedCall
  watching: Watching
  standings: Standings
  life: AbortSignal
}
