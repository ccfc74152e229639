import type { NetworkOption } from '../network/network.ts'

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const
const gateway = { default: { http: ['https://rpc.walletconnect.org/v1'] } } as const
const blockExplorers = { default: { name: 'Solscan', url: 'https://solscan.io' } } as const

/** Solana mainnet. */
export const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: sol,
  rpcUrls: gateway,
  blockExplorers,
  testnet: false,
} as const satisfies NetworkOption

/** Solana devnet. */
export const solanaDevnet = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency: sol,
  rpcUrls: gateway,
  blockExplorers,
  testnet: true,
} as const satisfies NetworkOption

/** Solana testnet. */
export const solanaTestnet = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  nativeCurrency: sol,
  rpcUrls: gateway,
  blockExplorers,
  testnet: true,
} as const satisfies NetworkOption
