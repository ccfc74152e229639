import type { NetworkOption } from '../network/network.ts'

const coin = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 } as const
const gateway = { default: { http: ['https://rpc.walletconnect.org/v1'] } } as const

/** Bitcoin mainnet. */
export const bitcoin = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: coin,
  rpcUrls: gateway,
  testnet: false,
} as const satisfies NetworkOption

/** Bitcoin testnet. */
export const bitcoinTestnet = {
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  nativeCurrency: coin,
  rpcUrls: gateway,
  testnet: true,
} as const satisfies NetworkOption
