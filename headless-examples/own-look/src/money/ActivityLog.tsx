import type { ActivityView } from '@latchkit/core/flows'
import { type Loading, useUnindexedTransfers } from '@latchkit/react-ui'
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
  activity: ActivityView | Loading
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
  if (activity.step === 'loading' || activity.step === 'loadingActivity')
    return <Skeleton lines={6} label={activityTexts.loading} />
  if (activity.step === 'off')
    return <Empty icon="history" title={activityTexts.off} text={activityTexts.offText} />
  if (activity.step === 'noAccount')
    return (
      <Empty
        icon="wallet"
        title={activityTexts.notConnected}
        text={errorText(texts, activity.problem)}
      />
    )
  if (activity.step === 'failed')
    return (
      <Empty
        icon="warning"
        title={activityTexts.loadFailed}
        text={errorText(texts, activity.problem)}
        retry={activity.retry}
      />
    )
  if (activity.step === 'empty' && unindexed.length === 0)
    return <Empty icon="history" title={activityTexts.empty} text={activityTexts.emptyText} />
  const pending = history === null ? unindexed : unindexed.slice(0, shortListLength)
  const maxRows = history === null ? null : shortListLength - pending.length
  return (
    <>
      {pending.length > 0 && <Pending entries={pending} />}
      {activity.step === 'ready' && <Months list={activity} maxRows={maxRows} />}
      {history === null
        ? activity.step === 'ready' && <ActivityRest list={activity} />
        : !isComplete(activity, unindexed.length) && (
            <Button onClick={history}>{texts.holdings.showAllActivity}</Button>
          )}
    </>
  )
}

/** Whether the short list contains all rows. */
function isComplete(
  activity: Extract<ActivityView, { step: 'ready' | 'empty' }>,
  unindexed: number,
): boolean {
  if (activity.step === 'empty') return unindexed <= shortListLength
  const rows = activity.months.reduce((sum, month) => sum + month.rows.length, 0)
  return unindexed + rows <= shortListLength && activity.rest === 'end'
}
