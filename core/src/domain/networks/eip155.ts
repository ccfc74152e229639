import type { NetworkOption } from '../network/network.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const
const sepoliaEther = { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 } as const

/** Ethereum mainnet. For other EVM networks, pass a viem chain. */
export const mainnet = {
  id: 1,
  name: 'Ethereum',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://eth.drpc.org'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  testnet: false,
} as const satisfies NetworkOption

/** The Sepolia testnet of Ethereum. */
export const sepolia = {
  id: 11155111,
  name: 'Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:11155111',
  nativeCurrency: sepoliaEther,
  rpcUrls: { default: { http: ['https://sepolia.drpc.org'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
  testnet: true,
} as const satisfies NetworkOption

/** Lisk mainnet. */
export const lisk = {
  id: 1135,
  name: 'Lisk',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1135',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.api.lisk.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.lisk.com' } },
  testnet: false,
} as const satisfies NetworkOption

/** The Sepolia testnet of Lisk. */
export const liskSepolia = {
  id: 4202,
  name: 'Lisk Sepolia',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:4202',
  nativeCurrency: sepoliaEther,
  rpcUrls: { default: { http: ['https://rpc.sepolia-api.lisk.com'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-blockscout.lisk.com' } },
  testnet: true,
} as const satisfies NetworkOption
