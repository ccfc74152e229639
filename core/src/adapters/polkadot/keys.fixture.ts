import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import {
  accountId,
  blake2b256,
  ecdsa,
  ed25519,
  sr25519,
  sr25519Derive,
  ss58Encode,
} from '@polkadot-labs/hdkd-helpers'

/** A real key: its account as an extension writes it, and its signatures in hex. */
export type TestKey = {
  type: string
  bytes: Uint8Array
  address: string
  sign(payload: Uint8Array): string
}

const seed = (byte: number) => new Uint8Array(32).fill(byte)
const hex = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`
const substrate = (
  type: string,
  publicKey: Uint8Array,
  sign: (payload: Uint8Array) => Uint8Array,
): TestKey => {
  const bytes = accountId(publicKey)
  return { type, bytes, address: ss58Encode(bytes, 42), sign: (payload) => hex(sign(payload)) }
}

const schnorr = (byte: number) => {
  const pair = sr25519Derive(seed(byte), sr25519, [])
  return substrate('sr25519', pair.publicKey, pair.sign)
}
export const ada: TestKey = schnorr(1)
export const bob: TestKey = schnorr(2)
export const eddie: TestKey = substrate('ed25519', ed25519.getPublicKey(seed(3)), (payload) =>
  ed25519.sign(payload, seed(3)),
)

/** 64 bytes, then which of two keys they lead back to. */
const overHash = (key: Uint8Array, hash: Uint8Array, first: number) => {
  const signature = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return concatBytes(signature.subarray(1), Uint8Array.of((signature[0] ?? 0) + first))
}
export const ecco: TestKey = substrate('ecdsa', ecdsa.getPublicKey(seed(4)), (payload) =>
  overHash(seed(4), blake2b256(payload), 0),
)

/** Ethereum-style, signing as extensions of Substrate do. */
export const etha: TestKey = {
  type: 'ethereum',
  bytes: keccak_256(secp256k1.getPublicKey(seed(5), false).subarray(1)).subarray(12),
  address: hex(keccak_256(secp256k1.getPublicKey(seed(5), false).subarray(1)).subarray(12)),
  sign: (payload) => hex(overHash(seed(5), keccak_256(payload), 0)),
}
/** The same account, signing as Ethereum's wallets do. */
export const signAsEthereum = (payload: Uint8Array): string =>
  hex(
    overHash(
      seed(5),
      keccak_256(
        concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${payload.length}`), payload),
      ),
      27,
    ),
  )

/** As an extension lists it. */
export const listed = ({ address, type }: TestKey, more: object = {}) => ({
  address,
  type,
  ...more,
})
/** The account's address on a network. */
export const on = ({ bytes }: TestKey, prefix: number) => ss58Encode(bytes, prefix)
export const wrapped = (text: string) => utf8ToBytes(`<Bytes>${text}</Bytes>`)
