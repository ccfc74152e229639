import { type CaipAddress, type CaipNetworkId, caipAddressOf, namespaceOf } from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** Which account is looked at: the active network's. */
export type Whereabouts = {
  /** The active network; null: none is. */
  network: CaipNetworkId | null
  /** The active address of each namespace that is connected. */
  addresses: ByNamespace<string>
}
export type WhereaboutsEvent =
  /** A namespace was connected, or its wallet shows another account. */
  | { type: 'account.connected' | 'account.changed'; namespace: Namespace; address: string }
  /** A namespace is disconnected. */
  | { type: 'account.lost' | 'account.dropped'; namespace: Namespace }
  /** Another network is the active one. */
  | { type: 'network.changed'; caipNetworkId: CaipNetworkId }

/** The active network's account; null: there is none. */
export function accountAt({ network, addresses }: Whereabouts): CaipAddress | null {
  const address = network === null ? undefined : addresses[namespaceOf(network)]
  return network === null || address === undefined ? null : caipAddressOf(network, address)
}

/** Who is connected, and which network is active, once the event is through. */
export function whereAfter<Other extends { type: string }>(
  where: Whereabouts,
  told: WhereaboutsEvent | Other,
): Whereabouts {
  const { network, addresses } = where
  const event = told as WhereaboutsEvent
  switch (event.type) {
    case 'network.changed':
      return { network: event.caipNetworkId, addresses }
    case 'account.connected':
    case 'account.changed':
      return { network, addresses: { ...addresses, [event.namespace]: event.address } }
    case 'account.lost':
    case 'account.dropped': {
      const { [event.namespace]: _, ...others } = addresses
      return { network, addresses: others }
    }
    default:
      return { network, addresses }
  }
}
