import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { readSs58, writeSs58 } from './ss58.ts'

/** Whom an address means, whichever way it is written: a key (or its hash) of 32 bytes, or an Ethereum-style account of 20. */
export type AccountId = { style: 'substrate' | 'ethereum'; bytes: Uint8Array }

const longestAddress = 128

/** null: no address, or one that fails its own checksum (fault case B3). */
export function readAddress(value: unknown): AccountId | null {
  if (typeof value !== 'string' || value.length > longestAddress) return null
  if (value.startsWith('0x'))
    return isEthereum(value) ? { style: 'ethereum', bytes: hexToBytes(value.slice(2)) } : null
  const bytes = readSs58(value)
  return bytes && { style: 'substrate', bytes }
}

/** The same account however both are written. */
export const isSame = (one: AccountId, other: AccountId): boolean =>
  one.bytes.length === other.bytes.length && one.bytes.every((byte, at) => byte === other.bytes[at])

/** As a network writes it; an Ethereum-style address is the same everywhere and stays as it was given. */
export const written = (address: string, { style, bytes }: AccountId, prefix: number): string =>
  style === 'ethereum' ? address : writeSs58(bytes, prefix)

/** Letters of one case say nothing; mixed ones are a checksum (EIP-55). */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return false
  const digits = address.slice(2)
  const plain = digits.toLowerCase()
  if (digits === plain || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(plain)))
  return (
    Array.from(plain, (digit, at) => ((hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join(
      '',
    ) === digits
  )
}
