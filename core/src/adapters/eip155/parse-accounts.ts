import { getAddress, isAddress } from 'viem'

const maxAccounts = 200
const isSingleCase = (address: string) => /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address)

/**
 * Parses a wallet's list of accounts: checksummed addresses, without duplicates, in the wallet's
 * order. Invalid items are dropped. Null if the response is not a list (fault B3).
 */
export function parseAccounts(response: unknown): readonly string[] | null {
  try {
    if (!Array.isArray(response)) return null
    const addresses = Array.from(response.slice(0, maxAccounts), parseAddress).filter(
      (address) => address !== null,
    )
    return [...new Set(addresses)]
  } catch {
    return null
  }
}

/**
 * The checksummed form of an address. Null if it is invalid, or mixed-case with a wrong checksum.
 */
export function parseAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (isSingleCase(value)) return getAddress(value.toLowerCase())
  return isAddress(value) ? value : null
}
