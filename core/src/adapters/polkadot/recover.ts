import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { blake2b256 } from '@polkadot-labs/hdkd-helpers'
import { type AccountId, isSameAccount } from './account-id.ts'

/**
 * Returns whether 65 bytes are a signature of the payload by the account. Recovers the key, because
 * the account's bytes are a hash of it: 32 bytes for a Substrate ECDSA key, 20 bytes for an
 * Ethereum-style account, which signs the payload as Substrate does or as Ethereum wallets do
 * (EIP-191).
 */
export function isRecovered(id: AccountId, signature: Uint8Array, payload: Uint8Array): boolean {
  if (id.style === 'substrate') {
    const key = recoverKey(signature, blake2b256(payload))
    return key !== null && hasBytes(id, blake2b256(key.toBytes(true)))
  }
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${payload.length}`)
  return [payload, concatBytes(prefix, payload)].some((bytes) => {
    const key = recoverKey(signature, keccak_256(bytes))
    return key !== null && hasBytes(id, keccak_256(key.toBytes(false).subarray(1)).subarray(12))
  })
}

type Key = InstanceType<typeof secp256k1.Point>

const hasBytes = (id: AccountId, bytes: Uint8Array): boolean => isSameAccount(id, { ...id, bytes })

/**
 * Returns the key that created a signature; null if the signature is invalid. Its last byte is the
 * recovery id: 0 or 1, or 27 or 28.
 */
function recoverKey(signature: Uint8Array, hash: Uint8Array): Key | null {
  const last = signature[64] ?? 0
  const recoveryId = Uint8Array.of(last >= 27 ? last - 27 : last)
  try {
    const recoverable = concatBytes(recoveryId, signature.subarray(0, 64))
    return secp256k1.Point.fromBytes(
      secp256k1.recoverPublicKey(recoverable, hash, { prehash: false }),
    )
  } catch {
    return null
  }
}
