import type { Reactions } from '../../protocol/reactions.ts'
import type { RouterEmitted } from './router.types.ts'

/**
 * Sends the messages of the outcome of a transaction. `error` and `cancel` also go back, because
 * the view of the transaction is on top.
 */
export const routerReactions: Reactions<RouterEmitted> = {
  'stack.emptied': () => [{ to: 'modal', type: 'close' }],
  'transaction.settled': ({ outcome, messages }) =>
    outcome === 'success' ? messages : [...messages, { to: 'router', type: 'back' }],
  'transactions.cancelled': ({ messages }) => messages,
}
