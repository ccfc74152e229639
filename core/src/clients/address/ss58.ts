import { blake2b } from '@noble/hashes/blake2b'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'

/*
 * SS58: base58 of a prefix, 32 bytes, and two bytes of the hash of both. `hdkd-helpers` supports it
 * too, but also imports the curves that verify signatures, which are three times as large as the
 * code that discovers and restores an account.
 */
const keyLength = 32
const checksumLength = 2

/** Returns the key in an address of any network; null for an invalid format or checksum. */
export function decodeSs58(address: string): Uint8Array | null {
  const bytes = decodeBase58(address)
  const first = bytes[0] ?? 255
  const prefixLength = first < 64 ? 1 : 2
  if (first >= 128 || bytes.length !== prefixLength + keyLength + checksumLength) return null
  const body = bytes.subarray(0, -checksumLength)
  const checksum = bytes.subarray(-checksumLength)
  const isValid = checksumOf(body).every((byte, index) => byte === checksum[index])
  return isValid ? body.slice(prefixLength) : null
}

/** Returns the address of a key under a prefix from 0 to 16383. */
export function encodeSs58(key: Uint8Array, prefix: number): string {
  // Prefixes from 64 on take two bytes, which the first byte indicates.
  const prefixBytes =
    prefix < 64 ? [prefix] : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  const body = concatBytes(Uint8Array.from(prefixBytes), key)
  return base58.encode(concatBytes(body, checksumOf(body)))
}

const checksumOf = (body: Uint8Array) =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 }).subarray(0, checksumLength)

function decodeBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    return new Uint8Array()
  }
}
