import { fromPromise } from 'xstate'
import { codeOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import { createKeptPermissions } from './disconnect.kept.ts'
import type { DisconnectFailure, DisconnectTarget, Permission } from './disconnect.types.ts'

/**
 * Disconnects the wallets in parallel and resolves with the failures. Never rejects. With the last
 * namespace of a wallet, the permissions that earlier disconnects have kept are revoked, too; one
 * that fails is kept for the next disconnect.
 */
export const disconnectActors = ({
  adapters,
  platform,
  storage,
}: Pick<Deps, 'adapters' | 'platform' | 'storage'>) => ({
  disconnectWallets: fromPromise<readonly DisconnectFailure[], readonly DisconnectTarget[]>(
    async ({ input, signal }) => {
      const kept = createKeptPermissions(storage)
      const codes: string[] = []
      const disconnect = async (
        { namespace, connectorId }: Permission,
        revoke: boolean,
      ): Promise<DisconnectFailure | null> => {
        if (!revoke) kept.add({ namespace, connectorId })
        try {
          const adapter = await adapters.get(namespace)
          await adapter.disconnect(connectorId, signal, { revoke })
          if (revoke) kept.remove({ namespace, connectorId })
          return null
        } catch (error) {
          const code = codeOf(error)
          codes.push(`${namespace} ${code}`)
          const text = error instanceof Error ? error.message : String(error)
          return { namespace, code, text }
        }
      }
      const others = kept.revokedWith(input)
      const [results] = await Promise.all([
        Promise.all(input.map((wallet) => disconnect(wallet, wallet.revoke))),
        Promise.all(others.map((permission) => disconnect(permission, true))),
      ])
      // Log only the codes: the error text of a wallet may contain an address (oracle O4).
      if (codes.length > 0)
        platform.log.error(`Failed to disconnect chains: ${codes.sort().join(', ')}`)
      return results.filter((result) => result !== null)
    },
  ),
})
