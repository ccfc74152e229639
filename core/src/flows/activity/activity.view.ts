import type { SnapshotFrom } from 'xstate'
import { activeAccount } from '../../domain/account/active-accounts.ts'
import type { ActivityRow } from '../../domain/activity/activity.ts'
import { groupByMonth } from '../../domain/activity/activity-rows.ts'
import { findPoisoning, isSuspicious } from '../../domain/activity/spam-filter.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import { nftsFromActivity } from '../../domain/token/nft.ts'
import { idleView, viewOf } from '../../resource/resource.view.ts'
import { hasFailed, hasNextPage, listedRows } from './activity.context.ts'
import type { activityMachine } from './activity.machine.ts'
import type {
  ActivityCommand,
  ActivityContext,
  ActivityView,
  ShownActivity,
} from './activity.types.ts'

/** Maps a snapshot to the list, with its commands. */
export function activityView(
  snapshot: SnapshotFrom<typeof activityMachine>,
  send: (command: ActivityCommand) => void,
): ActivityView {
  const { context } = snapshot
  if (snapshot.matches('off')) return { ...idleView(null), showHidden: null }
  if (snapshot.matches('noAccount'))
    return { ...idleView('data/history-without-address'), showHidden: null }
  const data = shownActivity(context)
  const commands = {
    refresh: () => send({ type: 'refresh' }),
    loadMore: hasNextPage(context) ? () => send({ type: 'loadMore' }) : null,
  }
  return {
    ...viewOf(context.list, data, commands),
    showHidden: data === null ? null : (on) => send({ type: 'showHidden', on }),
  }
}

/** The list. Null while no row is known, unless the account has none. */
function shownActivity(context: ActivityContext): ShownActivity | null {
  const { list, now, purchases, showsHidden } = context
  const rows = listedRows(context)
  const empty = rows.length + purchases.length === 0
  if (empty && list.status !== 'fresh') return null
  return {
    now,
    ...monthsOf(context, rows),
    nfts: nftsFromActivity(rows),
    showsHidden,
    empty,
    complete: list.data !== null && !list.hasMore && !hasFailed(context),
  }
}

/** Groups the rows by month, without rows that count as address poisoning unless they are shown. */
function monthsOf(
  context: ActivityContext,
  rows: readonly ActivityRow[],
): Pick<ShownActivity, 'months' | 'hidden'> {
  const { purchases, showsHidden } = context
  const account = activeAccount(context)
  const isPoison = findPoisoning(rows, account === null ? '' : addressOf(account))
  const poison = new Set(rows.filter(isPoison))
  const all = [...rows, ...purchases]
  const shown = showsHidden ? all : all.filter((row) => !poison.has(row))
  const months = groupByMonth(shown).map((month) => ({
    ...month,
    rows: month.rows.map((row) => ({ ...row, suspicious: poison.has(row) || isSuspicious(row) })),
  }))
  return { months, hidden: poison.size }
}
