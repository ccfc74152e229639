import { expect, test } from 'vitest'
import { isStacksAddress } from './stacks-address.ts'

const mainnet = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'

test('isStacksAddress accepts an address on its own network only', () => {
  expect(isStacksAddress('mainnet', mainnet)).toBe(true)
  expect(isStacksAddress('testnet', mainnet)).toBe(false)
  expect(isStacksAddress('testnet', 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ')).toBe(true)
})

test('isStacksAddress accepts an address whose hash is zero', () => {
  expect(isStacksAddress('mainnet', 'SP000000000000000000002Q6VF78')).toBe(true)
})

test.each([
  ['a wrong checksum', mainnet.replace('EJ7', 'EJ8')],
  ['lower case', mainnet.toLowerCase()],
  ['a character outside the alphabet', mainnet.replace('J', 'I')],
  ['a Bitcoin address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['null', null],
])('isStacksAddress rejects %s', (_, value) => {
  expect(isStacksAddress('mainnet', value)).toBe(false)
})
