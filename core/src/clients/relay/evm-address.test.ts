import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { evmAddress } from './evm-address.ts'

const hex = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  .map((digits): `0x${string}` => `0x${digits}`)

test('capitals are those of EIP-55, whatever case came', () => {
  fc.assert(
    fc.property(hex, (address) => {
      expect(evmAddress(address)).toBe(getAddress(address))
      expect(evmAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(getAddress(address))
      expect(evmAddress(getAddress(address))).toBe(getAddress(address))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['wrong capitals', '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['one digit short', '0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226'],
  ['no prefix', 'f39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  ['no text', 7],
  ['nothing', null],
])('%s is no address', (_, value) => {
  expect(evmAddress(value)).toBeNull()
})
