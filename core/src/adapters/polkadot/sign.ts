import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { type AccountId, readAddress } from './account-id.ts'
import type { Inside } from './inside.ts'
import { linkedTo } from './linked-to.ts'
import type { Message, RecoverModule } from './message.ts'
import { readSignature } from './read-signature.ts'
import { askRemote } from './remote.ts'

/** What makes and verifies messages: comes with the first that is signed. */
export type MessageModule = {
  messageOf(text: string, loadRecover: () => Promise<RecoverModule>): Message
}
export type Loads = { message(): Promise<MessageModule>; recover(): Promise<RecoverModule> }
type Request = Parameters<ChainAdapter['signMessage']>[0]
type Asked = { id: AccountId; answer: unknown; strict: boolean }

/** The signature in hex, after it was found to be the account's: `sign/not-verified` otherwise. */
export const signMessage =
  (inside: Inside, load: Loads): ChainAdapter['signMessage'] =>
  async (request, signal) => {
    const isRemote = request.connectorId === remoteConnectorId
    if (!isRemote) linkedTo(inside, request.connectorId)
    const message = (await load.message()).messageOf(request.message, load.recover)
    const { id, answer, strict } = await (isRemote
      ? acrossRelay(inside, request, signal)
      : byExtension(inside, request, message, signal))
    const { hex, bytes } = readSignature(answer)
    if (!(await message.isSignedBy(id, bytes, strict)))
      throw new KitError('sign/not-verified', {}, { cause: answer })
    return hex
  }

/** It is asked with the address as it writes it. */
async function byExtension(
  inside: Inside,
  { connectorId, address }: Request,
  { data }: Message,
  signal: AbortSignal,
): Promise<Asked> {
  const link = linkedTo(inside, connectorId)
  const account = link.find(address)
  if (account === null) throw new KitError('rpc/unauthorized')
  const answer = await link.sign(
    'signRaw',
    { address: account.address, data, type: 'bytes' },
    signal,
  )
  return { id: account.id, answer, strict: true }
}

/** The wallet wraps the text, or does not. */
async function acrossRelay(
  inside: Inside,
  { address, message }: Request,
  signal: AbortSignal,
): Promise<Asked> {
  const id = readAddress(address)
  if (id === null) throw new KitError('rpc/invalid-params')
  const answer = await askRemote(
    inside,
    { method: 'polkadot_signMessage', params: { address, message } },
    signal,
  )
  return { id, answer, strict: false }
}
