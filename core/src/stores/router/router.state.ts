import type { SnapshotFrom } from 'xstate'
import type { RouterEntry, RouterState } from '../../protocol/kit-state.ts'
import type { routerMachine } from './router.machine.ts'

/** What the rest of the kit sees of the stack. */
export function routerState({ context }: SnapshotFrom<typeof routerMachine>): RouterState {
  const { entries, direction, transactions } = context
  return {
    entry: entries.at(-1) as RouterEntry,
    entries,
    direction,
    transactions: transactions.length,
  }
}
