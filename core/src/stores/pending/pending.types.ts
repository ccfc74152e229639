import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Messages, WatchedAccount } from '../../protocol/messages.ts'
import type { Resource } from '../../resource/resource.types.ts'

/** `interval`: ms between two counts. */
export type PendingInput = { interval: number }
export type PendingContext = PendingInput & {
  watched: WatchedAccount | null
  /** Number of transfers that this kit sent from the account and that no block includes yet. */
  own: number
  /** Number of pending transactions counted so far. */
  counted: number
}
export type PendingEvent =
  | Messages['pending']
  | { type: 'count.changed'; resource: Resource<number> }
/** The balance of the active account is about to change. */
export type PendingEmitted = { type: 'pending.found'; namespace: Namespace }
