import { fromPromise } from 'xstate'
import { codeOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DisconnectFailure, DisconnectTarget } from './disconnect.types.ts'

/** Disconnects the wallets in parallel and resolves with the failures. Never rejects. */
export const disconnectActors = ({ adapters, platform }: Pick<Deps, 'adapters' | 'platform'>) => ({
  disconnectWallets: fromPromise<readonly DisconnectFailure[], readonly DisconnectTarget[]>(
    async ({ input, signal }) => {
      const codes: string[] = []
      const results = await Promise.all(
        input.map(async ({ namespace, connectorId, revoke }): Promise<DisconnectFailure | null> => {
          try {
            const adapter = await adapters.get(namespace)
            await adapter.disconnect(connectorId, signal, { revoke })
            return null
          } catch (error) {
            const code = codeOf(error)
            codes.push(`${namespace} ${code}`)
            const text = error instanceof Error ? error.message : String(error)
            return { namespace, code, text }
          }
        }),
      )
      // Log only the codes: the error text of a wallet may contain an address (oracle O4).
      if (codes.length > 0)
        platform.log.error(`Failed to disconnect chains: ${codes.sort().join(', ')}`)
      return results.filter((result) => result !== null)
    },
  ),
})
