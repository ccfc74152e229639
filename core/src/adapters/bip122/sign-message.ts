import { KitError } from '../../errors/kit-error.ts'
import { parseBitcoinAddress, signingProtocolOf } from './bitcoin-address.ts'
import type { MessageRequest, SignedMessage } from './bitcoin-provider.types.ts'
import type { WalletConnection } from './connections.ts'
import type { WalletClient } from './wallet-client.ts'

/**
 * Signs a message with a shared account. Before the wallet request, throws
 * `connector/not-connected`, `rpc/invalid-params` for an invalid address or a protocol that the
 * address does not support, and `rpc/unauthorized` for an account that is not shared.
 */
export async function signMessage(
  client: WalletClient,
  connection: WalletConnection | null,
  { address, message, protocol }: MessageRequest,
  signal: AbortSignal,
): Promise<SignedMessage> {
  if (connection === null) throw new KitError('connector/not-connected')
  const signer = parseBitcoinAddress(address ?? connection.address)
  if (signer === null) throw new KitError('rpc/invalid-params')
  if (connection.accounts.every((account) => account.address !== signer.address))
    throw new KitError('rpc/unauthorized')
  const defaultProtocol = signingProtocolOf(signer.type)
  if (protocol === 'ecdsa' && defaultProtocol !== 'ecdsa') throw new KitError('rpc/invalid-params')
  const request = { address: signer.address, message, protocol: protocol ?? defaultProtocol }
  const signature = await client.signMessage(request, signal)
  return { address: request.address, protocol: request.protocol, signature }
}
