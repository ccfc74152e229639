import type { Reactions } from '../../protocol/messages.ts'
import type { PendingFact } from './pending.types.ts'

/** What is pending changes the balance soon. */
export const pendingReactions: Reactions<PendingFact> = {
  'pending.found': ({ namespace }) => [{ to: 'account', namespace, type: 'refresh', forced: true }],
}
