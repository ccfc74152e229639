import { activeAccountsOf, type NamespaceData } from '../../domain/account/active-accounts.ts'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { dropSpam, rowsOnNetwork, uniqueRows } from '../../domain/activity/activity-rows.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { limits } from '../../domain/constants.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ActivityContext, ActivityInput, ActivityList } from './activity.types.ts'

/** The accounts of the flow, and whether the activity is on. */
export const activityInput = (state: KitState, data: NamespaceData): ActivityInput => ({
  ...activeAccountsOf(state, data),
  enabled: state.config.remoteFeatures?.activity ?? false,
})

const emptyList: ActivityList = { rows: [], next: null, cursors: [], emptyPages: 0 }

/** The rows of a network, without those that contain only spam NFTs. */
export const rowsOfNetwork = (network: CaipNetworkId | null, rows: readonly ActivityRow[]) =>
  network === null ? [] : rowsOnNetwork(dropSpam(rows), network)

/**
 * Appends a page. The list ends at a page without a next cursor, with a cursor that was returned
 * before, or after `limits.emptyPages` pages in a row that add no row (fault G8).
 */
export function withPage(
  list: ActivityList | null,
  page: ActivityPage,
  network: CaipNetworkId,
): ActivityList {
  const known = list ?? emptyList
  const rows = uniqueRows([...known.rows, ...rowsOfNetwork(network, page.rows)])
  const emptyPages = rows.length === known.rows.length ? known.emptyPages + 1 : 0
  const continues =
    page.next !== null && !known.cursors.includes(page.next) && emptyPages < limits.emptyPages
  return {
    rows,
    emptyPages,
    next: continues ? page.next : null,
    cursors: page.next === null ? known.cursors : [...known.cursors, page.next],
  }
}

/**
 * Merges a newer first page into the list. If the page has no row in common with the list, it
 * replaces the list, because rows between the two may be missing.
 */
export function withNewest(
  list: ActivityList | null,
  page: ActivityPage,
  network: CaipNetworkId,
): ActivityList {
  if (list === null) return withPage(null, page, network)
  const newest = rowsOfNetwork(network, page.rows)
  const newestIds = new Set(newest.map(({ id }) => id))
  const others = list.rows.filter(({ id }) => !newestIds.has(id))
  if (others.length === list.rows.length) return withPage(null, page, network)
  return { ...list, rows: [...uniqueRows(newest), ...others] }
}

/** The rows to list: none after a further page failed. */
export const listedRows = ({ list: { data, problem, page } }: Pick<ActivityContext, 'list'>) =>
  data === null || (problem !== null && page === 'further') ? [] : data.rows

/** Whether a read failed and no row is listed. `refresh` then starts again with the first page. */
export const hasFailed = ({ list }: Pick<ActivityContext, 'list'>) =>
  list.problem !== null && listedRows({ list }).length === 0

/** Whether the list has a further page that can be read now. */
export const hasNextPage = ({ list }: Pick<ActivityContext, 'list'>) =>
  list.hasMore && list.status !== 'loading' && !hasFailed({ list })
