import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'

export type NetworkInput = {
  networks: readonly Network[]
  activeNamespace: Namespace | null
  byNamespace: ByNamespace<Network>
}
export type NetworkContext = NetworkInput & { quiet: boolean }
export type NetworkEvent =
  /** `activate`: its namespace becomes the active one too. */
  | { type: 'adopt'; caipNetworkId: CaipNetworkId; activate: boolean; quiet: boolean }
  | { type: 'networks.add'; network: Network }
  /** `keeps`: a connected wallet is on it and stays there; it is an unsupported one from now on. */
  | { type: 'networks.remove'; caipNetworkId: CaipNetworkId; keeps: boolean }
export type NetworkFact =
  | {
      type: 'network.changed'
      caipNetworkId: CaipNetworkId
      activeNamespace: Namespace
      namespaceChanged: boolean
      wasUnknown: boolean
      quiet: boolean
    }
  /** The active network is one that nobody configured. */
  | { type: 'network.unsupported'; quiet: boolean }
  | { type: 'networks.changed'; activeNamespace: Namespace | null; networks: readonly Network[] }
/** What is active, and what of one namespace changed; null: nothing did. Other tabs write the other namespaces. */
export type KeepNetwork = {
  type: 'keep'
  namespace: Namespace | null
  caipNetworkId: CaipNetworkId | null
  changed: CaipNetworkId | null
}
