import type { Reactions } from '../../protocol/messages.ts'
import type { ActivityFact } from './activity.types.ts'

/** Whatever the reason, it is said in the words of the specification (section 8); the screen says more. */
export const activityReactions: Reactions<ActivityFact> = {
  'activity.failed': () => [
    { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
  ],
}
