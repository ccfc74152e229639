import type { Nonces } from './nonces.ts'
import type { Proof } from './parse-proof.ts'

/** The account of a valid proof. `chain`: CAIP-2. `expires`: ms since 1970, as the text says. */
export type Proven = { address: string; chain: string; expires: number | null }
/** `code`: why, for programs. */
export type Refused = { status: number; code: string; refused: string }

type Context = {
  nonces: Nonces
  rpcUrls(caipNetworkId: string): readonly string[]
  /** Origin of the calling page, to which the message must be addressed. */
  origin: string
  /** ms since 1970. */
  now: number
  /** Whether a nonce was given to this caller. */
  isOwnNonce(nonce: string): boolean
}

const serverEntry: string = '@latchkit/core/server'
const nonceProblems = {
  unknown: 'The nonce is not of this server.',
  used: 'The nonce was used before.',
  expired: 'The nonce has expired.',
} as const

const refuse = (code: string, refused: string, status = 401): Refused => ({ status, code, refused })

/**
 * Verifies a signed message with `@latchkit/core/server`: a nonce of this server that is unused,
 * domain and URI of the calling page, the times, and the signature. From then on the nonce counts as
 * used, unless the signature could not be verified, for example because the chain cannot be read.
 */
export async function verifyProof(
  { message, signature }: Proof,
  { nonces, rpcUrls, origin, now, isOwnNonce }: Context,
): Promise<Proven | Refused> {
  const { isKitError, parseMessage, verifySignIn } = await import(/* @vite-ignore */ serverEntry)
  const nonce = readNonce()
  if (nonce === null) return refuse('message-invalid', 'This is not a sign-in message.', 400)
  const problem = isOwnNonce(nonce) ? nonces.take(nonce, now) : 'unknown'
  if (problem !== null) return refuse(`nonce-${problem}`, nonceProblems[problem])
  try {
    const domain = new URL(origin).host
    const { data } = await verifySignIn({
      message,
      signature,
      domain,
      uri: origin,
      nonce,
      now,
      rpcUrls,
    })
    const { accountAddress: address, chainId: chain, expirationTime } = data
    return {
      address,
      chain,
      expires: expirationTime === undefined ? null : Date.parse(expirationTime),
    }
  } catch (error) {
    if (isKitError(error) && error.code.startsWith('siwx/'))
      return refuse(error.code.replace('siwx/', ''), error.message)
    nonces.giveBack(nonce)
    const reason = error instanceof Error ? error.message : String(error)
    return refuse('not-verified', `The signature could not be verified: ${reason}`, 503)
  }

  function readNonce(): string | null {
    try {
      return parseMessage(message).nonce
    } catch {
      return null
    }
  }
}
