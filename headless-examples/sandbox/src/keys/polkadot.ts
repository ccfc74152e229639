import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** The number that addresses of a chain begin with, by its CAIP-2 reference; 42 for any other. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}
const anySubstrate = 42

/** The number that addresses of a chain begin with. */
export const polkadotPrefix = (reference: string): number => prefixes[reference] ?? anySubstrate

/** An Ed25519 key in SS58: prefix, key, and two bytes of their hash. */
export function polkadotAddress(secret: Uint8Array, prefix: number): string {
  const body = concatBytes(Uint8Array.of(prefix), ed25519.getPublicKey(secret))
  const check = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 })
  return base58.encode(concatBytes(body, check.slice(0, 2)))
}

const [before, after] = ['<Bytes>', '</Bytes>'].map(utf8ToBytes) as [Uint8Array, Uint8Array]
const begins = (bytes: Uint8Array, part: Uint8Array, at: number) =>
  part.every((byte, index) => bytes[at + index] === byte)

/** Between `<Bytes>` and `</Bytes>`, unless it is already: what is signed as a message can never be a transaction. */
export const wrapped = (message: Uint8Array): Uint8Array =>
  message.length >= before.length + after.length &&
  begins(message, before, 0) &&
  begins(message, after, message.length - after.length)
    ? message
    : concatBytes(before, message, after)

/** A signature of a message, wrapped; hex with 0x. */
export const signPolkadotMessage = (secret: Uint8Array, message: Uint8Array): string =>
  `0x${bytesToHex(ed25519.sign(wrapped(message), secret))}`

/** A signature of a transaction's payload: of its hash where it is long, as chains check it; 0x, the kind of key (00), 64 bytes. */
export function signPolkadotPayload(secret: Uint8Array, payload: Uint8Array): string {
  const signed = payload.length > 256 ? blake2b(payload, { dkLen: 32 }) : payload
  return `0x00${bytesToHex(ed25519.sign(signed, secret))}`
}
