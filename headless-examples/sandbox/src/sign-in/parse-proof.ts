import { isRecord } from '../base/checks.ts'

/** What a page sends to prove that an account is the visitor's: the signed text and its signature. */
export type Proof = { message: string; signature: string }

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
 * as `data`, could say something else. Null if it is invalid.
 */
export function parseProof(body: string): Proof | null {
  const value = parseJson(body)
  if (!isRecord(value)) return null
  const { message, signature } = value
  return typeof message === 'string' && typeof signature === 'string'
    ? { message, signature }
    : null
}
