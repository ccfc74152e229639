import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const known = 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'

test('an address is its prefix and 20 bytes', () => {
  expect(readAddress(known)).toMatchObject({ prefix: 'cosmos', text: known })
  expect(readAddress(known)?.bytes).toHaveLength(20)
})

test('all upper case is the same address', () => {
  expect(readAddress(known.toUpperCase())).toEqual(readAddress(known))
})

test('a contract has 32 bytes', () => {
  expect(
    readAddress('osmo14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9sq2r9g9')?.bytes,
  ).toHaveLength(32)
})

test.each([
  ['a wrong checksum', `${known.slice(0, -1)}p`],
  ['mixed case', `C${known.slice(1)}`],
  ['another length', 'cosmos1qqqsyqcyq5rqwzqfpg9scrgwpugpzysn6uj7cw'],
  ['an Ethereum address', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['nothing', ''],
])('H: %s is no address', (_, text) => {
  expect(readAddress(text)).toBeNull()
})
