import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'

export type NetworkInput = {
  networks: readonly Network[]
  activeNamespace: Namespace | null
  byNamespace: ByNamespace<Network>
}
/** `quiet`: the visitor did not cause the last change. */
export type NetworkContext = NetworkInput & { quiet: boolean }
export type NetworkEvent = Messages['network']
export type NetworkEmitted =
  | KitEvent<'network.changed' | 'networks.changed'>
  /** The active network is not configured. */
  | { type: 'network.unsupported'; quiet: boolean }
/**
 * Sent to the actor that writes to storage: the active namespace and its network. `changed`: the
 * network to store for its own namespace; null if no namespace changed its network. Other
 * namespaces are not written, because other tabs may have changed them.
 */
export type SaveNetwork = {
  type: 'save'
  namespace: Namespace | null
  caipNetworkId: CaipNetworkId | null
  changed: CaipNetworkId | null
}
