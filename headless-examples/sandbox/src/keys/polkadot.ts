import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** SS58 prefixes by CAIP-2 reference. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}
const genericPrefix = 42

/** SS58 prefix of a chain's addresses by its CAIP-2 reference; 42 for unknown chains. */
export const polkadotPrefix = (reference: string): number => prefixes[reference] ?? genericPrefix

/** SS58 address of a secret's Ed25519 key: prefix, public key, two bytes of checksum. */
export function polkadotAddress(secret: Uint8Array, prefix: number): string {
  const body = concatBytes(Uint8Array.of(prefix), ed25519.getPublicKey(secret))
  const check = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 })
  return base58.encode(concatBytes(body, check.slice(0, 2)))
}

const openTag = utf8ToBytes('<Bytes>')
const closeTag = utf8ToBytes('</Bytes>')
const hasAt = (bytes: Uint8Array, part: Uint8Array, offset: number) =>
  part.every((byte, index) => bytes[offset + index] === byte)

/**
 * Wraps a message in `<Bytes>` and `</Bytes>`, unless it is wrapped already, so that a signed
 * message can never be a valid transaction.
 */
export const wrapBytes = (message: Uint8Array): Uint8Array =>
  message.length >= openTag.length + closeTag.length &&
  hasAt(message, openTag, 0) &&
  hasAt(message, closeTag, message.length - closeTag.length)
    ? message
    : concatBytes(openTag, message, closeTag)

/** Wraps a message and signs it with Ed25519. Returns 64 bytes as hex with `0x`. */
export const signPolkadotMessage = (secret: Uint8Array, message: Uint8Array): string =>
  `0x${bytesToHex(ed25519.sign(wrapBytes(message), secret))}`

/**
 * Signs a transaction payload with Ed25519, or its hash if it is longer than 256 bytes, as chains
 * require. Returns hex: `0x`, the key type (00), 64 bytes.
 */
export function signPolkadotPayload(secret: Uint8Array, payload: Uint8Array): string {
  const signed = payload.length > 256 ? blake2b(payload, { dkLen: 32 }) : payload
  return `0x00${bytesToHex(ed25519.sign(signed, secret))}`
}
