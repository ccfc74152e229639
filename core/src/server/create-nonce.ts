import { randomBytes } from '@noble/hashes/utils'
import { createNonce as nonceOf } from '../domain/sign-in/nonce.ts'

/**
 * Creates a nonce of 24 letters and digits. The server stores it for this visitor, for a few
 * minutes, and deletes it when the first sign-in with it arrives: each nonce is for one use (rule
 * R17).
 */
export const createNonce = (): string => nonceOf(randomBytes) // Node 18 has no global `crypto`.
