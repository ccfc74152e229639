import { expect, test } from 'vitest'
import { caipNetworkIdOf } from './caip.ts'
import { chainIdOf, evmChainId, hexFromNumber, numberFromHex } from './chain-id.ts'

test.each([
  [1, 1],
  ['1', 1],
  ['0x01', 1],
  ['0X1', 1],
  ['0xa4b1', 42161],
  ['eip155:10', 10],
  ['eip155:0xa', 10],
  [1n, 1],
  ['0x1fffffffffffff', Number.MAX_SAFE_INTEGER],
])('B4: the chain id %s is read as %d', (said, meant) => {
  expect(evmChainId(said)).toBe(meant)
})

test.each([
  '',
  '0x',
  '0xZZ',
  'one',
  ' 1',
  '1.5',
  '-1',
  '+1',
  '1e3',
  'eip155:',
  'eip155:x',
  'solana:1',
  '0',
  '0x0',
  '9007199254740992',
  '0x20000000000000',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  0n,
  2n ** 60n,
  null,
  undefined,
  {},
  [],
  [1],
  true,
])('B4: the chain id %s is refused, never NaN', (said) => {
  expect(evmChainId(said)).toBeNull()
})

test('hex is read with and without its mark, and written in lower case', () => {
  expect(['ff', '0xFF', '0x', 'xyz', ''].map(numberFromHex)).toEqual([255, 255, null, null, null])
  expect(hexFromNumber(42161)).toBe('0xa4b1')
})

test('a network is known by its number where it has one, else by its reference', () => {
  const ids = ['1', '000000000019d6689c085ae165831e93', '007', '99999999999999999999', '-1'].map(
    (reference) => chainIdOf(caipNetworkIdOf('x', reference)),
  )
  expect(ids).toEqual([1, '000000000019d6689c085ae165831e93', '007', '99999999999999999999', -1])
})
