import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'

/** First letters of addresses, by the chain they are on. */
const prefixes: Readonly<Record<string, string>> = {
  'cosmoshub-4': 'cosmos',
  'osmosis-1': 'osmo',
  'juno-1': 'juno',
}

/** First letters of a chain's addresses. */
export const cosmosPrefix = (reference: string): string => prefixes[reference] ?? 'cosmos'

/** 33 bytes. */
export const cosmosPublicKey = (secret: Uint8Array): Uint8Array =>
  secp256k1.getPublicKey(secret, true)

/** The 20 bytes behind every address of a secret. */
export const cosmosAddressBytes = (secret: Uint8Array): Uint8Array =>
  ripemd160(sha256(cosmosPublicKey(secret)))
export const cosmosAddress = (secret: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(cosmosAddressBytes(secret)))

/** As wallets answer (`StdSignature`): base64. */
export type CosmosSignature = { pub_key: { type: string; value: string }; signature: string }

const signed = (secret: Uint8Array, bytes: Uint8Array): CosmosSignature => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(cosmosPublicKey(secret)) },
  signature: base64.encode(secp256k1.sign(sha256(bytes), secret, { prehash: false })),
})

/** JSON with sorted names and nothing that a page could read as a tag: the bytes that an amino signature is of. */
export const aminoBytes = (signDoc: unknown): Uint8Array =>
  utf8ToBytes(
    JSON.stringify(sorted(signDoc)).replace(
      /[&<>]/g,
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    ),
  )
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]))
}

/** A signature of a document in the older form, ADR-36 messages among them. */
export const signAmino = (secret: Uint8Array, signDoc: unknown): CosmosSignature =>
  signed(secret, aminoBytes(signDoc))

/** A message as a document that is no transaction (ADR-36). */
export const adr36Doc = (signer: string, data: Uint8Array): object => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(data) } }],
  memo: '',
})

/** A document in the newer form. */
export type DirectDoc = {
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  chainId: string
  accountNumber: bigint
}
export const signDirect = (secret: Uint8Array, doc: DirectDoc): CosmosSignature =>
  signed(secret, directBytes(doc))

/** Protocol buffers: fields 1 to 4, what is empty left out. */
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
