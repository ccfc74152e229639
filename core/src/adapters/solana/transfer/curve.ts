import { ed25519 } from '@noble/curves/ed25519.js'

/**
 * Whether a private key can exist for an address. Program-derived addresses are chosen off the
 * curve, so that no key exists for them.
 */
export function isOnCurve(publicKey: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(publicKey, true)
    return true
  } catch {
    return false
  }
}
