import { ed25519 } from '@noble/curves/ed25519.js'
import { publicKeyOf } from './codecs.ts'
import type { SignatureClaim } from './verify.ts'

/** Verifies a signature in browsers without Ed25519, with the same result as Web Crypto. */
export function verifySignature({ address, message, signature }: SignatureClaim): boolean {
  try {
    return ed25519.verify(signature, message, publicKeyOf(address), { zip215: false })
  } catch {
    return false
  }
}
