import { expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'

const validAddress = 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'

test('parseAddress returns the prefix and 20 bytes of an address', () => {
  expect(parseAddress(validAddress)).toMatchObject({ prefix: 'cosmos', text: validAddress })
  expect(parseAddress(validAddress)?.bytes).toHaveLength(20)
})

test('parseAddress accepts upper case', () => {
  expect(parseAddress(validAddress.toUpperCase())).toEqual(parseAddress(validAddress))
})

test('parseAddress accepts the 32 bytes of a contract', () => {
  expect(
    parseAddress('osmo14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9sq2r9g9')?.bytes,
  ).toHaveLength(32)
})

test.each([
  ['a wrong checksum', `${validAddress.slice(0, -1)}p`],
  ['mixed case', `C${validAddress.slice(1)}`],
  ['another length', 'cosmos1qqqsyqcyq5rqwzqfpg9scrgwpugpzysn6uj7cw'],
  ['an Ethereum address', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['empty text', ''],
])('parseAddress returns null for %s', (_, text) => {
  expect(parseAddress(text)).toBeNull()
})
