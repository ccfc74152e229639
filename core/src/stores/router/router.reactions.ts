import type { Reactions } from '../../protocol/reactions.ts'
import type { RouterEmitted } from './router.types.ts'

/** A transaction's success only runs its outcome; error and cancel also go back (specification, section 4). */
export const routerReactions: Reactions<RouterEmitted> = {
  'stack.emptied': () => [{ to: 'modal', type: 'close' }],
  'transaction.settled': ({ outcome, messages }) =>
    outcome === 'success' ? messages : [...messages, { to: 'router', type: 'back' }],
  'transactions.cancelled': ({ messages }) => messages,
}
