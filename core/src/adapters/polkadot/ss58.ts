import { blake2b } from '@noble/hashes/blake2b'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'

/*
 * Base58 of a prefix, 32 bytes, and two bytes of the hash of both. The helpers library knows this too, but it comes whole, with the curves
 * that verify signatures: three times what finding and restoring an account needs.
 */
const keyBytes = 32
const checkBytes = 2

/** The key in an address, whatever network it is written for. null: no address, or its checksum is wrong. */
export function readSs58(address: string): Uint8Array | null {
  const bytes = decoded(address)
  const first = bytes[0] ?? 255
  const prefixBytes = first < 64 ? 1 : 2
  if (first >= 128 || bytes.length !== prefixBytes + keyBytes + checkBytes) return null
  const [body, check] = [bytes.subarray(0, -checkBytes), bytes.subarray(-checkBytes)]
  return checkOf(body).every((byte, at) => byte === check[at]) ? body.slice(prefixBytes) : null
}

/** The address of a key under a prefix, 0 to 16383. */
export function writeSs58(key: Uint8Array, prefix: number): string {
  // from 64 on the number is spread over two bytes, of which the first says so
  const first =
    prefix < 64 ? [prefix] : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  const body = concatBytes(Uint8Array.from(first), key)
  return base58.encode(concatBytes(body, checkOf(body)))
}

const checkOf = (body: Uint8Array) =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 }).subarray(0, checkBytes)

function decoded(address: string): Uint8Array {
  try {
    return base58.decode(address)
  } catch {
    return new Uint8Array()
  }
}
