import { useActivity } from '@latchkit/react-ui'
import { ActivityLog } from './ActivityLog.tsx'

/** What the account did last, and the way to all of it. Without a way it is all here. */
export function Recent({ history }: { history: (() => void) | null }) {
  return <ActivityLog activity={useActivity()} history={history} />
}
