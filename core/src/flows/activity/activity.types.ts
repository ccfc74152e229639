import type { ActiveAccounts } from '../../domain/account/active-accounts.ts'
import type { ActivityRow } from '../../domain/activity/activity.ts'
import type { ActivityMonth } from '../../domain/activity/activity-rows.ts'
import type { ResourceView } from '../../domain/resource-view.ts'
import type { Nft } from '../../domain/token/nft.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AccountEventType, KitEvent } from '../../protocol/events.ts'
import type { Resource } from '../../resource/resource.types.ts'

/** `enabled`: whether project and page have the activity turned on. */
export type ActivityInput = ActiveAccounts & { enabled: boolean }
export type ActivityContext = ActivityInput & {
  list: Resource<ActivityList>
  /** The failure was reported. It is not repeated until the list is read, or the visitor asks. */
  reported: boolean
  /** Card purchases. */
  purchases: readonly ActivityRow[]
  showsHidden: boolean
  /** Time when reading started, in ms since 1970. 0 before that. */
  now: number
}
/** The transactions of an account that were read so far. */
export type ActivityList = {
  /** Transactions on the active network, in the order of the service. */
  rows: readonly ActivityRow[]
  /** The cursor of the next page. Null before the first page and after the last one. */
  next: string | null
  /** Cursors returned so far. A repeated cursor ends the list (fault G8). */
  cursors: readonly string[]
  /** Number of pages in a row that added no row. */
  emptyPages: number
}
export type ActivityCommand = { type: 'loadMore' | 'refresh' } | { type: 'showHidden'; on: boolean }
export type ActivityEvent =
  | ActivityCommand
  | { type: 'clock.read'; now: number }
  /** The current card purchases. */
  | { type: 'purchases.read'; rows: readonly ActivityRow[] }
  | { type: 'activity.changed'; resource: Resource<ActivityList> }
  | KitEvent<
      | AccountEventType
      | 'features.changed'
      | 'network.changed'
      | 'chain.changed'
      | 'transfer.sent'
      | 'transfer.confirmed'
      | 'transfer.reverted'
      | 'transfer.replaced'
    >
export type ActivityEmitted =
  /** The visitor loads the page at this cursor. */
  | { type: 'page.requested'; cursor: string | null }
  /** Reading failed. `cursor`: of the page; null for the first one. */
  | { type: 'activity.failed'; code: ErrorCode; cursor: string | null }
export type ActivityOutput = never

/** A listed row. `suspicious`: it may be spam or address poisoning. */
export type ActivityItem = ActivityRow & { suspicious: boolean }

/** The transactions of an account. After a further page failed, only its card purchases. */
export type ShownActivity = {
  /** Time when reading started, in ms since 1970. Months of its year are shown without a year. */
  now: number
  /** Newest first. */
  months: readonly (Omit<ActivityMonth, 'rows'> & { rows: readonly ActivityItem[] })[]
  /** NFTs that were received and not sent, according to the rows (decision 34). */
  nfts: readonly Nft[]
  /**
   * Number of rows that count as address poisoning (fault M6). `months` contains these rows only
   * while `showsHidden` is true.
   */
  hidden: number
  showsHidden: boolean
  /** The account has no transactions. False if all of them are hidden. */
  empty: boolean
  /** The last page was read. Stays true while a complete list is read again. */
  complete: boolean
}
/**
 * The transactions of the active account. `idle`: without a problem, the project or the page has
 * the activity turned off; with one, no account is connected on the active network.
 */
export type ActivityView = ResourceView<ShownActivity> & {
  /** Null without data. */
  showHidden: ((on: boolean) => void) | null
}
