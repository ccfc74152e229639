import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { KeyStyle } from './curve.ts'
import { parseAddress } from './parse-address.ts'

/** The code of the secp256k1 curve, which is imported by the first use. */
export type Curve = typeof import('./curve.ts')
export type LoadCurve = () => Promise<Curve>

/** Returns whether an address is derived from a compressed public key in the given style. */
export async function isAddressOfKey(
  address: string,
  publicKey: Uint8Array,
  style: KeyStyle,
  loadCurve: LoadCurve,
): Promise<boolean> {
  const bytes = parseAddress(address)?.bytes
  if (bytes === undefined || publicKey.length !== 33) return false
  if (style === 'cosmos') return areEqual(bytes, ripemd160(sha256(publicKey)))
  const { ethereumAddressBytes } = await loadCurve()
  try {
    return areEqual(bytes, ethereumAddressBytes(publicKey))
  } catch {
    return false // The 33 bytes are not a point of the curve.
  }
}

const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
