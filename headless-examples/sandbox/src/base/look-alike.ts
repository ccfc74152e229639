import { type Address, getAddress } from 'viem'

/**
 * Returns another address with the same first four and last six digits, as address poisoning
 * uses. Its private key is unknown.
 */
export function lookAlike(address: Address): Address {
  const digits = address.slice(2).toLowerCase()
  const middle = [...digits.slice(4, -6)]
    .map((digit) => (15 - Number.parseInt(digit, 16)).toString(16))
    .join('')
  return getAddress(`0x${digits.slice(0, 4)}${middle}${digits.slice(-6)}`)
}
