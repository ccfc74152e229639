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
])('evmChainId parses %s to %d [B4]', (value, expected) => {
  expect(evmChainId(value)).toBe(expected)
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
])('evmChainId returns null, never NaN, for %s [B4]', (value) => {
  expect(evmChainId(value)).toBeNull()
})

test('numberFromHex accepts hex with and without 0x, and hexFromNumber returns lower case', () => {
  expect(['ff', '0xFF', '0x', 'xyz', ''].map(numberFromHex)).toEqual([255, 255, null, null, null])
  expect(hexFromNumber(42161)).toBe('0xa4b1')
})

test('chainIdOf returns a number if the reference is a safe integer, else the reference', () => {
  const ids = ['1', '000000000019d6689c085ae165831e93', '007', '99999999999999999999', '-1'].map(
    (reference) => chainIdOf(caipNetworkIdOf('x', reference)),
  )
  expect(ids).toEqual([1, '000000000019d6689c085ae165831e93', '007', '99999999999999999999', -1])
})
