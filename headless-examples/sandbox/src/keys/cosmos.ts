import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'

/** Bech32 prefixes of addresses, by chain id. */
const prefixes: Readonly<Record<string, string>> = {
  'cosmoshub-4': 'cosmos',
  'osmosis-1': 'osmo',
  'juno-1': 'juno',
}

/** Bech32 prefix of a chain's addresses; `cosmos` for unknown chains. */
export const cosmosPrefix = (reference: string): string => prefixes[reference] ?? 'cosmos'

/** The compressed public key, 33 bytes. */
export const cosmosPublicKey = (secret: Uint8Array): Uint8Array =>
  secp256k1.getPublicKey(secret, true)

/** The 20 bytes that the addresses of a secret encode on every chain. */
export const cosmosAddressBytes = (secret: Uint8Array): Uint8Array =>
  ripemd160(sha256(cosmosPublicKey(secret)))
export const cosmosAddress = (secret: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(cosmosAddressBytes(secret)))

/** `StdSignature`, the form in which wallets return signatures. Values are base64. */
export type CosmosSignature = { pub_key: { type: string; value: string }; signature: string }

const signBytes = (secret: Uint8Array, bytes: Uint8Array): CosmosSignature => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(cosmosPublicKey(secret)) },
  signature: base64.encode(secp256k1.sign(sha256(bytes), secret, { prehash: false })),
})

/** The bytes that an amino signature signs: JSON with sorted keys and escaped `&`, `<` and `>`. */
export const aminoBytes = (signDoc: unknown): Uint8Array =>
  utf8ToBytes(
    JSON.stringify(sortKeys(signDoc)).replace(
      /[&<>]/g,
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    ),
  )

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, sortKeys(part)]))
}

/** Signs an amino document, which may be an ADR-36 message. */
export const signAmino = (secret: Uint8Array, signDoc: unknown): CosmosSignature =>
  signBytes(secret, aminoBytes(signDoc))

/** Wraps a message in a document that cannot be a transaction (ADR-36). */
export const adr36Doc = (signer: string, data: Uint8Array): object => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(data) } }],
  memo: '',
})

/**
 * Verifies an ADR-36 signature with a public key of 33 bytes, from which the address must be derived.
 * Throws for texts that are not encoded. `signature`: base64.
 */
export function isSignedByCosmosKey({
  address,
  publicKey,
  message,
  signature,
}: SignedText): boolean {
  const { words } = bech32.decode(address as `${string}1${string}`)
  const owner = base64.encode(bech32.fromWords(words))
  const document = aminoBytes(adr36Doc(address, utf8ToBytes(message)))
  const isOf = (bytes: Uint8Array) => base64.encode(bytes) === owner
  const isOverHash = (hash: Uint8Array) =>
    secp256k1.verify(base64.decode(signature), hash, publicKey, { prehash: false })
  if (isOf(ripemd160(sha256(publicKey)))) return isOverHash(sha256(document))
  // Chains with Ethereum-style keys, such as Evmos.
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1)
  return isOf(keccak_256(point).subarray(12)) && isOverHash(keccak_256(document))
}
type SignedText = { address: string; publicKey: Uint8Array; message: string; signature: string }

/** A `SignDoc` of the direct (Protocol Buffers) signing mode. */
export type DirectDoc = {
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  chainId: string
  accountNumber: bigint
}
export const signDirect = (secret: Uint8Array, doc: DirectDoc): CosmosSignature =>
  signBytes(secret, directBytes(doc))

/** Encodes a `SignDoc` as Protocol Buffers: fields 1 to 4, without empty ones. */
export function directBytes({
  bodyBytes,
  authInfoBytes,
  chainId,
  accountNumber,
}: DirectDoc): Uint8Array {
  const field = (tag: number, bytes: Uint8Array) =>
    bytes.length === 0
      ? bytes
      : concatBytes(Uint8Array.of((tag << 3) | 2), varint(BigInt(bytes.length)), bytes)
  const account =
    accountNumber === 0n
      ? new Uint8Array()
      : concatBytes(Uint8Array.of(4 << 3), varint(accountNumber))
  return concatBytes(
    field(1, bodyBytes),
    field(2, authInfoBytes),
    field(3, utf8ToBytes(chainId)),
    account,
  )
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return Uint8Array.from([...bytes, Number(value >> BigInt(7 * bytes.length))])
}
