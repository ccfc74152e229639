import { type CaipNetworkId, caipNetworkIdOf } from './caip.ts'

/** What Solana's networks were called before; wallets still say it. */
const legacy: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The older id of a network, or null. */
export function legacyNetworkId(network: CaipNetworkId): CaipNetworkId | null {
  const found = Object.entries(legacy).find(([modern]) => network === `solana:${modern}`)
  return found === undefined ? null : caipNetworkIdOf('solana', found[1])
}

/** The id a network has today, whichever it was called by. */
export function modernNetworkId(network: CaipNetworkId): CaipNetworkId {
  const found = Object.entries(legacy).find(([, old]) => network === `solana:${old}`)
  return found === undefined ? network : caipNetworkIdOf('solana', found[0])
}
