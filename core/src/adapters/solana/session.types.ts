import type { AdapterHost } from '../adapter.ts'
import type { Ask } from '../shared/ask.ts'
import type { Reached as ReachedBy, Reach as ReachOf } from '../shared/reach.ts'
import type { Watching as WatchingOf } from '../shared/watching.ts'
import type { StandardWallet } from '../wallet-standard/read-wallet.ts'
import type { Standings } from './standings.ts'

/** A wallet of this page. */
export type Reached = ReachedBy<StandardWallet>
export type Reach = ReachOf<StandardWallet>
export type Watching = WatchingOf<Reached>

/** What everything works with that connects a wallet and keeps it connected. */
export type Session = {
  host: AdapterHost
  reach: Reach
  ask: Ask
  watching: Watching
  standings: Standings
  life: AbortSignal
}
