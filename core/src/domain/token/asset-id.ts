import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip.ts'
import type { Network } from '../network/network.ts'

/** What CAIP-19 calls assets, by namespace: the native one, and where tokens are kept. */
const kinds: Readonly<Record<string, { native: string; token: string }>> = {
  eip155: { native: 'slip44:60', token: 'erc20' },
  solana: { native: 'slip44:501', token: 'token' },
}
/** Addresses that stand for the native token where an address is wanted. */
const standIns: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/** An asset as CAIP-19 text; `native`, or a token's address. null where assets of the namespace have no such name. Throws `caip/not-a-network-id`. */
export function caip19(network: CaipNetworkId, asset: string): string | null {
  const { namespace } = parseCaipNetworkId(network)
  const kind = Object.hasOwn(kinds, namespace) ? kinds[namespace] : undefined
  if (kind === undefined) return null
  return `${network}/${asset === 'native' ? kind.native : `${kind.token}:${asset}`}`
}

/** The native token of a network as if it had an address; Ethereum's without a network. */
export function nativeTokenAddress(network: Pick<Network, 'chainNamespace' | 'id'> | null): string {
  const { chainNamespace, id } = network ?? { chainNamespace: 'eip155', id: 1 }
  return `${chainNamespace}:${id}:${Object.hasOwn(standIns, chainNamespace) ? standIns[chainNamespace] : '0x'}`
}
