import { keepsWatching } from '../../../../core/src/stores/pending/pending.guards.ts'
import { type Operations, operation } from '../operation.ts'

/** How long pending transactions are watched. */
export const pendingOperations: Operations = {
  'pendingTransactions.keepWatching': operation(({ pending }: { pending: number }) =>
    keepsWatching(pending),
  ),
}
