import { describe, expect, test } from 'vitest'
import {
  assetWorth,
  exactAmount,
  exactText,
  shortAmount,
  sumOf,
  transferTotal,
  typedAmount,
  withPoint,
} from './money-text.ts'

const ether = { balance: '1234567890000000000', decimals: 18, price: 3500 }
const coin = { balance: '1200000000', decimals: 6, price: 1 }
const review = {
  asset: null,
  amount: '1500000000000000001',
  decimals: 18,
  symbol: 'ETH',
  fee: { amount: '1100000000000000', decimals: 18, symbol: 'ETH' },
  accountRent: null,
}

describe('an amount that is reviewed has every digit it has', () => {
  test.each([
    ['1500000000000000001', 18, 'en', '1.500000000000000001'],
    ['1500000000000000000', 18, 'en', '1.5'],
    ['1234000000', 6, 'en', '1,234'],
    ['1234500000', 6, 'de', '1.234,5'],
    ['1', 77, 'en', `0.${'0'.repeat(76)}1`],
    ['12', 0, 'en', '12'],
    ['0', 18, 'en', '0'],
  ])('%s of %i decimals in %s', (units, decimals, language, text) =>
    expect(exactText(units, decimals, language)).toBe(text),
  )

  test.each(['', '-1', '1e3', 'NaN', '1.5'])('%s is no amount, and never a zero', (units) =>
    expect(exactText(units, 18, 'en')).toBe('–'),
  )

  test('M1 a symbol from outside cannot turn the line', () =>
    expect(exactAmount({ amount: '15', decimals: 1, symbol: '\u202eHTE\u200b' }, 'en')).toBe(
      '1.5 HTE',
    ))
})

test('the other unit is short, and never more than there is', () => {
  expect(shortAmount('0.123456789', 'ETH', 'en')).toBe('0.123456 ETH')
  expect(shortAmount(null, 'ETH', 'en')).toBe('0 ETH')
  expect(shortAmount('nothing', null, 'en')).toBe('–')
})

test('what is held is worth its price, exactly; without a price nobody knows', () => {
  expect(assetWorth(ether)).toBe('4320.987615')
  expect(assetWorth({ ...coin, price: 0.9999 })).toBe('1199.88')
  expect(assetWorth({ ...coin, price: null })).toBeNull()
  expect(assetWorth({ ...coin, balance: null })).toBeNull()
  expect(assetWorth({ ...coin, price: Number.NaN })).toBeNull()
})

test('the total of a coin that pays its own fee is one sum; of another there are two', () => {
  expect(transferTotal(review)).toMatchObject([{ amount: '1501100000000000001', symbol: 'ETH' }])
  const token = {
    ...review,
    asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    amount: '250000000',
    decimals: 6,
    symbol: 'USDC',
    accountRent: '5',
  }
  expect(transferTotal(token)).toMatchObject([
    { amount: '250000000', symbol: 'USDC' },
    { amount: '1100000000000005', symbol: 'ETH' },
  ])
  expect(sumOf('5250', '3.85')).toBe('5253.85')
  expect(sumOf('5250', '?')).toBeNull()
})

describe('H2 the field has the point of its language', () => {
  test('which is no other mark, and the way back is the same', () => {
    expect([withPoint('1.5', ','), withPoint('1,5', ',')]).toEqual(['1,5', '1.5'])
    expect(withPoint('1.5', '.')).toBe('1.5')
  })

  test.each([
    ['1.', '1', '.', '1.'],
    ['1,', '1', '.', '1.'],
    ['1,', '1', ',', '1.'],
    ['1.', '1', ',', '1.'],
    ['1.5', '15', ',', '1.5'],
  ])(
    'a single mark that is typed is meant as the point: %s after %s where the point is %s',
    (text, before, point, meant) => expect(typedAmount(text, before, point)).toBe(meant),
  )

  test.each([
    ['1,000', '', '.', '1,000'],
    ['1.000', '', ',', '1,000'],
    ['1.234,5', '', ',', '1,234.5'],
  ])('%s that is pasted where the point is %s is no such number', (text, before, point, meant) =>
    expect(typedAmount(text, before, point)).toBe(meant),
  )
})
