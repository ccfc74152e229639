import { getAddress, isAddress } from 'viem'

const mostAccounts = 200
const isOneCase = (address: string) => /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address)

/** Checksummed addresses, each once, in the wallet's order; what is no address, or fails its own checksum, is left out. null: not even a list (fault case B3). */
export function readAccounts(answer: unknown): readonly string[] | null {
  try {
    if (!Array.isArray(answer)) return null
    const addresses = Array.from(answer.slice(0, mostAccounts), readAddress).filter(
      (address) => address !== null,
    )
    return [...new Set(addresses)]
  } catch {
    return null
  }
}

/** The checksummed form of an address; null for what is none, or fails the checksum that its mixed case is. */
export function readAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (isOneCase(value)) return getAddress(value.toLowerCase())
  return isAddress(value) ? value : null
}
