import { type CaipNetworkId, isCaipNetworkId, namespaceOf } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { unknownNetwork } from './define-network.ts'
import type { Network } from './network.ts'

type Named = Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'name'>

/** The configured network with this id. Null if the page did not configure it. */
export function findNetwork<N extends Pick<Network, 'caipNetworkId'>>(
  networks: readonly N[],
  id: CaipNetworkId,
): N | null {
  return networks.find((network) => network.caipNetworkId === id) ?? null
}

/** The name of a network, else the name of its namespace, else null. */
export function networkName(networks: readonly Named[], id: CaipNetworkId): string | null {
  return findNetwork(networks, id)?.name ?? namespaceNames[namespaceOf(id)] ?? null
}

const namespaceNames: Readonly<Record<string, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/**
 * The network on which a kit starts: the stored network (a placeholder if only its namespace is
 * configured), else the page's default network, else the first network. Null only without networks.
 * `stored` is untrusted.
 */
export function initialNetwork(request: {
  networks: readonly Network[]
  namespaces: readonly Namespace[]
  stored: unknown
  preferred: CaipNetworkId | null
}): Network | null {
  const { networks, namespaces, stored, preferred } = request
  if (isCaipNetworkId(stored) && namespaces.includes(namespaceOf(stored)))
    return findNetwork(networks, stored) ?? unknownNetwork(stored)
  return (preferred === null ? null : findNetwork(networks, preferred)) ?? networks[0] ?? null
}
