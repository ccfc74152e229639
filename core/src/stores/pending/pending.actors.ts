import { fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { Look } from './pending.values.ts'

/** Counts what is known here and what the network's node knows: its pending transactions include ours. */
export const pendingActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  look: fromPromise<number, Look>(
    async ({ input: { namespace, network, address, own }, signal }) => {
      const { transfer: money } = await adapters.get(namespace)
      const found =
        money === null ? 0n : await (await money()).countPending({ network, address }, signal)
      return Math.max(own, Number(found))
    },
  ),
})
