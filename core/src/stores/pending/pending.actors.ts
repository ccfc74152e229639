import { fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { CountInput } from './pending.context.ts'

/**
 * Resolves with the number of pending transactions: those of the network's node, which include this
 * kit's, or this kit's own if the node reports fewer.
 */
export const pendingActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
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
