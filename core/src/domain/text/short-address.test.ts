import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'
import { shortAddressNoBreak } from './short-address-no-break.ts'

test('shortAddress keeps the first 4 and the last 6 characters', () => {
  expect(shortAddress('0x742d35Cc6634C0532925a3b844Bc454e4438f44e')).toBe('0x74…38f44e')
})

test('shortAddressNoBreak puts word joiners around the gap', () => {
  expect(shortAddressNoBreak('0x742d35Cc6634C0532925a3b844Bc454e4438f44e')).toBe(
    '0x74\u2060…\u206038f44e',
  )
})
