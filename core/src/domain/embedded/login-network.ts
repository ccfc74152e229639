import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { type LoginSource, offeredLogins } from '../wallet/offered-logins.ts'

/** `isActive`: the network is the active one. If not, a login makes it active once it is connected. */
export type LoginNetwork = {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  isActive: boolean
}

/**
 * The network that a login with the embedded wallet connects: the active network, else the first
 * configured network that the frame serves. Null if the frame serves none, and while another login
 * is connected.
 */
export function loginNetwork(
  source: LoginSource & { network: { active: { caipNetworkId: CaipNetworkId } | null } },
): LoginNetwork | null {
  const networks = offeredLogins(source)
  const isActive = ({ caipNetworkId }: { caipNetworkId: CaipNetworkId }) =>
    caipNetworkId === source.network.active?.caipNetworkId
  const found = networks.find(isActive) ?? networks[0]
  if (found === undefined) return null
  const { chainNamespace: namespace, caipNetworkId } = found
  return { namespace, caipNetworkId, isActive: isActive(found) }
}
