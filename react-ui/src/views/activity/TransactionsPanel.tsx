import { Panel } from '../../components/Panel.tsx'
import { useActivity } from '../../hooks/useActivity.ts'
import { ActivityList } from './ActivityList.tsx'

/** The transactions of the active account. */
export function TransactionsPanel() {
  return (
    <Panel>
      <ActivityList activity={useActivity()} />
    </Panel>
  )
}
