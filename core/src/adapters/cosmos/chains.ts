import { type CaipNetworkId, namespaceOf, parseCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { CosmosChain, CosmosChainOption } from './cosmos.types.ts'
import { parseAddress } from './parse-address.ts'

const knownChains: Readonly<Record<string, CosmosChainOption>> = {
  'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'uatom' },
  'cosmos:osmosis-1': { prefix: 'osmo', denom: 'uosmo' },
}

/** Looks up the data of chains and selects the network of a connection. */
export type Chains = {
  /** Null for an unknown chain, on which addresses are accepted with any prefix. */
  get(network: CaipNetworkId): CosmosChain | null
  /**
   * Returns the preferred network if it is a Cosmos network, else the first configured network.
   * Throws `network/missing` if there is none.
   */
  select(preferred: CaipNetworkId | null): CaipNetworkId
  /**
   * Returns the network to restore: the stored network if it is configured, else the configured
   * network of the address, else the first configured network. Throws `network/missing` if there is
   * none.
   */
  restore(stored: { network: CaipNetworkId | null; address: string | null }): CaipNetworkId
  /** The first configured network with this address's prefix; null if there is none. */
  byAddress(address: string): CaipNetworkId | null
}

export function createChains(
  networks: () => readonly Network[],
  options: Readonly<Record<string, CosmosChainOption>>,
): Chains {
  const all: Readonly<Record<string, CosmosChainOption>> = { ...knownChains, ...options }
  const get = (network: CaipNetworkId): CosmosChain | null => {
    const chain = Object.hasOwn(all, network) ? all[network] : undefined
    if (chain === undefined) return null
    const { prefix, denom, coinType = 118, rest = null, rpc = null } = chain
    return { prefix, denom, coinType, rest, rpc }
  }
  const select = (preferred: CaipNetworkId | null) => {
    const isCosmos = preferred !== null && namespaceOf(preferred) === 'cosmos'
    const network = isCosmos ? preferred : networks()[0]?.caipNetworkId
    if (network === undefined) throw new KitError(networkErrors, 'network/missing')
    return network
  }
  const byAddress = (address: string) => {
    const prefix = parseAddress(address)?.prefix
    const network = networks().find(
      ({ caipNetworkId }) => prefix !== undefined && get(caipNetworkId)?.prefix === prefix,
    )
    return network?.caipNetworkId ?? null
  }
  return {
    get,
    select,
    restore({ network, address }) {
      const isConfigured = networks().some(({ caipNetworkId }) => caipNetworkId === network)
      if (isConfigured) return select(network)
      return (address === null ? null : byAddress(address)) ?? select(null)
    },
    byAddress,
  }
}

/** The chain id in the wallets' APIs: the reference of the CAIP-2 id. */
export const toChainId = (network: CaipNetworkId): string => parseCaipNetworkId(network).reference
