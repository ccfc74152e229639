import { secp256k1 } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { blake2b256, ed25519, sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hex } from '@scure/base'
import { type Hex, isHex, keccak256, recoverAddress, verifyMessage } from 'viem'
import { wrapBytes } from '../keys/polkadot.ts'
import type { SignedMessage } from './signed-message.ts'

/**
 * Verifies a signature of a message wrapped in `<Bytes>`, of any key type. Ethereum-style accounts
 * may also sign with the prefix of EIP-191.
 */
export async function verifyPolkadot({
  address,
  message,
  signature,
}: SignedMessage): Promise<boolean> {
  if (isHex(address)) return isHex(signature) && verifyEthereumStyle(address, message, signature)
  const [key] = ss58Decode(address)
  const signatureBytes = hex.decode(signature.replace(/^0x/, ''))
  const bytes = signatureBytes.slice(-64)
  const signed = wrapBytes(utf8ToBytes(message))
  if (signatureBytes.length === 65 && verifyEcdsa(signatureBytes, signed, key)) return true
  // sr25519 throws for a signature of another curve, so ed25519 comes first.
  return ed25519.verify(bytes, signed, key) || sr25519.verify(bytes, signed, key)
}

/** Recovers the public key from the signature and compares its hash with the account id. */
function verifyEcdsa(signature: Uint8Array, signed: Uint8Array, id: Uint8Array): boolean {
  const recoveryBit = signature[64] ?? 0
  if (recoveryBit > 1) return false
  const key = secp256k1.Signature.fromBytes(signature.slice(0, 64), 'compact')
    .addRecoveryBit(recoveryBit)
    .recoverPublicKey(blake2b256(signed))
  return hex.encode(blake2b256(key.toBytes(true))) === hex.encode(id)
}

/**
 * Accepts a signature of the hash of the wrapped message, as Polkadot extensions sign, or EIP-191.
 */
async function verifyEthereumStyle(
  address: Hex,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const hash = keccak256(wrapBytes(utf8ToBytes(message)))
  if ((await recoverAddress({ hash, signature })).toLowerCase() === address.toLowerCase())
    return true
  return verifyMessage({ address, message, signature })
}
