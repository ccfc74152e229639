import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { ed25519CreateDerive, sr25519CreateDerive } from '@polkadot-labs/hdkd'
import { accountId, blake2b256, ss58Decode, ss58Encode } from '@polkadot-labs/hdkd-helpers'
import { checksumAddress } from 'viem'

export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa' | 'ethereum'

/**
 * A key of a Polkadot wallet. `ethereum` keys have the same address on every chain; the others
 * encode it with the chain's SS58 prefix.
 */
export type PolkadotKey = {
  type: PolkadotKeyType
  address(prefix: number): string
  /** True for an address of this key, with any prefix. */
  ownsAddress(address: string): boolean
  sign(bytes: Uint8Array): Uint8Array
  /** Signs and prepends the key type byte, the form that transactions carry. */
  signTyped(bytes: Uint8Array): Uint8Array
}

const derivers = { sr25519: sr25519CreateDerive, ed25519: ed25519CreateDerive } as const
/** Key type bytes of `MultiSignature`, the form of signatures in transactions. */
const typeBytes = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

/** Derives a key of the given type from a 32-byte secret. */
export function polkadotKey(secret: Uint8Array, type: PolkadotKeyType): PolkadotKey {
  if (type === 'ethereum') return ethereumKey(secret)
  if (type === 'ecdsa')
    return substrateKey(type, secp256k1.getPublicKey(secret), (bytes) =>
      signHash(secret, blake2b256(bytes)),
    )
  const { publicKey, sign } = derivers[type](secret)('')
  return substrateKey(type, publicKey, sign)
}

function substrateKey(
  type: keyof typeof typeBytes,
  publicKey: Uint8Array,
  sign: PolkadotKey['sign'],
): PolkadotKey {
  const id = accountId(publicKey)
  return {
    type,
    address: (prefix) => ss58Encode(id, prefix),
    ownsAddress: (address) => decodeAddress(address)?.join() === id.join(),
    sign,
    signTyped: (bytes) => concatBytes(Uint8Array.of(typeBytes[type]), sign(bytes)),
  }
}

/** Chains with Ethereum accounts use one key type only, so signatures carry no type byte. */
function ethereumKey(secret: Uint8Array): PolkadotKey {
  const hash = keccak_256(secp256k1.getPublicKey(secret, false).subarray(1))
  const address = checksumAddress(`0x${bytesToHex(hash.subarray(12))}`)
  const sign = (bytes: Uint8Array) => signHash(secret, keccak_256(bytes))
  return {
    type: 'ethereum',
    address: () => address,
    ownsAddress: (other) => other.toLowerCase() === address.toLowerCase(),
    sign,
    signTyped: sign,
  }
}

/** Returns 64 bytes and the recovery byte, which the helper library omits. */
function signHash(secret: Uint8Array, hash: Uint8Array): Uint8Array {
  const recovered = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  return concatBytes(recovered.subarray(1), recovered.subarray(0, 1))
}

function decodeAddress(address: string): Uint8Array | null {
  try {
    const [bytes] = ss58Decode(address)
    return bytes
  } catch {
    return null
  }
}
