import {
  activeAccount,
  activeAccountsOf,
  type NamespaceData,
} from '../../domain/account/active-accounts.ts'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { dropSpam, rowsOnNetwork, uniqueRows } from '../../domain/activity/activity-rows.ts'
import { limits } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ActivityContext, ActivityInput, PageRequest } from './activity.types.ts'

/** The accounts of the flow, and whether the activity is on. */
export const activityInput = (state: KitState, data: NamespaceData): ActivityInput => ({
  ...activeAccountsOf(state, data),
  enabled: state.config.remoteFeatures?.activity ?? false,
})

/** The context of an account before its first page. */
export const emptyActivity: Omit<ActivityContext, keyof ActivityInput | 'showsHidden' | 'now'> = {
  rows: [],
  purchases: [],
  next: null,
  cursors: [],
  emptyPages: 0,
  problem: 'kit/unknown',
}

/**
 * Input of the next page; of the first page while `next` is null. Throws
 * `data/history-without-address` without an active account.
 */
export function pageInput({ context }: { context: ActivityContext }): PageRequest {
  const account = activeAccount(context)
  if (account === null) throw new KitError('data/history-without-address')
  return { account, cursor: context.next }
}
/** Input of the first page. */
export const newestInput = (args: { context: ActivityContext }): PageRequest => ({
  ...pageInput(args),
  cursor: null,
})

/** The rows of the active network, without those that contain only spam NFTs. */
export const rowsOfNetwork = ({ network }: ActivityContext, rows: readonly ActivityRow[]) =>
  network === null ? [] : rowsOnNetwork(dropSpam(rows), network)

/**
 * Appends a page. The list ends at a page without a next cursor, with a cursor that was returned
 * before, or after `limits.emptyPages` pages in a row that add no row (fault G8).
 */
export function withPage(context: ActivityContext, page: ActivityPage) {
  const rows = uniqueRows([...context.rows, ...rowsOfNetwork(context, page.rows)])
  const emptyPages = rows.length === context.rows.length ? context.emptyPages + 1 : 0
  const continues =
    page.next !== null && !context.cursors.includes(page.next) && emptyPages < limits.emptyPages
  return {
    rows,
    emptyPages,
    next: continues ? page.next : null,
    cursors: page.next === null ? context.cursors : [...context.cursors, page.next],
  }
}

/**
 * Merges a newer first page into the list. If the page has no row in common with the list, it
 * replaces the list, because rows between the two may be missing.
 */
export function withNewest(context: ActivityContext, page: ActivityPage) {
  const newest = rowsOfNetwork(context, page.rows)
  const newestIds = new Set(newest.map(({ id }) => id))
  const others = context.rows.filter(({ id }) => !newestIds.has(id))
  if (others.length < context.rows.length) return { rows: [...uniqueRows(newest), ...others] }
  return withPage({ ...context, ...emptyActivity }, page)
}
