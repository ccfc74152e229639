import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { RouterEntry, RouterState } from '../../protocol/kit-state.ts'
import { routerMachine } from './router.machine.ts'
import { routerReactions } from './router.reactions.ts'

/** The public state of the router. */
export function selectRouter({ context }: SnapshotFrom<typeof routerMachine>): RouterState {
  const { entries, direction, transactions } = context
  return {
    entry: entries.at(-1) as RouterEntry,
    entries,
    direction,
    transactions: transactions.length,
  }
}

export const routerStore = defineStore({
  name: 'router',
  machine: routerMachine,
  actors: () => ({}),
  reactions: routerReactions,
  select: selectRouter,
})
