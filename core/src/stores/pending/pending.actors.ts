import { fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { CountInput } from './pending.context.ts'

/**
 * Resolves with the number of pending transactions of the account: as the node reports it, but at
 * least `own`.
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
