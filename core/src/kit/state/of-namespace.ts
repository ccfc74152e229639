import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'

/** The value of a namespace. Null for `constructor` and other names that every object has. */
export const ofNamespace = <T>(values: ByNamespace<T>, namespace: Namespace): T | null =>
  (Object.hasOwn(values, namespace) && values[namespace]) || null

/** The account of a namespace, by default of the active one. Null before its first connection. */
export const accountOf = (
  { accounts, network }: Pick<KitState, 'accounts' | 'network'>,
  namespace: Namespace = network.activeNamespace ?? '',
): AccountState | null => ofNamespace(accounts, namespace)
