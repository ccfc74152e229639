import { base64 } from '@scure/base'
import * as v from 'valibot'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { adr36Bytes } from './adr36.ts'
import { asking } from './ask-wallet.ts'
import { chainIdOf } from './chains.ts'
import type { CosmosSignature } from './cosmos.types.ts'
import type { Family, Reached } from './family.ts'
import { isMadeOf } from './key-owner.ts'
import { whereabouts } from './whereabouts.ts'

type Signer = { connectorId: string; address: string }

const signatureSchema = v.object({
  pub_key: v.object({ type: v.string(), value: v.pipe(v.string(), v.base64()) }),
  signature: v.pipe(v.string(), v.base64()),
})

/** A signature in a wallet's answer, as fresh data. Throws `rpc/internal` for anything else. */
export function readSignature(answer: unknown): CosmosSignature {
  try {
    return v.parse(signatureSchema, answer)
  } catch (cause) {
    throw new KitError('rpc/internal', {}, { cause })
  }
}

/** An ADR-36 signature in base64, verified here. */
export const signMessage =
  (family: Family): ChainAdapter['signMessage'] =>
  async ({ connectorId, address, message }, signal) =>
    (await signText(family, { connectorId, address }, message, signal)).signature

/** Signs a text; a signature that is not the address's own, of this very text, is refused (`sign/not-verified`). */
export async function signText(
  family: Family,
  { connectorId, address }: Signer,
  text: string,
  signal: AbortSignal,
): Promise<CosmosSignature> {
  const wallet: Reached = { connectorId, ...family.reach.get(connectorId) }
  const chainId = chainIdFor(family, wallet, address)
  const answer = await family.ask(asking('rpc/internal'), signal, () =>
    wallet.client.signArbitrary(chainId, address, text),
  )
  const signature = readSignature(answer)
  if (!(await isGenuine(family, signature, address, text)))
    throw new KitError('sign/not-verified', {}, { cause: answer })
  return signature
}

/** The chain whose account this is: where the connection stands, else the one that writes addresses so. */
function chainIdFor(family: Family, wallet: Reached, address: string): string {
  const at = whereabouts(family, wallet)
  const network = at?.address === address ? at.network : family.chains.byAddress(address)
  if (network === null || at === null) throw new KitError('rpc/unauthorized')
  return chainIdOf(network)
}

async function isGenuine(
  { curve }: Family,
  { pub_key, signature }: CosmosSignature,
  address: string,
  text: string,
): Promise<boolean> {
  const publicKey = base64.decode(pub_key.value)
  const bytes = base64.decode(signature)
  const { isSigned } = await curve()
  for (const style of ['cosmos', 'ethereum'] as const) {
    if (!(await isMadeOf(address, publicKey, style, curve))) continue
    return bytes.length === 64 && isSigned(bytes, adr36Bytes(address, text), publicKey, style)
  }
  return false
}
