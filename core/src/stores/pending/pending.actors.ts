import { fromPromise } from 'xstate'
import type { World } from '../../protocol/deps.ts'
import type { Look } from './pending.values.ts'

/** Counts what is known here and what the network's node knows: its pending transactions include ours. */
export const pendingActors = ({ adapters }: Pick<World, 'adapters'>) => ({
  look: fromPromise<number, Look>(
    async ({ input: { namespace, network, address, own }, signal }) => {
      const { money } = await adapters.get(namespace)
      const found =
        money === null ? 0n : await (await money()).pending({ network, address }, signal)
      return Math.max(own, Number(found))
    },
  ),
})
