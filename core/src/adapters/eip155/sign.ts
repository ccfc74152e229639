import { type Hex, hashMessage, stringToHex } from 'viem'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter, SignRequest } from '../adapter.ts'
import type { Node } from './transfer/node.ts'
import type { Resolver } from './wallet-resolver.ts'

/** The modules that verify signatures and serialize typed data; they are imported on demand. */
type VerifyModule = Pick<typeof import('./verify.ts'), 'isSignedBy'>
type TypedDataModule = Pick<typeof import('./typed-data.ts'), 'parseTypedData'>
type Deps = {
  resolver: Resolver
  loadVerify(): Promise<VerifyModule>
  loadTypedData(): Promise<TypedDataModule>
  /** Throws `connector/chain-not-configured` for a network that the page does not configure. */
  nodeOf(request: SignRequest, signal: AbortSignal): Promise<Node>
}

/** From 64 bytes, the shortest signature of a key, to the limit of a hostile response. */
const signatureForm = /^0x(?:[0-9a-f]{2}){64,}$/i
const maxLength = 200_000

const isSignature = (response: unknown): response is Hex =>
  typeof response === 'string' && response.length <= maxLength && signatureForm.test(response)

/** Requests a signature of `hash`. Throws `sign/not-verified` unless the account has signed it. */
async function requestSignature(
  { resolver, loadVerify, nodeOf }: Deps,
  signer: SignRequest,
  { method, params, hash }: { method: string; params: readonly unknown[]; hash: Hex },
  signal: AbortSignal,
): Promise<string> {
  const { client } = resolver.get(signer.connectorId)
  const { isSignedBy } = await loadVerify()
  const response = await client.request({ method, params, fallbackCode: 'rpc/internal' }, signal)
  if (!isSignature(response)) throw new KitError('rpc/internal', {}, { cause: response })
  const node = () => nodeOf(signer, signal)
  if (await isSignedBy({ address: signer.address, hash, signature: response, node }))
    return response
  throw new KitError('sign/not-verified', {}, { cause: response })
}

/**
 * Requests `personal_sign`. Sends the message as UTF-8 bytes in hex, so that a message that looks
 * like hex is signed as text.
 */
export const signMessage =
  (deps: Deps): ChainAdapter['signMessage'] =>
  async ({ message, ...signer }, signal) => {
    const params = [stringToHex(message), signer.address]
    const request = { method: 'personal_sign', params, hash: hashMessage(message) }
    return requestSignature(deps, signer, request, signal)
  }

/**
 * Requests `eth_signTypedData_v4`. Throws `rpc/invalid-params`, without a request, if the data does
 * not match its types.
 */
export const signTypedData =
  (deps: Deps): ChainAdapter['signTypedData'] =>
  async ({ typedData, ...signer }, signal) => {
    const { parseTypedData } = await deps.loadTypedData()
    const { text, hash } = parseTypedData(typedData)
    const request = { method: 'eth_signTypedData_v4', params: [signer.address, text], hash }
    return requestSignature(deps, signer, request, signal)
  }
