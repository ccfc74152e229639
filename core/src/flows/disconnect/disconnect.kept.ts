import { connectorKey } from '../../domain/account/connector-key.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DisconnectTarget, Permission } from './disconnect.types.ts'

/** Maximum number of permissions that are remembered; the oldest are dropped. */
const maximum = 10

/** The permissions that a disconnect has kept, because another namespace used the wallet (fault V9). */
export type KeptPermissions = {
  add(permission: Permission): void
  remove(permission: Permission): void
  /**
   * The permissions of other namespaces to revoke together with these wallets. A permission that
   * another tab uses is not one of them.
   */
  revokedWith(wallets: readonly DisconnectTarget[]): readonly Permission[]
}

/** Creates the record, in storage. It has no addresses. */
export function createKeptPermissions(storage: Deps['storage']): KeptPermissions {
  const list = () => storage.get('kept_permissions') ?? []
  const without = (permission: Permission) => list().filter((kept) => !isSame(kept, permission))
  return {
    add({ namespace, connectorId }) {
      const others = without({ namespace, connectorId })
      storage.set('kept_permissions', [...others, { namespace, connectorId }].slice(-maximum))
    },
    remove(permission) {
      const others = without(permission)
      if (others.length === list().length) return
      if (others.length === 0) storage.remove('kept_permissions')
      else storage.set('kept_permissions', others)
    },
    revokedWith(wallets) {
      const members = wallets.flatMap((wallet) => (wallet.revoke ? wallet.members : []))
      return list().filter(
        (kept) =>
          members.some((member) => isSame(member, kept)) &&
          !wallets.some((wallet) => isSame(wallet, kept)) &&
          storage.get(connectorKey(kept.namespace)) !== kept.connectorId,
      )
    },
  }
}

const isSame = (one: Permission, other: Permission) =>
  one.namespace === other.namespace && one.connectorId === other.connectorId
