import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { blake2b256 } from '@polkadot-labs/hdkd-helpers'
import { type AccountId, isSame } from './account-id.ts'

/**
 * Whether 65 bytes are a signature of the payload by the account, whose address is only a hash of its key: 32 bytes are that of an ECDSA
 * key of Substrate; 20 those of an Ethereum-style account, which signs as Substrate has it or as Ethereum's wallets do (EIP-191).
 */
export function isRecovered(id: AccountId, signature: Uint8Array, payload: Uint8Array): boolean {
  if (id.style === 'substrate')
    return isBy(id, keyFrom(signature, blake2b256(payload)), (key) => blake2b256(key.toBytes(true)))
  const greeted = concatBytes(
    utf8ToBytes(`\x19Ethereum Signed Message:\n${payload.length}`),
    payload,
  )
  return [payload, greeted].some((bytes) =>
    isBy(id, keyFrom(signature, keccak_256(bytes)), (key) =>
      keccak_256(key.toBytes(false).subarray(1)).subarray(12),
    ),
  )
}

type Key = InstanceType<typeof secp256k1.Point>

function isBy(id: AccountId, key: Key | null, hashOf: (key: Key) => Uint8Array): boolean {
  return key !== null && isSame(id, { ...id, bytes: hashOf(key) })
}

/** The key that made it; null when it is no signature. The last byte says which of two: 0 and 1, or 27 and 28. */
function keyFrom(signature: Uint8Array, hash: Uint8Array): Key | null {
  const last = signature[64] ?? 0
  try {
    const recovered = concatBytes(
      Uint8Array.of(last >= 27 ? last - 27 : last),
      signature.subarray(0, 64),
    )
    return secp256k1.Point.fromBytes(
      secp256k1.recoverPublicKey(recovered, hash, { prehash: false }),
    )
  } catch {
    return null
  }
}
