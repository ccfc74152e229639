import type { SnapshotFrom } from 'xstate'
import { activeAccount } from '../../domain/account/active-accounts.ts'
import type { ActivityRow } from '../../domain/activity/activity.ts'
import { groupByMonth } from '../../domain/activity/activity-rows.ts'
import { findPoisoning, isSuspicious } from '../../domain/activity/spam-filter.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import { nftsFromActivity } from '../../domain/token/nft.ts'
import { listedRows, restOf } from './activity.context.ts'
import type { activityMachine } from './activity.machine.ts'
import type { ActivityCommand, ActivityContext, ActivityView } from './activity.types.ts'

type ReadyView = Extract<ActivityView, { step: 'ready' }>

/** Maps a snapshot to the step of the list, with its commands. */
export function activityView(
  snapshot: SnapshotFrom<typeof activityMachine>,
  send: (command: ActivityCommand) => void,
): ActivityView {
  const { list, now, purchases, showsHidden } = snapshot.context
  const retry = () => send({ type: 'retry' })
  const refresh = () => send({ type: 'refresh' })
  if (snapshot.matches('off')) return { step: 'off' }
  if (snapshot.matches('noAccount')) {
    return { step: 'noAccount', problem: 'data/history-without-address' }
  }
  const rows = listedRows(snapshot.context)
  const rest = restOf(snapshot.context)
  const problem = rest === 'failed' ? list.problem : null
  if (rows.length + purchases.length === 0) {
    if (problem !== null) return { step: 'failed', problem, retry }
    return list.status === 'fresh' ? { step: 'empty', refresh } : { step: 'loadingActivity' }
  }
  return {
    step: 'ready',
    now,
    ...monthsOf(snapshot.context, rows),
    nfts: nftsFromActivity(rows),
    showsHidden,
    showHidden: (on) => send({ type: 'showHidden', on }),
    rest,
    loadMore: rest === 'more' ? () => send({ type: 'loadMore' }) : null,
    retry: rest === 'failed' ? retry : null,
    problem,
    refresh,
  }
}

/** Groups the rows by month, without rows that count as address poisoning unless they are shown. */
function monthsOf(
  context: ActivityContext,
  rows: readonly ActivityRow[],
): Pick<ReadyView, 'months' | 'hidden'> {
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
