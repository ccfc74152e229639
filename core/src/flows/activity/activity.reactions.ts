import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { ActivityEmitted } from './activity.types.ts'

const propertiesOf = (cursor: string | null, query: Queries) => ({
  isSmartAccount: query.trackedAccount().isSmartAccount,
  projectId: query.projectId(),
  cursor,
})

/** Shows the same toast for every problem; the view shows the specific problem. */
export const activityReactions: Reactions<ActivityEmitted> = {
  'page.requested': ({ cursor }, query) => [
    track('LOAD_MORE_TRANSACTIONS', propertiesOf(cursor, query)),
  ],
  'activity.failed': ({ cursor }, query) => [
    { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
    track('ERROR_FETCH_TRANSACTIONS', propertiesOf(cursor, query)),
  ],
}
