import { useActivity } from '@latchkit/react-ui'
import { ActivityLog } from './ActivityLog.tsx'

/** Full activity of the account, page by page. */
export function ActivityScreen() {
  return <ActivityLog activity={useActivity()} history={null} />
}
