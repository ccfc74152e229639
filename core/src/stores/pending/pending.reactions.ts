import type { Reactions } from '../../protocol/reactions.ts'
import type { PendingEmitted } from './pending.types.ts'

/** Pending transactions are about to change the balance, so it is read again. */
export const pendingReactions: Reactions<PendingEmitted> = {
  'pending.found': ({ namespace }) => [{ to: 'account', namespace, type: 'refresh', forced: true }],
}
