import { useActivity } from '@latchkit/react-ui'
import { ActivityLog } from './ActivityLog.tsx'

/** Latest activity, with a link to the full list. */
export function Recent({ history }: { history: (() => void) | null }) {
  return <ActivityLog activity={useActivity()} history={history} />
}
