import { secp256k1 } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { blake2b256, ed25519, sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hex } from '@scure/base'
import { type Hex, isHex, keccak256, recoverAddress, verifyMessage } from 'viem'
import { wrapBytes } from '../keys/polkadot.ts'
import type { SignedMessage } from './signed-message.ts'

/** Of any kind of key, the message between its tags; Ethereum-style accounts also sign as on Ethereum, with its prefix. */
export async function verifyPolkadot({
  address,
  message,
  signature,
}: SignedMessage): Promise<boolean> {
  if (isHex(address)) return isHex(signature) && isEthereums(address, message, signature)
  const [key] = ss58Decode(address)
  const whole = hex.decode(signature.replace(/^0x/, ''))
  const bytes = whole.slice(-64)
  const signed = wrapBytes(utf8ToBytes(message))
  if (whole.length === 65 && isEcdsa(whole, signed, key)) return true
  // the other curve throws where a signature is not of it
  return ed25519.verify(bytes, signed, key) || sr25519.verify(bytes, signed, key)
}

/** The address is a hash of the key, which the signature leads back to; its last byte says to which of two. */
function isEcdsa(signature: Uint8Array, signed: Uint8Array, id: Uint8Array): boolean {
  const bit = signature[64] ?? 0
  if (bit > 1) return false
  const key = secp256k1.Signature.fromBytes(signature.slice(0, 64), 'compact')
    .addRecoveryBit(bit)
    .recoverPublicKey(blake2b256(signed))
  return hex.encode(blake2b256(key.toBytes(true))) === hex.encode(id)
}

/** By the hash of the tagged bytes, as extensions of Polkadot sign; else as Ethereum's wallets do (EIP-191). */
async function isEthereums(address: Hex, message: string, signature: Hex): Promise<boolean> {
  const tagged = keccak256(wrapBytes(utf8ToBytes(message)))
  if ((await recoverAddress({ hash: tagged, signature })).toLowerCase() === address.toLowerCase())
    return true
  return verifyMessage({ address, message, signature })
}
