import { isBelowLimit } from '../../../../core/src/stores/pending/pending.guards.ts'
import { type Operations, operation } from '../operation.ts'

/** Operations on polling for pending transactions. */
export const pendingOperations: Operations = {
  'pendingTransactions.keepWatching': operation(({ pending }: { pending: number }) =>
    isBelowLimit(pending),
  ),
}
