import { activeAccount } from '../../domain/account/active-accounts.ts'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { dropSpam, rowsOnNetwork, uniqueRows } from '../../domain/activity/activity-rows.ts'
import { limits } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ActivityContext, ActivityInput, PageRequest } from './activity.types.ts'

/** The context of an account before its first page. */
export const emptyActivity: Omit<ActivityContext, keyof ActivityInput | 'showsHidden' | 'now'> = {
  rows: [],
  purchases: [],
  next: null,
  cursors: [],
  emptyPages: 0,
  problem: 'kit/unknown',
}

/** Requests the next page, or the first one. */
export function pageInput({ context }: { context: ActivityContext }): PageRequest {
  const account = activeAccount(context)
  if (account === null) throw new KitError('data/history-without-address')
  return { account, cursor: context.next }
}
/** Requests the first page. */
export const newestInput = (args: { context: ActivityContext }): PageRequest => ({
  ...pageInput(args),
  cursor: null,
})

/** The rows of the active network, without those that contain only spam NFTs. */
export const rowsOfNetwork = ({ network }: ActivityContext, rows: readonly ActivityRow[]) =>
  network === null ? [] : rowsOnNetwork(dropSpam(rows), network)

/**
 * Appends a page. A cursor that was returned before, or too many pages in a row without a row to
 * list, end the list (fault G8).
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
 * Updates the list with its first page, read again. A page that has no row in common with the list
 * replaces it, because rows between them may be missing.
 */
export function withNewest(context: ActivityContext, page: ActivityPage) {
  const newest = rowsOfNetwork(context, page.rows)
  const newestIds = new Set(newest.map(({ id }) => id))
  const others = context.rows.filter(({ id }) => !newestIds.has(id))
  if (others.length < context.rows.length) return { rows: [...uniqueRows(newest), ...others] }
  return withPage({ ...context, ...emptyActivity }, page)
}
