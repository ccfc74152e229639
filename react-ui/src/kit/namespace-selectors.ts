import type { AccountState, ByNamespace, KitState, Namespace, Network } from '@latchkit/core'

/** The given namespace, or the active one. An empty string if neither exists. */
const resolveNamespace = (
  { network }: Pick<KitState, 'network'>,
  namespace: Namespace | undefined,
) => namespace ?? network.activeNamespace ?? ''

/** The value of a namespace. Null for `constructor` and other names that every object has. */
const ofNamespace = <T>(values: ByNamespace<T>, namespace: Namespace): T | null =>
  (Object.hasOwn(values, namespace) && values[namespace]) || null

/** The account of a namespace, by default of the active one. Null before its first connection. */
export const accountOf = (state: KitState, namespace?: Namespace): AccountState | null =>
  ofNamespace(state.accounts, resolveNamespace(state, namespace))

/**
 * The active network of a namespace, by default of the active one. `supported` is false if the
 * network is not configured.
 */
export function networkOf(
  { network }: Pick<KitState, 'network'>,
  namespace?: Namespace,
): { active: Network | null; supported: boolean } {
  if (namespace === undefined) return network
  const active = ofNamespace(network.byNamespace, namespace)
  return {
    active,
    supported:
      active !== null &&
      network.networks.some(({ caipNetworkId }) => caipNetworkId === active.caipNetworkId),
  }
}
