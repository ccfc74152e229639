import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'

/** ms between looks. */
export type PendingInput = { interval: number }
/** An account on its network. */
export type Watched = { namespace: Namespace; network: Network; address: string }
export type PendingContext = PendingInput & {
  watched: Watched | null
  /** How many of its transfers a wallet of this page has sent, and no block has taken. */
  own: number
  /** How many pending transactions were seen of it so far. */
  seen: number
}
export type PendingEvent = { type: 'watch'; watched: Watched | null; own: number }
/** Its balance is about to change. */
export type PendingFact = { type: 'pending.found'; namespace: Namespace }
