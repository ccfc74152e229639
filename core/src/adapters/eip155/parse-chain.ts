import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Network } from '../../domain/network/network.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'

/**
 * Parses the chain id that a wallet reports: a number, decimal or hex text, or a CAIP-2 id. Null if
 * it is invalid (fault B4).
 */
export function parseChain(response: unknown): CaipNetworkId | null {
  const chainId = evmChainId(response)
  return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
}

/** The chain id in hex, as wallets expect it. Throws for a network of another namespace. */
export function hexChainId({ caipNetworkId }: Network): `0x${string}` {
  const chainId = evmChainId(caipNetworkId)
  if (chainId === null) throw new KitError(switchErrors, 'network/not-supported-by-wallet')
  return hexFromNumber(chainId)
}
