import type { ActivityView } from '@latchkit/core/flows/activity'
import { useOwnTransfers } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { ActivityRest } from './ActivityRest.tsx'
import { Months } from './Months.tsx'
import { Pending } from './Pending.tsx'

/** Rows that are shown where there is a way to all of them. */
const few = 5

type ActivityLogProps = {
  /** null: its code is on its way. */
  activity: ActivityView | null
  /** Leads to all of it; null: this is all. */
  history: (() => void) | null
}

/** What an account did, newest first; what was sent from here and is not listed yet is on top. */
export function ActivityLog({ activity, history }: ActivityLogProps) {
  const words = useWords()
  const own = useOwnTransfers(activity)
  const { activity: says } = words
  if (activity === null || activity.step === 'loading')
    return <Skeleton lines={6} label={says.loading} />
  if (activity.step === 'absent')
    return <Empty icon="wallet" title={says.nobody} text={errorText(words, activity.problem)} />
  if (activity.step === 'failed')
    return (
      <Empty
        icon="warning"
        title={says.notRead}
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
      {activity.step === 'listed' && <Months list={activity} most={most} />}
      {history === null
        ? activity.step === 'listed' && <ActivityRest list={activity} />
        : !isAll(activity, own.length) && (
            <Button onClick={history}>{words.holdings.allActivity}</Button>
          )}
    </>
  )
}

/** Whether the few rows are all there are. */
function isAll(
  activity: Extract<ActivityView, { step: 'listed' | 'empty' }>,
  own: number,
): boolean {
  if (activity.step === 'empty') return own <= few
  const rows = activity.months.reduce((sum, month) => sum + month.rows.length, 0)
  return own + rows <= few && activity.rest === 'end'
}
