import type { Reactions } from '../../protocol/messages.ts'
import type { RouterFact } from './router.types.ts'

/** A transaction's success only runs its outcome; error and cancel also go back (specification, section 4). */
export const routerReactions: Reactions<RouterFact> = {
  'stack.emptied': () => [{ to: 'modal', type: 'close' }],
  'transaction.settled': ({ outcome, tells }) =>
    outcome === 'success' ? tells : [...tells, { to: 'router', type: 'back' }],
  'transactions.left': ({ tells }) => tells,
}
