import { ed25519 } from '@noble/curves/ed25519.js'
import { keyOf } from './codecs.ts'
import type { Claim } from './verify.ts'

/** The same answer as the browser's own Ed25519, for those that have none. */
export function fits({ address, message, signature }: Claim): boolean {
  try {
    return ed25519.verify(signature, message, keyOf(address), { zip215: false })
  } catch {
    return false
  }
}
