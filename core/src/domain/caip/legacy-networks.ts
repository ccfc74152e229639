import { type CaipNetworkId, caipNetworkIdOf } from './caip.ts'

/** Former references of the Solana networks by current reference. Some wallets still use them. */
const legacyReferences: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The former id of a network. Null if it has none. */
export function legacyNetworkId(network: CaipNetworkId): CaipNetworkId | null {
  const entry = Object.entries(legacyReferences).find(
    ([current]) => network === `solana:${current}`,
  )
  return entry === undefined ? null : caipNetworkIdOf('solana', entry[1])
}

/** The current id of a network, given its current or its former id. */
export function modernNetworkId(network: CaipNetworkId): CaipNetworkId {
  const entry = Object.entries(legacyReferences).find(
    ([, former]) => network === `solana:${former}`,
  )
  return entry === undefined ? network : caipNetworkIdOf('solana', entry[0])
}
