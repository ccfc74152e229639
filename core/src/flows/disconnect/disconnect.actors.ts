import { fromPromise } from 'xstate'
import { codeOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Leaving, Stayed } from './disconnect.types.ts'

/** Every namespace side by side; one that fails does not keep the others. */
export const disconnectActors = ({ adapters, platform }: Pick<Deps, 'adapters' | 'platform'>) => ({
  leaveWallets: fromPromise<readonly Stayed[], readonly Leaving[]>(async ({ input, signal }) => {
    const answers = await Promise.all(
      input.map(async ({ namespace, connectorId }): Promise<Stayed | null> => {
        try {
          const adapter = await adapters.get(namespace)
          await adapter.disconnect(connectorId, signal)
          return null
        } catch (error) {
          // by code: what a wallet says may name an address (oracle O4)
          platform.log.error(`Failed to disconnect chain ${namespace}: ${codeOf(error)}`)
          return { namespace, text: error instanceof Error ? error.message : String(error) }
        }
      }),
    )
    return answers.filter((answer) => answer !== null)
  }),
})
