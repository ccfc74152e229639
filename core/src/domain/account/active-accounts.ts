import { type CaipAddress, type CaipNetworkId, caipAddressOf, namespaceOf } from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** The active network, and the connected address of each namespace. */
export type ActiveAccounts = {
  /** Null if no network is active. */
  network: CaipNetworkId | null
  /** The active address, by connected namespace. */
  addresses: ByNamespace<string>
}
export type AccountEvent =
  /** A namespace was connected, or its active account changed. */
  | { type: 'account.connected' | 'account.changed'; namespace: Namespace; address: string }
  /** A namespace was disconnected. */
  | { type: 'account.lost' | 'account.disconnected'; namespace: Namespace }
  /** The active network changed. */
  | { type: 'network.changed'; caipNetworkId: CaipNetworkId }

/** The part of the kit's state that determines the active accounts. */
type AccountSource = {
  network: { active: { caipNetworkId: CaipNetworkId } | null }
  accounts: ByNamespace<{ namespace: Namespace; address: string | null }>
}

/** The active network, and the address of each namespace that has one. */
export function activeAccountsOf({ network, accounts }: AccountSource): ActiveAccounts {
  const addresses = Object.values(accounts).flatMap(({ namespace, address }) =>
    address === null ? [] : [[namespace, address] as const],
  )
  return {
    network: network.active?.caipNetworkId ?? null,
    addresses: Object.fromEntries(addresses),
  }
}

/** The account of the active network. Null if its namespace is not connected. */
export function activeAccount({ network, addresses }: ActiveAccounts): CaipAddress | null {
  const address = network === null ? undefined : addresses[namespaceOf(network)]
  return network === null || address === undefined ? null : caipAddressOf(network, address)
}

/** Applies an event to the active accounts. Other events change nothing. */
export function applyAccountEvent<Other extends { type: string }>(
  current: ActiveAccounts,
  anyEvent: AccountEvent | Other,
): ActiveAccounts {
  const { network, addresses } = current
  const event = anyEvent as AccountEvent
  switch (event.type) {
    case 'network.changed':
      return { network: event.caipNetworkId, addresses }
    case 'account.connected':
    case 'account.changed':
      return { network, addresses: { ...addresses, [event.namespace]: event.address } }
    case 'account.lost':
    case 'account.disconnected': {
      const { [event.namespace]: _, ...others } = addresses
      return { network, addresses: others }
    }
    default:
      return { network, addresses }
  }
}
