import { type Namespace, ofNamespace } from '../../domain/caip/namespace.ts'
import type { NetworkState } from '../../protocol/kit-state.ts'
import type { KitNetwork } from '../api/network.ts'

/**
 * The active network of a namespace and its networks; without a namespace, the active network and
 * all networks. `supported` is false if the active network is not configured.
 */
export function networkOf(
  { active, supported, networks, byNamespace }: NetworkState,
  namespace: Namespace | undefined,
): KitNetwork {
  if (namespace === undefined) return { active, supported, networks }
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const current = ofNamespace(byNamespace, namespace)
  return {
    active: current,
    supported: own.some(({ caipNetworkId }) => caipNetworkId === current?.caipNetworkId),
    networks: own,
  }
}
