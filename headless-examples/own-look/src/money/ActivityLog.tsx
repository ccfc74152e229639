import type { ActivityView } from '@latchkit/core/flows/activity'
import { type Loading, useUnindexedTransfers } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { ActivityRest } from './ActivityRest.tsx'
import { Months } from './Months.tsx'
import { Pending } from './Pending.tsx'

/** Number of rows in the short list. */
const few = 5

type ActivityLogProps = {
  activity: ActivityView | Loading
  /** Opens the full list. Null if this is the full list. */
  history: (() => void) | null
}

/**
 * Activity of the account, newest first. Transfers that the service does not list yet come first.
 */
export function ActivityLog({ activity, history }: ActivityLogProps) {
  const words = useTexts()
  const own = useUnindexedTransfers(activity)
  const { activity: says } = words
  if (activity.step === 'loading' || activity.step === 'loadingActivity')
    return <Skeleton lines={6} label={says.loading} />
  if (activity.step === 'noAccount')
    return (
      <Empty icon="wallet" title={says.notConnected} text={errorText(words, activity.problem)} />
    )
  if (activity.step === 'failed')
    return (
      <Empty
        icon="warning"
        title={says.loadFailed}
        text={errorText(words, activity.problem)}
        retry={activity.retry}
      />
    )
  if (activity.step === 'empty' && own.length === 0)
    return <Empty icon="history" title={says.empty} text={says.emptyText} />
  const pending = history === null ? own : own.slice(0, few)
  const most = history === null ? null : few - pending.length
  return (
    <>
      {pending.length > 0 && <Pending entries={pending} />}
      {activity.step === 'ready' && <Months list={activity} most={most} />}
      {history === null
        ? activity.step === 'ready' && <ActivityRest list={activity} />
        : !isAll(activity, own.length) && (
            <Button onClick={history}>{words.holdings.showAllActivity}</Button>
          )}
    </>
  )
}

/** Whether the short list contains all rows. */
function isAll(activity: Extract<ActivityView, { step: 'ready' | 'empty' }>, own: number): boolean {
  if (activity.step === 'empty') return own <= few
  const rows = activity.months.reduce((sum, month) => sum + month.rows.length, 0)
  return own + rows <= few && activity.rest === 'end'
}
