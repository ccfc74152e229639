import type { ActivityView } from '@latchkit/core/flows'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { HistoryIcon, WalletOutlineIcon, WarningIcon } from '../../components/icons.ts'
import { useSheet } from '../../components/useSheet.ts'
import { useUnindexedTransfers } from '../../hooks/useUnindexedTransfers.ts'
import type { Loading } from '../../kit/useView.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import activityCss from './activity.css?inline'
import { activityTexts } from './texts/en.ts'

/** The transactions of an account, newest first. */
export function ActivityList({ activity }: { activity: ActivityView | Loading }) {
  useSheet(activityCss)
  const texts = useTexts(activityTexts)
  const unindexed = useUnindexedTransfers(activity)
  const { activity: labels } = texts
  if (activity.step === 'loading' || activity.step === 'loadingActivity') {
    return <ActivitySkeleton count={8} label={labels.loading} />
  }
  if (activity.step === 'off') {
    return <Empty icon={<HistoryIcon />} title={labels.off} text={labels.offText} action={null} />
  }
  if (activity.step === 'noAccount') {
    return (
      <Empty
        icon={<WalletOutlineIcon />}
        title={labels.notConnected}
        text={errorText(texts, activity.problem)}
        action={null}
      />
    )
  }
  if (activity.step === 'failed') {
    const retry = (
      <Button kind="primary" onClick={activity.retry}>
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
  if (activity.step === 'empty' && unindexed.length === 0) {
    return (
      <Empty icon={<HistoryIcon />} title={labels.empty} text={labels.emptyText} action={null} />
    )
  }
  return <ActivityFeed list={activity.step === 'ready' ? activity : null} unindexed={unindexed} />
}
