import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/** An EVM address with the capitals of EIP-55; null for what is none, or has wrong capitals (fault case B3). */
export function evmAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) return null
  const digits = value.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(digits))
  const proper = `0x${Array.from(digits, (digit, at) => ((hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join('')}`
  const isOneCase = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(value)
  return isOneCase || value === proper ? proper : null
}
