import type { KitState, Namespace, Network } from '@latchkit/core'
import { ofNamespace } from '@latchkit/core/internal'

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
