import { isBelowLimit } from '../../../../core/src/stores/pending/pending.machine.ts'
import { type Operations, operation } from '../operation.ts'

/** Operations on polling for pending transactions. */
export const pendingOperations: Operations = {
  'pendingTransactions.keepWatching': operation(({ pending }: { pending: number }) =>
    isBelowLimit(pending),
  ),
}
