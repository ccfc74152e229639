import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** How a chain derives addresses and hashes documents. */
export type KeyStyle = 'cosmos' | 'ethereum'

/**
 * Returns the 20 bytes of the Ethereum-style address of a public key. Throws for bytes that are not
 * on the curve.
 */
export function ethereumAddressBytes(publicKey: Uint8Array): Uint8Array {
  const uncompressed = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return keccak_256(uncompressed.slice(1)).slice(-20)
}

/** Returns whether 64 bytes are the key's signature of a document; false for high-S signatures. */
export function verifySignature(
  signature: Uint8Array,
  document: Uint8Array,
  publicKey: Uint8Array,
  style: KeyStyle,
): boolean {
  const hash = hashOf(document, style)
  return secp256k1.verify(signature, hash, publicKey, { prehash: false, lowS: true })
}

/**
 * Returns the compressed public keys for which 64 bytes are a signature of a document: up to four,
 * because the bytes have no recovery id.
 */
export const recoverKeys = (
  signature: Uint8Array,
  document: Uint8Array,
  style: KeyStyle,
): readonly Uint8Array[] =>
  [0, 1, 2, 3].flatMap((recoveryId) => {
    try {
      return [
        secp256k1.Signature.fromBytes(signature, 'compact')
          .addRecoveryBit(recoveryId)
          .recoverPublicKey(hashOf(document, style))
          .toBytes(true),
      ]
    } catch {
      return [] // There is no key for this recovery id.
    }
  })

const hashOf = (document: Uint8Array, style: KeyStyle): Uint8Array =>
  style === 'cosmos' ? sha256(document) : keccak_256(document)
