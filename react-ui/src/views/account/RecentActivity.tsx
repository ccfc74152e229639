'use client'
import type { ShownActivity } from '@latchkit/core/flows'
import { Button } from '../../components/Button.tsx'
import { useActivity } from '../../hooks/useActivity.ts'
import { useUnindexedTransfers } from '../../hooks/useUnindexedTransfers.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityFeed } from '../activity/ActivityFeed.tsx'
import { ActivityList } from '../activity/ActivityList.tsx'
import { accountTexts } from './texts/en.ts'

/**
 * Maximum number of rows. A longer list would move the rows below the tabs far down.
 */
const maxRows = 5

/**
 * The latest activity with a button that opens the complete activity. If `openActivity` is null,
 * the complete activity.
 */
export function RecentActivity({ openActivity }: { openActivity: (() => void) | null }) {
  const { holdings } = useTexts(accountTexts)
  const activity = useActivity()
  const unindexed = useUnindexedTransfers(activity)
  if (activity.data === null || activity.data.empty || openActivity === null)
    return <ActivityList activity={activity} />
  const visibleTransfers = unindexed.slice(0, maxRows)
  const { list, isComplete } = firstRows(activity.data, maxRows - visibleTransfers.length)
  return (
    <>
      <ActivityFeed
        activity={{ ...activity, loadMore: null }}
        list={list}
        unindexed={visibleTransfers}
      />
      {!(isComplete && visibleTransfers.length === unindexed.length) && (
        <Button kind="ghost" onClick={openActivity}>
          {holdings.showAllActivity}
        </Button>
      )}
    </>
  )
}

/**
 * A list that ends after the first `count` rows. `isComplete`: the original list has no further
 * rows.
 */
function firstRows(
  list: ShownActivity,
  count: number,
): { list: ShownActivity; isComplete: boolean } {
  let remaining = count
  const months = list.months.flatMap((month) => {
    const rows = month.rows.slice(0, remaining)
    remaining -= rows.length
    return rows.length === 0 ? [] : [{ ...month, rows }]
  })
  const total = list.months.reduce((sum, { rows }) => sum + rows.length, 0)
  const isComplete = total <= count && list.complete
  return { list: { ...list, months, complete: true }, isComplete }
}
