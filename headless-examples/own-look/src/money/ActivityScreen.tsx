import { useActivity } from '@latchkit/react-ui'
import { ActivityLog } from './ActivityLog.tsx'

/** Everything the account did, page by page. */
export function ActivityScreen() {
  return <ActivityLog activity={useActivity()} history={null} />
}
