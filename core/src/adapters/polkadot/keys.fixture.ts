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

/** A real key pair with its address in an extension's format and its signatures in hex. */
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

const sr25519Key = (byte: number) => {
  const pair = sr25519Derive(seed(byte), sr25519, [])
  return substrate('sr25519', pair.publicKey, pair.sign)
}
export const ada: TestKey = sr25519Key(1)
export const bob: TestKey = sr25519Key(2)
export const ed25519Key: TestKey = substrate('ed25519', ed25519.getPublicKey(seed(3)), (payload) =>
  ed25519.sign(payload, seed(3)),
)

/** Returns 64 bytes of signature and the recovery id, to which `firstId` is added. */
const signHash = (key: Uint8Array, hash: Uint8Array, firstId: number) => {
  const signature = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return concatBytes(signature.subarray(1), Uint8Array.of((signature[0] ?? 0) + firstId))
}
export const ecdsaKey: TestKey = substrate('ecdsa', ecdsa.getPublicKey(seed(4)), (payload) =>
  signHash(seed(4), blake2b256(payload), 0),
)

/** An Ethereum-style account that signs as Substrate extensions do. */
export const ethereumKey: TestKey = {
  type: 'ethereum',
  bytes: keccak_256(secp256k1.getPublicKey(seed(5), false).subarray(1)).subarray(12),
  address: hex(keccak_256(secp256k1.getPublicKey(seed(5), false).subarray(1)).subarray(12)),
  sign: (payload) => hex(signHash(seed(5), keccak_256(payload), 0)),
}
/** Signs with `ethereumKey` in the format of Ethereum wallets (EIP-191). */
export const signAsEthereum = (payload: Uint8Array): string =>
  hex(
    signHash(
      seed(5),
      keccak_256(
        concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${payload.length}`), payload),
      ),
      27,
    ),
  )

/** The entry of an account in an extension's list. */
export const accountEntry = ({ address, type }: TestKey, overrides: object = {}) => ({
  address,
  type,
  ...overrides,
})
/** The account's address under an SS58 prefix. */
export const addressOn = ({ bytes }: TestKey, prefix: number) => ss58Encode(bytes, prefix)
export const wrapped = (text: string) => utf8ToBytes(`<Bytes>${text}</Bytes>`)
