import type { ActivityView } from '@latchkit/core/flows/activity'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { HistoryIcon, WalletOutlineIcon, WarningIcon } from '../../components/icons.ts'
import { useOwnTransfers } from '../../hooks/useOwnTransfers.ts'
import { errorText } from '../../locales/error-text.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'

/** What an account did, newest first. `activity` null: its code is on its way. */
export function ActivityList({ activity }: { activity: ActivityView | null }) {
  const words = useLanguage()
  const own = useOwnTransfers(activity)
  const { activity: says } = words
  const step = activity?.step ?? 'loading'
  if (activity === null || step === 'loading')
    return <ActivitySkeleton count={8} label={says.loading} />
  if (activity.step === 'absent') {
    return (
      <Empty
        icon={<WalletOutlineIcon />}
        title={says.nobody}
        text={errorText(words, activity.problem)}
        action={null}
      />
    )
  }
  if (activity.step === 'failed') {
    const retry = (
      <Button kind="primary" onClick={activity.retry}>
        {words.tryAgain}
      </Button>
    )
    return (
      <Empty
        icon={<WarningIcon />}
        title={says.notRead}
        text={errorText(words, activity.problem)}
        action={retry}
      />
    )
  }
  if (activity.step === 'empty' && own.length === 0) {
    return <Empty icon={<HistoryIcon />} title={says.empty} text={says.emptyText} action={null} />
  }
  return <ActivityFeed list={activity.step === 'listed' ? activity : null} own={own} />
}
