import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { legacyNetworkId, modernNetworkId } from '../../domain/caip/legacy-networks.ts'

/** The chains of the Wallet Standard by CAIP-2 reference. */
const standardChains: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
const localChain = 'solana:localnet'

/** The Wallet Standard's chain for a network. `solana:localnet` for an unknown network. */
export function standardChainOf(network: CaipNetworkId): string {
  const reference = modernNetworkId(network).slice('solana:'.length)
  return (Object.hasOwn(standardChains, reference) ? standardChains[reference] : null) ?? localChain
}

/**
 * Whether a wallet's chains contain a network, by its standard chain or by its current or legacy
 * CAIP-2 id.
 */
export const includesNetwork = (chains: readonly string[], network: CaipNetworkId): boolean =>
  [standardChainOf(network), network, legacyNetworkId(network)].some(
    (chain) => chain !== null && chains.includes(chain),
  )

/** The network of a wallet's chain. Null if the chain is not a Solana chain. */
export function networkOf(chain: string): CaipNetworkId | null {
  const [namespace, reference = '', ...rest] = chain.split(':')
  if (namespace !== 'solana' || reference === '' || rest.length > 0) return null
  const knownReference = Object.keys(standardChains).find((key) => standardChains[key] === chain)
  return modernNetworkId(caipNetworkIdOf('solana', knownReference ?? reference))
}
