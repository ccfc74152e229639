import type { AccountState, KitState, Namespace, Network } from '@latchkit/core'

/** The given namespace, or the active one. An empty string if neither exists. */
const resolveNamespace = (
  { network }: Pick<KitState, 'network'>,
  namespace: Namespace | undefined,
) => namespace ?? network.activeNamespace ?? ''

/** The account of a namespace, by default of the active one. Null before its first connection. */
export const accountOf = (state: KitState, namespace?: Namespace): AccountState | null =>
  state.accounts[resolveNamespace(state, namespace)] ?? null

/**
 * The active network of a namespace, by default of the active one. `supported` is false if the
 * network is not configured.
 */
export function networkOf(
  { network }: Pick<KitState, 'network'>,
  namespace?: Namespace,
): { active: Network | null; supported: boolean } {
  if (namespace === undefined) return network
  const active = network.byNamespace[namespace] ?? null
  return {
    active,
    supported:
      active !== null &&
      network.networks.some(({ caipNetworkId }) => caipNetworkId === active.caipNetworkId),
  }
}
