import type { Reactions } from '../../protocol/reactions.ts'
import type { ActivityEmitted } from './activity.types.ts'

/** Shows the same toast for every problem; the view shows the specific problem. */
export const activityReactions: Reactions<ActivityEmitted> = {
  'activity.failed': () => [
    { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
  ],
}
