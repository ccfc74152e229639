import { isRecord } from '../base/checks.ts'

/**
 * What a page sends to prove that an account is the visitor's: the signed text and its signature.
 * `publicKey`: base64, of `pub_key` as ADR-36 has it beside a signature; null without one.
 */
export type Proof = { message: string; signature: string; publicKey: string | null }

/** Parses a body. Null if it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * Parses the body of a call that proves an account. Only the signed text counts: other fields, such
 * as `data`, could say something else. A public key counts only if the signature is of it. Null if
 * the body is invalid.
 */
export function parseProof(body: string): Proof | null {
  const value = parseJson(body)
  if (!isRecord(value)) return null
  const { message, signature, pub_key: key } = value
  const publicKey = isRecord(key) && typeof key.value === 'string' ? key.value : null
  return typeof message === 'string' && typeof signature === 'string'
    ? { message, signature, publicKey }
    : null
}
