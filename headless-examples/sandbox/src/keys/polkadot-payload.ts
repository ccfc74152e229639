import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** What a page asks to have signed (`SignerPayloadJSON`), as far as it is signed. */
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

type Part = (payload: PolkadotPayload) => Uint8Array
const nothing: Part = () => new Uint8Array()
const number = (hex: string) => BigInt(hex)

/** SCALE: little end first, the two lowest bits say how long it is. */
function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return little(value << 2n, 1)
  if (value < 1n << 14n) return little((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return little((value << 2n) | 2n, 4)
  const bytes = Math.max(4, Math.ceil(value.toString(16).length / 2))
  return concatBytes(Uint8Array.of(((bytes - 4) << 2) | 3), little(value, bytes))
}
const little = (value: bigint, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))
const hex = (text: string): Uint8Array => hexToBytes(text.replace(/^0x/, ''))
const option = (text: string | null | undefined): Uint8Array =>
  text === null || text === undefined ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hex(text))

/** What each extension adds: what travels with the transaction, and what is only signed. */
const extensions: Readonly<Record<string, readonly [Part, Part]>> = {
  CheckNonZeroSender: [nothing, nothing],
  CheckWeight: [nothing, nothing],
  WeightReclaim: [nothing, nothing],
  StorageWeightReclaim: [nothing, nothing],
  PrevalidateAttests: [nothing, nothing],
  CheckSpecVersion: [nothing, ({ specVersion }) => little(number(specVersion), 4)],
  CheckTxVersion: [nothing, ({ transactionVersion }) => little(number(transactionVersion), 4)],
  CheckGenesis: [nothing, ({ genesisHash }) => hex(genesisHash)],
  CheckMortality: [({ era }) => hex(era), ({ blockHash }) => hex(blockHash)],
  CheckNonce: [({ nonce }) => compact(number(nonce)), nothing],
  ChargeTransactionPayment: [({ tip }) => compact(number(tip)), nothing],
  ChargeAssetTxPayment: [
    ({ tip, assetId }) => concatBytes(compact(number(tip)), option(assetId)),
    nothing,
  ],
  CheckMetadataHash: [
    ({ mode }) => Uint8Array.of(mode ?? 0),
    ({ metadataHash }) => option(metadataHash),
  ],
}

/** The bytes that a signature of a transaction is of; throws for an extension that this wallet would sign without knowing it. */
export function polkadotPayload(payload: PolkadotPayload): Uint8Array {
  const parts = payload.signedExtensions.map((name) => {
    const extension = Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (!extension) throw new Error(`The wallet does not know the extension ${name}.`)
    return extension
  })
  return concatBytes(
    hex(payload.method),
    ...parts.map(([sent]) => sent(payload)),
    ...parts.map(([, signed]) => signed(payload)),
  )
}

/** The same in hex, for reading. */
export const polkadotPayloadHex = (payload: PolkadotPayload): string =>
  `0x${bytesToHex(polkadotPayload(payload))}`
