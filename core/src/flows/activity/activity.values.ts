import { activeAccount } from '../../domain/account/active-accounts.ts'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { dropSpam, rowsOnNetwork, uniqueRows } from '../../domain/activity/activity-rows.ts'
import { limits } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ActivityContext, ActivityInput, AskPage } from './activity.types.ts'

/** Nothing is known of an account that was not looked at yet. */
export const untouched: Omit<ActivityContext, keyof ActivityInput | 'showsHidden' | 'now'> = {
  rows: [],
  purchases: [],
  next: null,
  cursors: [],
  barren: 0,
  problem: 'kit/unknown',
}

/** The next page, or the first. */
export function pageInput({ context }: { context: ActivityContext }): AskPage {
  const account = activeAccount(context)
  if (account === null) throw new KitError('data/history-without-address')
  return { account, cursor: context.next }
}
export const newestInput = (args: { context: ActivityContext }): AskPage => ({
  ...pageInput(args),
  cursor: null,
})

/** What of an answer belongs into the list. */
export const ofNetwork = ({ network }: ActivityContext, rows: readonly ActivityRow[]) =>
  network === null ? [] : rowsOnNetwork(dropSpam(rows), network)

/** The list with one page more. A cursor that came before, or pages that bring nothing for long, are its end (fault case G8). */
export function withPage(context: ActivityContext, page: ActivityPage) {
  const rows = uniqueRows([...context.rows, ...ofNetwork(context, page.rows)])
  const barren = rows.length === context.rows.length ? context.barren + 1 : 0
  const leads =
    page.next !== null && !context.cursors.includes(page.next) && barren < limits.emptyPages
  return {
    rows,
    barren,
    next: leads ? page.next : null,
    cursors: page.next === null ? context.cursors : [...context.cursors, page.next],
  }
}

/** The list with its first page read anew. Where that does not reach down to what is known, it begins again. */
export function withNewest(context: ActivityContext, page: ActivityPage) {
  const newest = ofNetwork(context, page.rows)
  const renewed = new Set(newest.map(({ id }) => id))
  const others = context.rows.filter(({ id }) => !renewed.has(id))
  if (others.length < context.rows.length) return { rows: [...uniqueRows(newest), ...others] }
  return withPage({ ...context, ...untouched }, page)
}
