import { connectorErrors } from '../../errors/areas/connector.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseBitcoinAddress, signingProtocolOf } from './bitcoin-address.ts'
import type { MessageRequest, SignedMessage } from './bitcoin-provider.types.ts'
import type { WalletConnection } from './connections.ts'
import type { Context } from './context.types.ts'
import { base64ToBytes } from './parse-results.ts'
import type { WalletClient } from './wallet-client.ts'

type Options = Pick<Context, 'loadVerify'> & {
  client: WalletClient
  connection: WalletConnection | null
}

/**
 * Signs a message with a shared account. Before the wallet request, throws
 * `connector/not-connected`, `rpc/invalid-params` for an invalid address or a protocol that the
 * address does not support, and `rpc/unauthorized` for an account that is not shared. Throws
 * `sign/not-verified` unless the account has signed the message, by the requested protocol if there
 * is one.
 */
export async function signMessage(
  { client, connection, loadVerify }: Options,
  { address, message, protocol }: MessageRequest,
  signal: AbortSignal,
): Promise<SignedMessage> {
  if (connection === null) throw new KitError(connectorErrors, 'connector/not-connected')
  const signer = parseBitcoinAddress(address ?? connection.address)
  if (signer === null) throw new KitError(rpcErrors, 'rpc/invalid-params')
  if (connection.accounts.every((account) => account.address !== signer.address))
    throw new KitError(rpcErrors, 'rpc/unauthorized')
  const defaultProtocol = signingProtocolOf(signer.type)
  if (protocol === 'ecdsa' && defaultProtocol !== 'ecdsa')
    throw new KitError(rpcErrors, 'rpc/invalid-params')
  const { findProtocol } = await loadVerify()
  const request = { address: signer.address, message, protocol: protocol ?? defaultProtocol }
  const signature = await client.signMessage(request, signal)
  const used = findProtocol(signer.address, message, base64ToBytes(signature))
  if (used === null || used !== (protocol ?? used))
    throw new KitError(signErrors, 'sign/not-verified', {}, { cause: signature })
  return { address: signer.address, protocol: used, signature }
}
