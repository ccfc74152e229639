import type { Namespace } from '../caip/namespace.ts'

/** The permission of the page for a wallet in one namespace. */
export type Permission = { namespace: Namespace; connectorId: string }

export const isSamePermission = (one: Permission, other: Permission): boolean =>
  one.namespace === other.namespace && one.connectorId === other.connectorId

export const withoutPermission = (
  permissions: readonly Permission[],
  permission: Permission,
): readonly Permission[] => permissions.filter((each) => !isSamePermission(each, permission))
