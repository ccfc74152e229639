import type { Network } from '../network/network.ts'

/** Placeholder addresses of native tokens. */
const nativeAddresses: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
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
