import type { SnapshotFrom } from 'xstate'
import { activeAccount } from '../../domain/account/active-accounts.ts'
import { groupByMonth } from '../../domain/activity/activity-rows.ts'
import { findPoisoning, isSuspicious } from '../../domain/activity/spam-filter.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import { nftsFromActivity } from '../../domain/token/nft.ts'
import type { activityMachine } from './activity.machine.ts'
import type { ActivityCommand, ActivityContext, ActivityView } from './activity.types.ts'

type Snapshot = SnapshotFrom<typeof activityMachine>
type ReadyView = Extract<ActivityView, { step: 'ready' }>

/** Maps a snapshot to the step of the list, with its commands. */
export function activityView(
  snapshot: Snapshot,
  send: (command: ActivityCommand) => void,
): ActivityView {
  const { now, problem, showsHidden, rows } = snapshot.context
  const retry = () => send({ type: 'retry' })
  const refresh = () => send({ type: 'refresh' })
  if (snapshot.matches('off')) return { step: 'off' }
  if (snapshot.matches('noAccount')) {
    return { step: 'noAccount', problem: 'data/history-without-address' }
  }
  if (snapshot.matches({ browsing: { list: 'empty' } })) {
    if (snapshot.matches({ browsing: { pages: 'failed' } })) {
      return { step: 'failed', problem, retry }
    }
    const isComplete = snapshot.matches({ browsing: { pages: 'ended' } })
    return isComplete ? { step: 'empty', refresh } : { step: 'loadingActivity' }
  }
  const rest = restOf(snapshot)
  return {
    step: 'ready',
    now,
    ...monthsOf(snapshot.context),
    nfts: nftsFromActivity(rows),
    showsHidden,
    showHidden: (on) => send({ type: 'showHidden', on }),
    rest,
    loadMore: rest === 'more' ? () => send({ type: 'loadMore' }) : null,
    retry: rest === 'failed' ? retry : null,
    problem: rest === 'failed' ? problem : null,
    refresh,
  }
}

/**
 * State of the next page. A complete list stays `end` while it is refreshed, because no page
 * follows its last row.
 */
function restOf(snapshot: Snapshot): ReadyView['rest'] {
  if (snapshot.matches({ browsing: { pages: 'ended' } })) return 'end'
  if (snapshot.matches({ browsing: { pages: { refreshing: 'end' } } })) return 'end'
  if (snapshot.matches({ browsing: { pages: 'failed' } })) return 'failed'
  return snapshot.matches({ browsing: { pages: 'idle' } }) ? 'more' : 'loading'
}

/** Groups the rows by month, without rows that count as address poisoning unless they are shown. */
function monthsOf(context: ActivityContext): Pick<ReadyView, 'months' | 'hidden'> {
  const { rows, purchases, showsHidden } = context
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
