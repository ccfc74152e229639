import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { ed25519CreateDerive, sr25519CreateDerive } from '@polkadot-labs/hdkd'
import { accountId, blake2b256, ss58Decode, ss58Encode } from '@polkadot-labs/hdkd-helpers'
import { checksumAddress } from 'viem'

export type PolkadotKind = 'sr25519' | 'ed25519' | 'ecdsa' | 'ethereum'

/** A secret's key. An Ethereum-style one has the same address on every chain, all others are written with a chain's prefix. */
export type PolkadotKey = {
  kind: PolkadotKind
  address(prefix: number): string
  /** Whether an address is its own, however it is written. */
  isAt(address: string): boolean
  sign(bytes: Uint8Array): Uint8Array
  /** With the kind of key before it, as transactions carry it. */
  signTyped(bytes: Uint8Array): Uint8Array
}

const derivers = { sr25519: sr25519CreateDerive, ed25519: ed25519CreateDerive } as const
/** As a chain's `MultiSignature` numbers them. */
const places = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

export function polkadotKey(secret: Uint8Array, kind: PolkadotKind): PolkadotKey {
  if (kind === 'ethereum') return ethereumKey(secret)
  if (kind === 'ecdsa')
    return substrateKey(kind, secp256k1.getPublicKey(secret), (bytes) =>
      signHash(secret, blake2b256(bytes)),
    )
  const { publicKey, sign } = derivers[kind](secret)('')
  return substrateKey(kind, publicKey, sign)
}

function substrateKey(
  kind: keyof typeof places,
  publicKey: Uint8Array,
  sign: PolkadotKey['sign'],
): PolkadotKey {
  const id = accountId(publicKey)
  return {
    kind,
    address: (prefix) => ss58Encode(id, prefix),
    isAt: (address) => bytesIn(address)?.join() === id.join(),
    sign,
    signTyped: (bytes) => concatBytes(Uint8Array.of(places[kind]), sign(bytes)),
  }
}

/** Chains with such accounts know one kind of key, so its signatures need no word of theirs. */
function ethereumKey(secret: Uint8Array): PolkadotKey {
  const hash = keccak_256(secp256k1.getPublicKey(secret, false).subarray(1))
  const address = checksumAddress(`0x${bytesToHex(hash.subarray(12))}`)
  const sign = (bytes: Uint8Array) => signHash(secret, keccak_256(bytes))
  return {
    kind: 'ethereum',
    address: () => address,
    isAt: (asked) => asked.toLowerCase() === address.toLowerCase(),
    sign,
    signTyped: sign,
  }
}

/** 64 bytes, then which of two keys they lead back to: the helpers library forgets that byte. */
function signHash(secret: Uint8Array, hash: Uint8Array): Uint8Array {
  const recovered = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  return concatBytes(recovered.subarray(1), recovered.subarray(0, 1))
}

function bytesIn(address: string): Uint8Array | null {
  try {
    const [bytes] = ss58Decode(address)
    return bytes
  } catch {
    return null
  }
}
