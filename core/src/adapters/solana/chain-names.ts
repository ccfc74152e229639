import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { legacyNetworkId, modernNetworkId } from '../../domain/caip/legacy-networks.ts'

/** What the Wallet Standard calls Solana's networks. */
const names: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
const local = 'solana:localnet'

/** What wallets are told; a network of nobody else is a local one. */
export function nameOf(network: CaipNetworkId): string {
  const reference = modernNetworkId(network).slice('solana:'.length)
  return (Object.hasOwn(names, reference) ? names[reference] : null) ?? local
}

/** Whether a wallet means this network by one of its chains: by its name, or by its id of today or before. */
export const isNamed = (chains: readonly string[], network: CaipNetworkId): boolean =>
  [nameOf(network), network, legacyNetworkId(network)].some(
    (name) => name !== null && chains.includes(name),
  )

/** The network behind a wallet's chain. null: it is none of Solana's. */
export function networkOf(chain: string): CaipNetworkId | null {
  const [namespace, reference = '', ...more] = chain.split(':')
  if (namespace !== 'solana' || reference === '' || more.length > 0) return null
  const known = Object.keys(names).find((one) => names[one] === chain)
  return modernNetworkId(caipNetworkIdOf('solana', known ?? reference))
}
