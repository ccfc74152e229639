import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import { type FormName, isKitError, parseMessage, verifySignIn } from '@latchkit/core/server'
import { base64 } from '@scure/base'
import { isSignedByCosmosKey } from '../keys/cosmos.ts'
import type { Nonces } from './nonces.ts'
import type { Proof } from './parse-proof.ts'
import type { RpcUrls } from './sign-in.types.ts'

/** The account of a valid proof. `chain`: CAIP-2. `expires`: ms since 1970, as the text says. */
export type Proven = { address: string; chain: string; expires: number | null }
/** `code`: why, for programs. */
export type Refused = { status: number; code: string; refused: string }

type Context = {
  nonces: Nonces
  rpcUrls: RpcUrls
  /** Origin of the calling page, to which the message must be addressed. */
  origin: string
  /** ms since 1970. */
  now: number
  /** The forms in which the text may be written. */
  forms: readonly FormName[]
  /** Whether a nonce was given to this caller. */
  isOwnNonce(nonce: string): boolean
}

const nonceProblems = {
  unknown: 'The nonce is not of this server.',
  used: 'The nonce was used before.',
  expired: 'The nonce has expired.',
} as const

const refuse = (code: string, refused: string, status = 401): Refused => ({ status, code, refused })

const adapters = [eip155(), solana(), polkadot(), bip122(), cosmos()]

/**
 * Verifies a signed message with `@latchkit/core/server`: a nonce of this server that is unused,
 * domain and URI of the calling page, the times, and the signature. From then on the nonce counts as
 * used, unless the signature could not be verified, for example because the chain cannot be read.
 */
export async function verifyProof(
  { message, signature, publicKey }: Proof,
  { nonces, rpcUrls, origin, now, forms, isOwnNonce }: Context,
): Promise<Proven | Refused> {
  if (!URL.canParse(origin)) return refuse('origin', 'The origin is not one.', 403)
  const parsed = parsedOrError(message, forms)
  if (typeof parsed === 'string') return refuse('message-invalid', parsed, 400)
  const { nonce } = parsed
  const problem = isOwnNonce(nonce) ? nonces.take(nonce, now) : 'unknown'
  if (problem !== null) return refuse(`nonce-${problem}`, nonceProblems[problem])
  try {
    const { account, data } = await verifySignIn({
      adapters,
      message,
      signature,
      domain: new URL(origin).host,
      uri: origin,
      nonce,
      now,
      forms,
      rpcUrls,
    })
    const { chainId: chain, accountAddress: address, expirationTime } = data
    const signed = { address, message, signature }
    if (chain.startsWith('cosmos:') && !isSignedByKey(signed, publicKey))
      return refuse('public-key', 'The body must have `pub_key`, the key that signed (ADR-36).')
    const expires = expirationTime === undefined ? null : Date.parse(expirationTime)
    return { address: account.slice(chain.length + 1), chain, expires }
  } catch (error) {
    if (isKitError(error) && /^(siwx|adapter)\//.test(error.code))
      return refuse(error.code.replace('siwx/', ''), error.message)
    nonces.giveBack(nonce)
    const reason = error instanceof Error ? error.message : String(error)
    return refuse('unavailable', `The signature could not be verified: ${reason}`, 503)
  }
}

/** As verifiers of ADR-36 check it, which do not recover keys from signatures. */
function isSignedByKey(
  signed: Omit<Parameters<typeof isSignedByCosmosKey>[0], 'publicKey'>,
  publicKey: string | null,
): boolean {
  try {
    return (
      publicKey !== null && isSignedByCosmosKey({ ...signed, publicKey: base64.decode(publicKey) })
    )
  } catch {
    return false // The key is not base64, or not a point of the curve.
  }
}

/** The fields of a text, or why it is no sign-in message. */
function parsedOrError(message: string, forms: readonly FormName[]): { nonce: string } | string {
  try {
    return parseMessage(message, { forms }).data
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
