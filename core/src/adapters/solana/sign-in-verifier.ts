import { isKitError } from '../../errors/kit-error.ts'
import type { Verifier } from '../verifier.ts'
import { decodeBytes, isSolanaAddress } from './codecs.ts'
import { verifySignature } from './ed25519.ts'

/**
 * Verifies Ed25519 signatures in base58 (RFC 8032, without keys of a low order). Uses the same code
 * everywhere, because the implementations of browsers differ in the keys that they accept.
 */
export const createVerifier = (): Verifier => ({
  isSameAccount: (a, b) => a === b && isSolanaAddress(a),
  async isSigned({ address, text, signature }) {
    const bytes = parseSignature(signature)
    if (bytes === null || !isSolanaAddress(address)) return false
    const message = new TextEncoder().encode(text)
    return verifySignature({ address, message, signature: bytes })
  },
})

/** Null unless a text is 64 bytes in base58. */
function parseSignature(text: string): Uint8Array | null {
  try {
    const bytes = decodeBytes(text, 'base58')
    return bytes.length === 64 ? bytes : null
  } catch (error) {
    if (isKitError(error, 'rpc/internal')) return null
    throw error
  }
}
