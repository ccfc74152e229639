'use client'
import type { ActivityView } from '@latchkit/core/flows/activity'
import { Button } from '../../components/Button.tsx'
import { useActivity } from '../../hooks/useActivity.ts'
import { useUnindexedTransfers } from '../../hooks/useUnindexedTransfers.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { ActivityFeed } from '../activity/ActivityFeed.tsx'
import { ActivityList } from '../activity/ActivityList.tsx'

type Listed = Extract<ActivityView, { step: 'listed' }>

/** Rows that are shown here: what is below the tabs stays within reach. */
const most = 5

/** What the account did last, and the way to all of it. Without a way it is all here. */
export function RecentActivity({ history }: { history: (() => void) | null }) {
  const { holdings } = useSharedTexts()
  const activity = useActivity()
  const own = useUnindexedTransfers(activity)
  if (activity?.step !== 'listed' || history === null) return <ActivityList activity={activity} />
  const shown = own.slice(0, most)
  const { list, isAll } = newest(activity, most - shown.length)
  return (
    <>
      <ActivityFeed list={list} own={shown} />
      {!(isAll && shown.length === own.length) && (
        <Button kind="ghost" onClick={history}>
          {holdings.showAllActivity}
        </Button>
      )}
    </>
  )
}

/** The first rows of a list, as if there were no more. */
function newest(list: Listed, count: number): { list: Listed; isAll: boolean } {
  let left = count
  const months = list.months.flatMap((month) => {
    const rows = month.rows.slice(0, left)
    left -= rows.length
    return rows.length === 0 ? [] : [{ ...month, rows }]
  })
  const all = list.months.reduce((sum, { rows }) => sum + rows.length, 0)
  const isAll = all <= count && list.rest === 'end'
  return {
    list: { ...list, months, rest: 'end', loadMore: null, retry: null, problem: null },
    isAll,
  }
}
