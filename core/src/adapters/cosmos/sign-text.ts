import { base64 } from '@scure/base'
import * as v from 'valibot'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { adr36Bytes } from './adr36.ts'
import { toChainId } from './chains.ts'
import { connectionOf } from './connection-of.ts'
import type { Context, Wallet } from './context.types.ts'
import type { CosmosSignature } from './cosmos.types.ts'
import { isAddressOfKey } from './is-address-of-key.ts'
import { callOptions } from './wallet-errors.ts'

type Signer = { connectorId: string; address: string }

const signatureSchema = objectSchema({
  pub_key: objectSchema({ type: v.string(), value: v.pipe(v.string(), v.base64()) }),
  signature: v.pipe(v.string(), v.base64()),
})

/** Parses a signature of a wallet. Throws `rpc/internal` for any other value. */
export function parseSignature(result: unknown): CosmosSignature {
  try {
    return v.parse(signatureSchema, result)
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause })
  }
}

/** Signs a text with ADR-36. Resolves with the verified signature in base64. */
export const signMessage =
  (context: Context): ChainAdapter['signMessage'] =>
  async ({ connectorId, address, message }, signal) =>
    (await signText(context, { connectorId, address }, message, signal)).signature

/**
 * Signs a text with ADR-36. Throws `sign/not-verified` unless the signature is of this text and by
 * the key of the address.
 */
export async function signText(
  context: Context,
  { connectorId, address }: Signer,
  text: string,
  signal: AbortSignal,
): Promise<CosmosSignature> {
  const wallet: Wallet = { connectorId, ...context.resolver.get(connectorId) }
  const chainId = chainIdFor(context, wallet, address)
  const params = [chainId, address, text] as const
  const request = { ...callOptions('rpc/internal'), method: 'signArbitrary', params }
  const result = await context.guardedCall(request, signal, () =>
    wallet.client.signArbitrary(...params),
  )
  const signature = parseSignature(result)
  if (!(await isVerified(context, signature, address, text)))
    throw new KitError(signErrors, 'sign/not-verified', {}, { cause: result })
  return signature
}

/**
 * Returns the id of the chain on which an address signs: the current chain for the active address,
 * else the configured chain with the address's prefix. Throws `rpc/unauthorized` if there is none
 * or the wallet is not connected.
 */
function chainIdFor(context: Context, wallet: Wallet, address: string): string {
  const connection = connectionOf(context, wallet)
  const network =
    connection?.address === address ? connection.network : context.chains.byAddress(address)
  if (network === null || connection === null) throw new KitError(rpcErrors, 'rpc/unauthorized')
  return toChainId(network)
}

async function isVerified(
  { loadCurve }: Context,
  { pub_key, signature }: CosmosSignature,
  address: string,
  text: string,
): Promise<boolean> {
  const publicKey = base64.decode(pub_key.value)
  const bytes = base64.decode(signature)
  const { verifySignature } = await loadCurve()
  for (const style of ['cosmos', 'ethereum'] as const) {
    if (!(await isAddressOfKey(address, publicKey, style, loadCurve))) continue
    return (
      bytes.length === 64 && verifySignature(bytes, adr36Bytes(address, text), publicKey, style)
    )
  }
  return false
}
