import { expect, test } from 'vitest'
import { isStacksAddress } from './stacks-address.ts'

const mainnet = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'

test('an address of Stacks is one on its own network', () => {
  expect(isStacksAddress('mainnet', mainnet)).toBe(true)
  expect(isStacksAddress('testnet', mainnet)).toBe(false)
  expect(isStacksAddress('testnet', 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ')).toBe(true)
})

test('an address with many zeros is one', () => {
  expect(isStacksAddress('mainnet', 'SP000000000000000000002Q6VF78')).toBe(true)
})

test.each([
  ['a wrong checksum', mainnet.replace('EJ7', 'EJ8')],
  ['small letters', mainnet.toLowerCase()],
  ['another alphabet', mainnet.replace('J', 'I')],
  ['an address of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['nothing', null],
])('%s is none', (_, value) => {
  expect(isStacksAddress('mainnet', value)).toBe(false)
})
