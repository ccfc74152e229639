import { type CaipAddress, type CaipNetworkId, caipAddressOf, namespaceOf } from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** The active network, and the connected address of each namespace. */
export type ActiveAccounts = {
  /** The namespace whose network counts as active. Null: that of the kit. */
  namespace: Namespace | null
  /** Null if no network is active. */
  network: CaipNetworkId | null
  /** The active address, by connected namespace. */
  addresses: ByNamespace<string>
}
export type AccountEvent =
  /** A namespace was connected. */
  | {
      type: 'account.connected'
      namespace: Namespace
      address: string
      caipNetworkId: CaipNetworkId
    }
  /** The active account of a namespace changed. */
  | { type: 'account.changed'; namespace: Namespace; address: string }
  /** A namespace was disconnected. */
  | { type: 'account.lost' | 'account.disconnected'; namespace: Namespace }
  /** The active network, or the network of a wallet, changed. */
  | { type: 'network.changed' | 'chain.changed'; caipNetworkId: CaipNetworkId }

/** The part of the kit's state that determines the active accounts. */
type AccountSource = {
  network: {
    active: { caipNetworkId: CaipNetworkId } | null
    byNamespace: ByNamespace<{ caipNetworkId: CaipNetworkId }>
  }
  accounts: ByNamespace<{ namespace: Namespace; address: string | null }>
}

/** The namespace of a flow. Null: the flow follows the active one. */
export type NamespaceData = { namespace: Namespace } | null

/**
 * The address of each namespace that has one, and the network of `data.namespace` if it is set,
 * else the active one.
 */
export function activeAccountsOf(
  { network, accounts }: AccountSource,
  data: NamespaceData,
): ActiveAccounts {
  // A page without TypeScript may pass a namespace that is not a text.
  const namespace = typeof data?.namespace === 'string' ? data.namespace : null
  const addresses = Object.values(accounts).flatMap((account) =>
    account.address === null ? [] : [[account.namespace, account.address] as const],
  )
  const active = namespace === null ? network.active : network.byNamespace[namespace]
  return {
    namespace,
    network: active?.caipNetworkId ?? null,
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
  const { namespace, network, addresses } = current
  const event = anyEvent as AccountEvent
  switch (event.type) {
    case 'network.changed':
    case 'chain.changed':
      return { namespace, network: networkAfter(current, event), addresses }
    case 'account.connected':
      return {
        namespace,
        network: networkAfter(current, event),
        addresses: { ...addresses, [event.namespace]: event.address },
      }
    case 'account.changed':
      return { namespace, network, addresses: { ...addresses, [event.namespace]: event.address } }
    case 'account.lost':
    case 'account.disconnected': {
      const { [event.namespace]: _, ...others } = addresses
      return { namespace, network, addresses: others }
    }
    default:
      return { namespace, network, addresses }
  }
}

/**
 * Returns the network after an event. A given namespace follows every event of its networks.
 * Without one, only `network.changed` changes the network.
 */
function networkAfter(
  { namespace, network }: ActiveAccounts,
  { type, caipNetworkId }: Extract<AccountEvent, { caipNetworkId: CaipNetworkId }>,
): CaipNetworkId | null {
  const follows =
    namespace === null ? type === 'network.changed' : namespaceOf(caipNetworkId) === namespace
  return follows ? caipNetworkId : network
}
