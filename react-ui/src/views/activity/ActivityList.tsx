import type { ActivityView } from '@latchkit/core/flows'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { HistoryIcon, WalletOutlineIcon, WarningIcon } from '../../components/icons.ts'
import { useSheet } from '../../components/useSheet.ts'
import { useUnindexedTransfers } from '../../hooks/useUnindexedTransfers.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import activityCss from './activity.css?inline'
import { activityTexts } from './texts/en.ts'

/** The transactions of an account, newest first. */
export function ActivityList({ activity }: { activity: ActivityView }) {
  useSheet(activityCss)
  const texts = useTexts(activityTexts)
  const unindexed = useUnindexedTransfers(activity)
  const { activity: labels } = texts
  if (activity.status === 'idle') {
    const { problem } = activity
    if (problem === null)
      return <Empty icon={<HistoryIcon />} title={labels.off} text={labels.offText} action={null} />
    return (
      <Empty
        icon={<WalletOutlineIcon />}
        title={labels.notConnected}
        text={errorText(texts, problem)}
        action={null}
      />
    )
  }
  if (activity.data === null) {
    if (activity.status === 'loading') return <ActivitySkeleton count={8} label={labels.loading} />
    const retry = activity.refresh && (
      <Button kind="primary" onClick={activity.refresh}>
        {texts.tryAgain}
      </Button>
    )
    return (
      <Empty
        icon={<WarningIcon />}
        title={labels.loadFailed}
        text={errorText(texts, activity.problem)}
        action={retry}
      />
    )
  }
  if (activity.data.empty && unindexed.length === 0) {
    return (
      <Empty icon={<HistoryIcon />} title={labels.empty} text={labels.emptyText} action={null} />
    )
  }
  return <ActivityFeed activity={activity} list={activity.data} unindexed={unindexed} />
}
