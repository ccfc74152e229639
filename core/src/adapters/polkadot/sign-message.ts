import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { type AccountId, parseAddress } from './account-id.ts'
import type { Context } from './context.types.ts'
import type { Message, RecoverModule } from './message.ts'
import { parseSignature } from './parse-signature.ts'
import { requestRemote } from './request-remote.ts'
import { requireLink } from './require-link.ts'

/** The code that creates and verifies messages. It is loaded with the first message. */
export type MessageModule = {
  createMessage(text: string, loadRecover: () => Promise<RecoverModule>): Message
}
type Loaders = {
  loadMessage(): Promise<MessageModule>
  loadRecover(): Promise<RecoverModule>
}
type Request = Parameters<ChainAdapter['signMessage']>[0]
/** `strict`: the wallet must have signed the wrapped text. */
type Signed = { id: AccountId; result: unknown; strict: boolean }

/**
 * Resolves with a signature in hex. Throws `sign/not-verified` unless the signature is of this text
 * and by the account.
 */
export const signMessage =
  (context: Context, { loadMessage, loadRecover }: Loaders): ChainAdapter['signMessage'] =>
  async (request, signal) => {
    const isRemote = request.connectorId === remoteConnectorId
    if (!isRemote) requireLink(context, request.connectorId)
    const { createMessage } = await loadMessage()
    const message = createMessage(request.message, loadRecover)
    const { id, result, strict } = isRemote
      ? await signRemote(context, request, signal)
      : await signWithExtension(context, request, message, signal)
    const { hex, bytes } = parseSignature(result)
    if (!(await message.isSignedBy(id, bytes, strict)))
      throw new KitError(signErrors, 'sign/not-verified', {}, { cause: result })
    return hex
  }

/** Requests the signature with the address in the extension's own format. */
async function signWithExtension(
  context: Context,
  { connectorId, address }: Request,
  { data }: Message,
  signal: AbortSignal,
): Promise<Signed> {
  const link = requireLink(context, connectorId)
  const account = link.find(address)
  if (account === null) throw new KitError(rpcErrors, 'rpc/unauthorized')
  const payload = { address: account.address, data, type: 'bytes' }
  const result = await link.sign('signRaw', payload, signal)
  return { id: account.id, result, strict: true }
}

/** Passes the text unwrapped: a remote wallet wraps it itself or signs it without a wrapper. */
async function signRemote(
  context: Context,
  { address, message }: Request,
  signal: AbortSignal,
): Promise<Signed> {
  const id = parseAddress(address)
  if (id === null) throw new KitError(rpcErrors, 'rpc/invalid-params')
  const request = { method: 'polkadot_signMessage', params: { address, message } }
  return { id, result: await requestRemote(context, request, signal), strict: false }
}
