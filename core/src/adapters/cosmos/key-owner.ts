import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { readAddress, sameBytes } from './address.ts'
import type { KeyStyle } from './curve.ts'

/** What needs the curve itself: it is loaded only where it is needed. */
export type Curve = typeof import('./curve.ts')
export type LoadCurve = () => Promise<Curve>

/** Whether the address was made of this key, in the way of Cosmos or of Ethereum. */
export async function isMadeOf(
  address: string,
  publicKey: Uint8Array,
  style: KeyStyle,
  curve: LoadCurve,
): Promise<boolean> {
  const owner = readAddress(address)?.bytes
  if (owner === undefined || publicKey.length !== 33) return false
  if (style === 'cosmos') return sameBytes(owner, ripemd160(sha256(publicKey)))
  const { ethereumBytes } = await curve()
  try {
    return sameBytes(owner, ethereumBytes(publicKey))
  } catch {
    return false // 33 bytes that are no point of the curve
  }
}
