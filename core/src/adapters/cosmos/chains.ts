import { type CaipNetworkId, namespaceOf, parseCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import { readAddress } from './address.ts'
import type { CosmosChain, CosmosChainOption } from './cosmos.types.ts'

const ours: Readonly<Record<string, CosmosChainOption>> = {
  'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'uatom' },
  'cosmos:osmosis-1': { prefix: 'osmo', denom: 'uosmo' },
}

/** What is known of chains, and which one is meant. */
export type Chains = {
  /** null: neither we nor the page know it, so addresses there are taken as the wallet writes them. */
  of(network: CaipNetworkId): CosmosChain | null
  /** The network asked for if it is of this family, else the page's first. Throws `network/missing`. */
  wanted(asked: CaipNetworkId | null): CaipNetworkId
  /** Where the page was at its last visit, as far as that is configured: else by its address, else the page's first. Throws `network/missing`. */
  last(kept: { network: CaipNetworkId | null; address: string | null }): CaipNetworkId
  /** The configured network whose addresses are written like this one; null: none. */
  byAddress(address: string): CaipNetworkId | null
}

export function createChains(
  networks: () => readonly Network[],
  options: Readonly<Record<string, CosmosChainOption>>,
): Chains {
  const known: Readonly<Record<string, CosmosChainOption>> = { ...ours, ...options }
  const of = (network: CaipNetworkId): CosmosChain | null => {
    const chain = Object.hasOwn(known, network) ? known[network] : undefined
    if (chain === undefined) return null
    const { prefix, denom, coinType = 118, rest = null, rpc = null } = chain
    return { prefix, denom, coinType, rest, rpc }
  }
  const wanted = (asked: CaipNetworkId | null) => {
    const network =
      asked !== null && namespaceOf(asked) === 'cosmos' ? asked : networks()[0]?.caipNetworkId
    if (network === undefined) throw new KitError('network/missing')
    return network
  }
  const byAddress = (address: string) => {
    const read = readAddress(address)
    const found = networks().find(
      ({ caipNetworkId }) => read !== null && of(caipNetworkId)?.prefix === read.prefix,
    )
    return found?.caipNetworkId ?? null
  }
  return {
    of,
    wanted,
    last({ network, address }) {
      const isOurs = networks().some(({ caipNetworkId }) => caipNetworkId === network)
      return isOurs
        ? wanted(network)
        : ((address === null ? null : byAddress(address)) ?? wanted(null))
    },
    byAddress,
  }
}

/** What wallets call a network. */
export const chainIdOf = (network: CaipNetworkId): string => parseCaipNetworkId(network).reference
