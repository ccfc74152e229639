import type { ActiveAccounts } from '../../domain/account/active-accounts.ts'
import type { ActivityRow } from '../../domain/activity/activity.ts'
import type { ActivityMonth } from '../../domain/activity/activity-rows.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

export type ActivityInput = ActiveAccounts
export type ActivityContext = ActivityInput & {
  /** What happened on the network, as it came. */
  rows: readonly ActivityRow[]
  /** What was bought with a card. */
  purchases: readonly ActivityRow[]
  /** The cursor of the next page; null: the first is asked for, or there is no further one. */
  next: string | null
  /** Cursors that were given so far: one that comes again leads nowhere (fault case G8). */
  cursors: readonly string[]
  /** Pages in a row that brought nothing to show. */
  barren: number
  showsHidden: boolean
  /** ms since 1970 when reading began; 0: not yet. */
  now: number
  problem: ErrorCode
}
export type ActivityCommand =
  | { type: 'loadMore' | 'retry' | 'refresh' }
  | { type: 'showHidden'; on: boolean }
export type ActivityEvent =
  | ActivityCommand
  | { type: 'clock.read'; now: number }
  /** The current card purchases. */
  | { type: 'purchases.read'; rows: readonly ActivityRow[] }
  /** The browser is online again. */
  | { type: 'online' }
  | KitEvent<
      | 'account.connected'
      | 'account.changed'
      | 'account.lost'
      | 'account.disconnected'
      | 'network.changed'
      | 'transfer.sent'
      | 'transfer.confirmed'
      | 'transfer.reverted'
      | 'transfer.replaced'
    >
export type ActivityEmitted = { type: 'activity.failed'; code: ErrorCode }
export type ActivityOutput = never

export type AskPage = { account: CaipAddress; cursor: string | null }

/** A row as it is listed. `doubtful`: it carries something that should not be believed. */
export type ActivityItem = ActivityRow & { doubtful: boolean }

/** What the list may show, and the only things it may do there. */
export type ActivityView =
  /** Nobody is connected. */
  | { step: 'absent'; problem: ErrorCode }
  | { step: 'loading' }
  | { step: 'failed'; problem: ErrorCode; retry(): void }
  | { step: 'empty'; refresh(): void }
  | {
      step: 'listed'
      /** ms since 1970 when reading began: what of the months is this year's. */
      now: number
      /** Newest first. */
      months: readonly (Omit<ActivityMonth, 'rows'> & { rows: readonly ActivityItem[] })[]
      /** What is held as far as the rows tell. */
      nfts: readonly Nft[]
      /** How many rows are not shown because they are only there to mislead, or would not be if `showsHidden` were off. */
      hidden: number
      showsHidden: boolean
      showHidden(on: boolean): void
      /** `stuck`: the next page did not come. */
      rest: 'more' | 'loading' | 'stuck' | 'end'
      /** Brings the next page; null: there is none, or it is on its way. */
      loadMore: (() => void) | null
      /** Asks again for what did not come. */
      retry: (() => void) | null
      problem: ErrorCode | null
      refresh(): void
    }
