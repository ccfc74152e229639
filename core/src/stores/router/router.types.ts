import type { Outcome, RouterEntry } from '../../protocol/kit-state.ts'
import type { Message, Messages, Outcomes } from '../../protocol/messages.ts'

export type RouterContext = {
  entries: readonly RouterEntry[]
  /** Number of entries so far. It is part of the key of an entry, so that keys are unique. */
  openedCount: number
  direction: 'forward' | 'back'
  /** The pending transactions, oldest first. */
  transactions: readonly Transaction[]
}
/** The messages by outcome. `earlier`: ids of the requests that were pending before. */
export type Transaction = { outcomes: Outcomes; earlier: readonly string[] }
export type RouterEvent = Messages['router']
export type RouterEmitted =
  /** Another view is on top, because it was opened. Going back emits nothing. */
  | { type: 'view.shown'; view: RouterEntry['view'] }
  /** `back` was requested on the root view. */
  | { type: 'stack.emptied' }
  | {
      type: 'transaction.settled'
      outcome: Outcome
      request: string | null
      messages: readonly Message[]
    }
  /** The messages of all cancelled transactions, newest first. */
  | { type: 'transactions.cancelled'; messages: readonly Message[] }
