import { activityFlow } from '@latchkit/core/flows/activity'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'
import { Panel } from '../../parts/Panel.tsx'
import { ActivityList } from './ActivityList.tsx'

/** What the active account did, as a page. */
export function TransactionsPanel() {
  return (
    <Panel>
      <ActivityList activity={useView(useFlow(activityFlow))} />
    </Panel>
  )
}
