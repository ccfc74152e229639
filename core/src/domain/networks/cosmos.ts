import type { NetworkOption } from '../network/network.ts'

/** Cosmos Hub. The kit reads from the REST endpoint; wallets get the RPC endpoint. */
export const cosmosHub = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:cosmoshub-4',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://cosmos-rest.publicnode.com'] },
    chainDefault: { http: ['https://cosmos-rpc.publicnode.com'] },
  },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
  testnet: false,
} as const satisfies NetworkOption

/** Osmosis. Endpoints as for Cosmos Hub. */
export const osmosis = {
  id: 'osmosis-1',
  name: 'Osmosis',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:osmosis-1',
  nativeCurrency: { name: 'Osmo', symbol: 'OSMO', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://osmosis-rest.publicnode.com'] },
    chainDefault: { http: ['https://osmosis-rpc.publicnode.com'] },
  },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' } },
  testnet: false,
} as const satisfies NetworkOption
