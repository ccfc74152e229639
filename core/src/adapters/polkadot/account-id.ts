import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { decodeSs58, encodeSs58 } from '../../clients/address/ss58.ts'

/**
 * The account of an address, which is the same on all networks. `bytes`: 32 bytes of a key or its
 * hash, or 20 bytes of an Ethereum-style account.
 */
export type AccountId = { style: 'substrate' | 'ethereum'; bytes: Uint8Array }

const maxLength = 128

/** Parses an address. Null for any other value and for a wrong checksum (fault B3). */
export function parseAddress(value: unknown): AccountId | null {
  if (typeof value !== 'string' || value.length > maxLength) return null
  if (value.startsWith('0x'))
    return isEthereumAddress(value)
      ? { style: 'ethereum', bytes: hexToBytes(value.slice(2)) }
      : null
  const bytes = decodeSs58(value)
  return bytes && { style: 'substrate', bytes }
}

export const isSameAccount = (a: AccountId, b: AccountId): boolean =>
  a.bytes.length === b.bytes.length && a.bytes.every((byte, index) => byte === b.bytes[index])

/**
 * Formats an account for a network with an SS58 prefix. Returns an Ethereum-style address unchanged:
 * it is the same on all networks.
 */
export const formatAddress = (
  address: string,
  { style, bytes }: AccountId,
  prefix: number,
): string => (style === 'ethereum' ? address : encodeSs58(bytes, prefix))

/** Mixed case must match the EIP-55 checksum; lower or upper case has no checksum. */
function isEthereumAddress(address: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return false
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(lower)))
  const checksummed = Array.from(lower, (digit, index) =>
    (hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit,
  )
  return checksummed.join('') === digits
}
