import { ed25519 } from '@noble/curves/ed25519.js'

/** Whether somebody can have a key for this address; a program's own addresses are chosen so that nobody has. */
export function isOnCurve(key: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(key, true)
    return true
  } catch {
    return false
  }
}
