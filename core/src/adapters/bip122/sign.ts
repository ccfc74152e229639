import { KitError } from '../../errors/kit-error.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import type { MessageRequest, SignedMessage } from './bitcoin-provider.types.ts'
import type { Reached } from './handles.ts'
import { protocolOf } from './protocols.ts'
import type { Standing } from './standings.ts'

/** Signs a message with an account that is shared; what is none of Bitcoin's is not asked for. */
export async function signWith(
  { client: handle }: Reached,
  standing: Standing | null,
  { address, message, protocol }: MessageRequest,
  signal: AbortSignal,
): Promise<SignedMessage> {
  if (standing === null) throw new KitError('connector/not-connected')
  const own = readBitcoinAddress(address ?? standing.address)
  if (own === null) throw new KitError('rpc/invalid-params')
  if (standing.accounts.every((one) => one.address !== own.address))
    throw new KitError('rpc/unauthorized')
  const usual = protocolOf(own.type)
  if (protocol === 'ecdsa' && usual !== 'ecdsa') throw new KitError('rpc/invalid-params')
  const asked = { address: own.address, message, protocol: protocol ?? usual }
  return {
    address: own.address,
    protocol: asked.protocol,
    signature: await handle.signMessage(asked, signal),
  }
}
