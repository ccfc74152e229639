import type { ActivityView, ShownActivity } from '@latchkit/core/flows'
import { useUnindexedTransfers } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { ActivityRest } from './ActivityRest.tsx'
import { Months } from './Months.tsx'
import { Pending } from './Pending.tsx'

/** Number of rows in the short list. */
const shortListLength = 5

type ActivityLogProps = {
  activity: ActivityView
  /** Opens the full list. Null if this is the full list. */
  history: (() => void) | null
}

/**
 * Activity of the account, newest first. Transfers that the service does not list yet come first.
 */
export function ActivityLog({ activity, history }: ActivityLogProps) {
  const texts = useTexts()
  const unindexed = useUnindexedTransfers(activity)
  const { activity: activityTexts } = texts
  if (activity.status === 'idle') {
    const { problem } = activity
    return problem === null ? (
      <Empty icon="history" title={activityTexts.off} text={activityTexts.offText} />
    ) : (
      <Empty icon="wallet" title={activityTexts.notConnected} text={errorText(texts, problem)} />
    )
  }
  if (activity.data === null) {
    if (activity.status === 'loading') return <Skeleton lines={6} label={activityTexts.loading} />
    return (
      <Empty
        icon="warning"
        title={activityTexts.loadFailed}
        text={errorText(texts, activity.problem)}
        retry={activity.refresh}
      />
    )
  }
  const { data } = activity
  if (data.empty && unindexed.length === 0)
    return <Empty icon="history" title={activityTexts.empty} text={activityTexts.emptyText} />
  const pending = history === null ? unindexed : unindexed.slice(0, shortListLength)
  const maxRows = history === null ? null : shortListLength - pending.length
  return (
    <>
      {pending.length > 0 && <Pending entries={pending} />}
      <Months list={data} maxRows={maxRows} />
      {history === null ? (
        <ActivityRest activity={activity} list={data} />
      ) : (
        !isComplete(data, unindexed.length) && (
          <Button onClick={history}>{texts.holdings.showAllActivity}</Button>
        )
      )}
    </>
  )
}

/** Whether the short list contains all rows. */
function isComplete({ months, complete }: ShownActivity, unindexed: number): boolean {
  const rows = months.reduce((sum, month) => sum + month.rows.length, 0)
  return unindexed + rows <= shortListLength && complete
}
