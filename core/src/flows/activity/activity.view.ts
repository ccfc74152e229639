import type { SnapshotFrom } from 'xstate'
import { activeAccount } from '../../domain/account/active-accounts.ts'
import { groupByMonth } from '../../domain/activity/activity-rows.ts'
import { findPoisoning, isSuspicious } from '../../domain/activity/spam-filter.ts'
import { addressOf } from '../../domain/caip/caip.ts'
import { nftsFromActivity } from '../../domain/token/nft.ts'
import type { activityMachine } from './activity.machine.ts'
import type { ActivityEvent, ActivityView } from './activity.types.ts'

/** What the list may show, and the only things it may do there. */
export function activityView(
  state: SnapshotFrom<typeof activityMachine>,
  send: (event: ActivityEvent) => void,
): ActivityView {
  const { rows, purchases, next, now, problem, showsHidden } = state.context
  const account = activeAccount(state.context)
  if (account === null) return { step: 'absent', problem: 'data/history-without-address' }

  const all = [...rows, ...purchases]
  const is = (step: 'loading' | 'refreshing' | 'failed' | 'ended') =>
    state.matches({ reading: step })
  const loading = is('loading') || is('refreshing')
  const retry = () => send({ type: 'retry' })
  const refresh = () => send({ type: 'refresh' })
  if (all.length === 0) {
    if (is('failed')) return { step: 'failed', problem, retry }
    return is('ended') ? { step: 'empty', refresh } : { step: 'loading' }
  }

  const isPoison = findPoisoning(rows, addressOf(account))
  const poison = new Set(rows.filter(isPoison))
  const shown = showsHidden ? all : all.filter((row) => !poison.has(row))
  const months = groupByMonth(shown).map((month) => ({
    ...month,
    rows: month.rows.map((row) => ({ ...row, doubtful: poison.has(row) || isSuspicious(row) })),
  }))
  // reading anew what ends here shows nothing on its way
  const rest =
    is('ended') || (is('refreshing') && next === null)
      ? 'end'
      : is('failed')
        ? 'stuck'
        : loading
          ? 'loading'
          : 'more'
  return {
    step: 'listed',
    now,
    months,
    nfts: nftsFromActivity(rows),
    hidden: poison.size,
    showsHidden,
    showHidden: (on) => send({ type: 'showHidden', on }),
    rest,
    loadMore: rest === 'more' ? () => send({ type: 'loadMore' }) : null,
    retry: rest === 'stuck' ? retry : null,
    problem: rest === 'stuck' ? problem : null,
    refresh,
  }
}
