import { Panel } from '../../components/Panel.tsx'
import { useActivity } from '../../hooks/useActivity.ts'
import { ActivityList } from './ActivityList.tsx'

/** What the active account did, as a page. */
export function TransactionsPanel() {
  return (
    <Panel>
      <ActivityList activity={useActivity()} />
    </Panel>
  )
}
