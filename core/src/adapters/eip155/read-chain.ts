import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Network } from '../../domain/network/network.ts'
import { KitError } from '../../errors/kit-error.ts'

/** The network a wallet says it is on, whatever form it says it in; null for what is no chain id (fault case B4). */
export function readChain(answer: unknown): CaipNetworkId | null {
  const chainId = evmChainId(answer)
  return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
}

/** The chain id in the form wallets want it. Throws for a network of another kind. */
export function chainIdFor({ caipNetworkId }: Network): `0x${string}` {
  const chainId = evmChainId(caipNetworkId)
  if (chainId === null) throw new KitError('network/not-supported-by-wallet')
  return hexFromNumber(chainId)
}
