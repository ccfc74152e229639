import { expect, test } from 'vitest'
import type { CaipAddress, CaipNetworkId } from '../caip/caip.ts'
import type { TokenBalance } from './token-balance.ts'
import { formatUsd, tokenValue, totalTokenValue } from './token-value.ts'

const ether = { address: null, value: 20 } as const
const row = (change: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'Dollar',
  symbol: 'USD',
  chainId: 'eip155:1' as CaipNetworkId,
  address: 'eip155:1:0xAb' as CaipAddress,
  value: 3.5,
  price: 1,
  quantity: { decimals: 6, numeric: '3.5' },
  iconUrl: null,
  ...change,
})

const textOf = (change: Partial<TokenBalance>) => {
  const value = tokenValue(row(change))
  return value === null ? null : `${value.units}/${value.scale}`
}

test('tokenValue returns the value of the data API, else price times amount, else null', () => {
  expect(textOf({})).toBe('35/1')
  expect(
    textOf({
      value: null,
      price: 0.1,
      quantity: { decimals: 18, numeric: '0.000000000000000003' },
    }),
  ).toBe('3/19')
  expect(textOf({ value: null, price: null })).toBeNull()
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'tokenValue returns null if value or price is %s [H4]',
  (number) => {
    expect(textOf({ value: number, price: null })).toBeNull()
    expect(textOf({ value: null, price: number })).toBeNull()
  },
)

test.each([0, -1, 1e308, Number.NaN])(
  'tokenValue and totalTokenValue return null for the price %s, also with a value [XH1]',
  (price) => {
    for (const value of [null, 0, 35]) {
      expect(textOf({ value, price })).toBeNull()
      expect(totalTokenValue([row({ value, price })])).toBeNull()
    }
    expect(textOf({ value: 1e308 })).toBe(textOf({ value: null }))
    expect(textOf({ value: 0, price: null })).toBeNull()
  },
)

test('tokenValue returns null for price times an amount above a trillion dollars [XH1]', () => {
  const valueOfAmount = (numeric: string) =>
    textOf({ value: null, price: 1, quantity: { decimals: 18, numeric } })
  expect(valueOfAmount('1000000000000')).toBe('1000000000000/0')
  expect(valueOfAmount('1000000000000.1')).toBeNull()
  expect(valueOfAmount('9'.repeat(100))).toBeNull()
})

test.each(['NaN', 'Infinity', '1e-7', '', '-1'])(
  'tokenValue returns null for the amount "%s" [H4]',
  (numeric) => expect(textOf({ value: null, quantity: { decimals: 6, numeric } })).toBeNull(),
)

test('totalTokenValue returns the exact sum', () => {
  expect(totalTokenValue([row({ value: 0.1 }), row({ value: 0.2 }), row(ether)])).toBe('20.3')
  expect(totalTokenValue([row({ value: 1e-7 }), row(ether)])).toBe('20.0000001')
})

test('totalTokenValue returns zero without tokens and null without known values', () => {
  expect(totalTokenValue([])).toBe('0')
  expect(totalTokenValue([row({ value: null, price: null })])).toBeNull()
  expect(totalTokenValue([row({ value: null, price: null }), row(ether)])).toBe('20')
})

test.each([
  ['1234.5', '$1,234.50'],
  ['0.005', '$0.01'],
  [0.1, '$0.10'],
  [null, '–'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
  ['1e-7', '–'],
  ['Infinity', '–'],
])('formatUsd(%s) returns %s', (amount, text) => expect(formatUsd(amount)).toBe(text))
