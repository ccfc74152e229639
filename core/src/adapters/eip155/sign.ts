import { type Hex, hashMessage, stringToHex } from 'viem'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter, SignRequest } from '../adapter.ts'
import type { Resolver } from './guard-provider.ts'
import type { Reads } from './reads.ts'
import { parseTypedData } from './typed-data.ts'
import { isSignature, isSignedBy } from './verify.ts'

/** `loadReads`: the code that reads the chain, for the signature of a contract account. */
type Deps = { resolver: Resolver; loadReads(): Promise<Pick<Reads, 'nodeOf'>> }

/** Creates the functions that request signatures. Imported for the first signature. */
export function createSigning({
  resolver,
  loadReads,
}: Deps): Pick<ChainAdapter, 'signMessage' | 'signTypedData'> {
  /** Requests a signature of `hash`. Throws `sign/not-verified` unless the account signed it. */
  const request = async (
    { connectorId, address, caipNetworkId = null }: SignRequest,
    { method, params, hash }: { method: string; params: readonly unknown[]; hash: Hex },
    signal: AbortSignal,
  ): Promise<string> => {
    const { client } = resolver.get(connectorId)
    const signature = await client.request({ method, params, fallbackCode: 'rpc/internal' }, signal)
    if (!isSignature(signature))
      throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: signature })
    const loadNode = async () => (await loadReads()).nodeOf(caipNetworkId, signal)
    if (await isSignedBy({ address, hash, signature }, loadNode)) return signature
    throw new KitError(signErrors, 'sign/not-verified', {}, { cause: signature })
  }
  return {
    /**
     * Requests `personal_sign`. Sends the message as UTF-8 bytes in hex, so that a message that
     * looks like hex is signed as text.
     */
    async signMessage({ message, ...signer }, signal) {
      const params = [stringToHex(message), signer.address]
      return request(
        signer,
        { method: 'personal_sign', params, hash: hashMessage(message) },
        signal,
      )
    },
    /**
     * Requests `eth_signTypedData_v4`. Throws `rpc/invalid-params`, without a request, if the data
     * does not match its types.
     */
    async signTypedData({ typedData, ...signer }, signal) {
      const { text, hash } = parseTypedData(typedData)
      const params = [signer.address, text]
      return request(signer, { method: 'eth_signTypedData_v4', params, hash }, signal)
    },
  }
}
