import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/**
 * Parses an EVM address and returns it with its EIP-55 checksum. Null for any other value and for
 * mixed case with a wrong checksum (fault B3).
 */
export function parseEvmAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) return null
  const lower = value.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(lower))
  const digits = Array.from(lower, (digit, index) =>
    (hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit,
  )
  const checksummed = `0x${digits.join('')}`
  const hasOneCase = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(value)
  return hasOneCase || value === checksummed ? checksummed : null
}
