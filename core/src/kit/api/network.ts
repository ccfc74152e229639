import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'

/** The networks of the kit, or of one namespace. */
export type KitNetwork = {
  /** Null without a configured network. */
  active: Network | null
  /** Whether the page has configured the active network. */
  supported: boolean
  /** The configured networks. */
  networks: readonly Network[]
}

export type NetworkApi = {
  /**
   * Returns the same object until a network changes. Without a namespace, `networks` has those of
   * all namespaces.
   */
  get(namespace?: Namespace): KitNetwork
  /**
   * Switches to a configured network, through the wallet if one is connected. Raises an alert and
   * rejects with `network/not-found` if the network is not configured; rejects with
   * `network/switch-declined` if the visitor rejects it.
   */
  switch(network: Network | NetworkOption | CaipNetworkId): Promise<void>
  /**
   * Adds a network; a configured one is not added twice. Throws `network/adapter-missing` if no
   * adapter serves the namespace.
   */
  add(namespace: Namespace, network: Network | NetworkOption): void
  /**
   * Removes a network; an unknown id is ignored. If it was the active one, the first remaining
   * network becomes active. Throws `network/adapter-missing`.
   */
  remove(namespace: Namespace, id: number | string): void
}
