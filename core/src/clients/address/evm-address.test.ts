import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseEvmAddress } from './evm-address.ts'

const hex = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  .map((digits): `0x${string}` => `0x${digits}`)

test('parseEvmAddress returns the EIP-55 checksum for lower, upper and checksummed input', () => {
  fc.assert(
    fc.property(hex, (address) => {
      expect(parseEvmAddress(address)).toBe(getAddress(address))
      expect(parseEvmAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(getAddress(address))
      expect(parseEvmAddress(getAddress(address))).toBe(getAddress(address))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['a wrong checksum', '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['39 digits', '0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226'],
  ['no prefix', 'f39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  ['a number', 7],
  ['null', null],
])('parseEvmAddress returns null for %s', (_, value) => {
  expect(parseEvmAddress(value)).toBeNull()
})
