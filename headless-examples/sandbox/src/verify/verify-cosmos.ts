import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32, hex } from '@scure/base'
import { adr36Doc, aminoBytes } from '../keys/cosmos.ts'
import type { SignedMessage } from './signed-message.ts'

/** Verifies an ADR-36 signature. The address must be derived from the public key. */
export function verifyCosmos({ address, publicKey, message, signature }: SignedMessage): boolean {
  if (publicKey === null) return false
  const key = hex.decode(publicKey)
  const { words } = bech32.decode(address as `${string}1${string}`)
  if (hex.encode(bech32.fromWords(words)) !== hex.encode(ripemd160(sha256(key)))) return false
  const signed = sha256(aminoBytes(adr36Doc(address, utf8ToBytes(message))))
  return secp256k1.verify(base64.decode(signature), signed, key, { prehash: false })
}
