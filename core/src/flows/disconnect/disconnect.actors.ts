import { fromPromise } from 'xstate'
import { connectorKey } from '../../domain/account/connector-key.ts'
import {
  isSamePermission,
  type Permission,
  withoutPermission,
} from '../../domain/account/kept-permissions.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DisconnectFailure, DisconnectTarget } from './disconnect.types.ts'

/**
 * Disconnects the wallets in parallel and resolves with the failures. Never rejects. With the last
 * namespace of a wallet, the permissions that earlier disconnects have kept are revoked, too. The
 * result does not wait for these; one that fails is kept for the next disconnect.
 */
export const disconnectActors = ({
  adapters,
  platform,
  storage,
}: Pick<Deps, 'adapters' | 'platform' | 'storage'>) => ({
  disconnectWallets: fromPromise<readonly DisconnectFailure[], readonly DisconnectTarget[]>(
    async ({ input, signal }) => {
      const kept = createKeptPermissions(storage)
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
          const text = error instanceof Error ? error.message : String(error)
          return { namespace, code, text }
        }
      }
      const settle = async (results: readonly Promise<DisconnectFailure | null>[]) => {
        const failures = (await Promise.all(results)).filter((result) => result !== null)
        // Log only the codes: the error text of a wallet may contain an address (oracle O4).
        const codes = failures.map(({ namespace, code }) => `${namespace} ${code}`).sort()
        if (codes.length > 0) platform.log.error(`Failed to disconnect chains: ${codes.join(', ')}`)
        return failures
      }
      const others = kept.revokedWith(input)
      const failures = settle(input.map((wallet) => disconnect(wallet, wallet.revoke)))
      void settle(others.map((permission) => disconnect(permission, true)))
      return failures
    },
  ),
})

/** Maximum number of permissions that are remembered; the oldest are dropped. */
const maximum = 10

/** The permissions that a disconnect has kept, because another namespace used the wallet (fault V9). */
type KeptPermissions = {
  add(permission: Permission): void
  remove(permission: Permission): void
  /**
   * The permissions of other namespaces to revoke together with these wallets. A permission that
   * another tab uses is not one of them.
   */
  revokedWith(wallets: readonly DisconnectTarget[]): readonly Permission[]
}

/** Creates the record, in storage. It has no addresses. */
function createKeptPermissions(storage: Deps['storage']): KeptPermissions {
  const list = () => storage.get('kept_permissions') ?? []
  return {
    add({ namespace, connectorId }) {
      const others = withoutPermission(list(), { namespace, connectorId })
      storage.set('kept_permissions', [...others, { namespace, connectorId }].slice(-maximum))
    },
    remove(permission) {
      const others = withoutPermission(list(), permission)
      if (others.length === list().length) return
      if (others.length === 0) storage.remove('kept_permissions')
      else storage.set('kept_permissions', others)
    },
    revokedWith(wallets) {
      const members = wallets.flatMap((wallet) => (wallet.revoke ? wallet.members : []))
      return list().filter(
        (kept) =>
          members.some((member) => isSamePermission(member, kept)) &&
          !wallets.some((wallet) => isSamePermission(wallet, kept)) &&
          storage.get(connectorKey(kept.namespace)) !== kept.connectorId,
      )
    },
  }
}
