import type { ViewName } from '../../domain/routing/view-name.ts'
import type { Outcome, RouterEntry } from '../../protocol/kit-state.ts'
import type { RouterTell, Tell } from '../../protocol/messages.ts'

type Event<T extends RouterTell> = T extends unknown ? Omit<T, 'to'> : never
export type Outcomes = Record<Outcome, readonly Tell[]>
export type RouterContext = {
  entries: readonly RouterEntry[]
  /** Numbers the entries, so that a view opened twice is two. */
  opened: number
  direction: 'forward' | 'back'
  transactions: readonly Outcomes[]
}
export type RouterEvent =
  | { type: 'push' | 'replace' | 'reset'; view: ViewName; data?: unknown }
  | { type: 'back.to'; index: number }
  | Event<
      Extract<
        RouterTell,
        {
          type:
            | 'back'
            | 'networkSwitched'
            | 'transaction.push'
            | 'transaction.pop'
            | 'transactions.leave'
        }
      >
    >
export type RouterFact =
  /** Back was asked on the last page: the modal closes. */
  | { type: 'stack.emptied' }
  | { type: 'transaction.settled'; outcome: Outcome; tells: readonly Tell[] }
  /** What all cancelled ones have to say, the newest first. */
  | { type: 'transactions.left'; tells: readonly Tell[] }
