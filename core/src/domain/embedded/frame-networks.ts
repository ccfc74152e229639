import type { CaipNetworkId } from '../caip/caip.ts'
import { toCaipNetworkId } from '../caip/caip.ts'

const chainIds = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114,
  43113, 324, 280, 100, 8453, 84531, 84532, 7777777, 999,
]
const solanaIds = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

/** CAIP-2 ids of the networks that the hosted frame serves. */
export const hostedFrameNetworks = (): readonly CaipNetworkId[] => [
  ...chainIds.map((id) => toCaipNetworkId(`eip155:${id}`)),
  ...solanaIds.map((id) => toCaipNetworkId(`solana:${id}`)),
]
