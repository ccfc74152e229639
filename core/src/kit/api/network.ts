import type { CaipNetworkId, CaipNetworkText } from '../../domain/caip/caip.ts'
import type { CheckedNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'

/** The networks of the kit, or of one namespace. */
export type KitNetwork = {
  /** The network in use. Null if no network is configured. */
  active: Network | null
  /** Whether the page has configured the active network. */
  supported: boolean
  /** The configured networks. */
  networks: readonly Network[]
}

export type NetworkApi = {
  /**
   * Returns the same object until a network changes. Without a namespace, `networks` has the
   * networks of all namespaces.
   */
  get<N extends Namespace>(namespace?: CheckedNamespace<N>): KitNetwork
  /**
   * Switches to a configured network, for example `eip155:1`. If a wallet is connected, requests
   * the switch from the wallet. Raises an alert and rejects with `network/not-found` if the network
   * is not configured. Rejects with `network/switch-declined` if the visitor rejects the request,
   * and with `kit/aborted` when another switch starts.
   */
  switch(network: Network | NetworkOption | CaipNetworkId | CaipNetworkText): Promise<void>
  /**
   * Adds a network, unless it is configured already. Throws `network/adapter-missing` if no adapter
   * serves the namespace.
   */
  add<N extends Namespace>(namespace: CheckedNamespace<N>, network: Network | NetworkOption): void
  /**
   * Removes a network; ignores an unknown id. If the active network is removed, the first remaining
   * one becomes active. Throws `network/adapter-missing` if no adapter serves the namespace.
   */
  remove<N extends Namespace>(namespace: CheckedNamespace<N>, id: number | string): void
}
