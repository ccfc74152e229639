import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip.ts'
import type { Network } from '../network/network.ts'

/** CAIP-19 asset types by namespace. */
const assetTypes: Readonly<Record<string, { native: string; token: string }>> = {
  eip155: { native: 'slip44:60', token: 'erc20' },
  solana: { native: 'slip44:501', token: 'token' },
}
/** Placeholder addresses of native tokens. */
const nativeAddresses: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/**
 * The CAIP-19 id of an asset: `native` or a token's address. Null if the namespace has no asset
 * types. Throws `caip/not-a-network-id`.
 */
export function caip19(network: CaipNetworkId, asset: string): string | null {
  const { namespace } = parseCaipNetworkId(network)
  const types = Object.hasOwn(assetTypes, namespace) ? assetTypes[namespace] : undefined
  if (types === undefined) return null
  return `${network}/${asset === 'native' ? types.native : `${types.token}:${asset}`}`
}

/**
 * The native token of a network in the form `namespace:id:address`. If `network` is null, the
 * native token of Ethereum.
 */
export function nativeTokenAddress(network: Pick<Network, 'chainNamespace' | 'id'> | null): string {
  const { chainNamespace, id } = network ?? { chainNamespace: 'eip155', id: 1 }
  const address = Object.hasOwn(nativeAddresses, chainNamespace)
    ? nativeAddresses[chainNamespace]
    : '0x'
  return `${chainNamespace}:${id}:${address}`
}
