import type { Reactions } from '../../protocol/reactions.ts'
import type { PendingEmitted } from './pending.types.ts'

/** What is pending changes the balance soon. */
export const pendingReactions: Reactions<PendingEmitted> = {
  'pending.found': ({ namespace }) => [{ to: 'account', namespace, type: 'refresh', forced: true }],
}
