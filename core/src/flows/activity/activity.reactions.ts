import type { Reactions } from '../../protocol/reactions.ts'
import type { ActivityEmitted } from './activity.types.ts'

/** Whatever the reason, it is said in the words of the specification (section 8); the screen says more. */
export const activityReactions: Reactions<ActivityEmitted> = {
  'activity.failed': () => [
    { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
  ],
}
