import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** The signed part of `SignerPayloadJSON`, which pages pass to a wallet. Numbers are hex. */
export type PolkadotPayload = {
  method: string
  era: string
  nonce: string
  tip: string
  specVersion: string
  transactionVersion: string
  genesisHash: string
  blockHash: string
  signedExtensions: readonly string[]
  mode?: number
  metadataHash?: string | null
  assetId?: string | null
}

type Encoder = (payload: PolkadotPayload) => Uint8Array
const empty: Encoder = () => new Uint8Array()
const number = (hex: string) => BigInt(hex)

/** SCALE compact integer: little-endian, with the size in the two lowest bits. */
function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return littleEndian(value << 2n, 1)
  if (value < 1n << 14n) return littleEndian((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return littleEndian((value << 2n) | 2n, 4)
  const bytes = Math.max(4, Math.ceil(value.toString(16).length / 2))
  return concatBytes(Uint8Array.of(((bytes - 4) << 2) | 3), littleEndian(value, bytes))
}
const littleEndian = (value: bigint, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
const hex = (text: string): Uint8Array => hexToBytes(text.replace(/^0x/, ''))
const option = (text: string | null | undefined): Uint8Array =>
  text === null || text === undefined ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hex(text))

/**
 * Encoders of each signed extension: the data that the transaction includes, then the data that is
 * only signed.
 */
const extensions: Readonly<Record<string, readonly [Encoder, Encoder]>> = {
  CheckNonZeroSender: [empty, empty],
  CheckWeight: [empty, empty],
  WeightReclaim: [empty, empty],
  StorageWeightReclaim: [empty, empty],
  PrevalidateAttests: [empty, empty],
  CheckSpecVersion: [empty, ({ specVersion }) => littleEndian(number(specVersion), 4)],
  CheckTxVersion: [empty, ({ transactionVersion }) => littleEndian(number(transactionVersion), 4)],
  CheckGenesis: [empty, ({ genesisHash }) => hex(genesisHash)],
  CheckMortality: [({ era }) => hex(era), ({ blockHash }) => hex(blockHash)],
  CheckNonce: [({ nonce }) => compact(number(nonce)), empty],
  ChargeTransactionPayment: [({ tip }) => compact(number(tip)), empty],
  ChargeAssetTxPayment: [
    ({ tip, assetId }) => concatBytes(compact(number(tip)), option(assetId)),
    empty,
  ],
  CheckMetadataHash: [
    ({ mode }) => Uint8Array.of(mode ?? 0),
    ({ metadataHash }) => option(metadataHash),
  ],
}

/**
 * Returns the bytes that a transaction signature signs. Throws for unknown extensions, because the
 * wallet would sign data it does not understand.
 */
export function polkadotPayload(payload: PolkadotPayload): Uint8Array {
  const encoders = payload.signedExtensions.map((name) => {
    const extension = Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (!extension) throw new Error(`Unknown signed extension ${name}.`)
    return extension
  })
  return concatBytes(
    hex(payload.method),
    ...encoders.map(([included]) => included(payload)),
    ...encoders.map(([, signedOnly]) => signedOnly(payload)),
  )
}

/** The payload bytes as hex with `0x`. */
export const polkadotPayloadHex = (payload: PolkadotPayload): string =>
  `0x${bytesToHex(polkadotPayload(payload))}`
