import { fromPromise } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { type CountInput, pendingMachine } from './pending.machine.ts'
import type { PendingEmitted } from './pending.types.ts'

/** Pending transactions are about to change the balance, so it is read again. */
export const pendingReactions: Reactions<PendingEmitted> = {
  'pending.found': ({ namespace }) => [{ to: 'account', namespace, type: 'refresh', forced: true }],
}

/**
 * Resolves with the number of pending transactions of the account: as the node reports it, but at
 * least `own`.
 */
const pendingActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  countPending: fromPromise<number, CountInput>(
    async ({ input: { namespace, network, address, own }, signal }) => {
      const { transfer: loadClient } = await adapters.get(namespace)
      const count =
        loadClient === null
          ? 0n
          : await (await loadClient()).countPending({ network, address }, signal)
      return Math.max(own, Number(count))
    },
  ),
})

/** The store has no public state. */
export const selectPending = () => ({})

export const pendingStore = defineStore({
  name: 'pending',
  machine: pendingMachine,
  actors: pendingActors,
  reactions: pendingReactions,
  select: selectPending,
})
