import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** How a chain makes addresses and hashes of keys and documents: as Cosmos does, or as Ethereum does. */
export type KeyStyle = 'cosmos' | 'ethereum'

/** The last 20 bytes of the whole point's hash. Throws for what is no public key. */
export function ethereumBytes(publicKey: Uint8Array): Uint8Array {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return keccak_256(whole.slice(1)).slice(-20)
}

/** Whether 64 bytes are the key's signature of the document; the higher of the two that a signer could choose from is refused. */
export function isSigned(
  signature: Uint8Array,
  document: Uint8Array,
  publicKey: Uint8Array,
  style: KeyStyle,
): boolean {
  const hash = style === 'cosmos' ? sha256(document) : keccak_256(document)
  return secp256k1.verify(signature, hash, publicKey, { prehash: false, lowS: true })
}
