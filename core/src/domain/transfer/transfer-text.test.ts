import { describe, expect, test } from 'vitest'
import {
  assetValue,
  exactAmount,
  exactAmountText,
  roundUpCost,
  shortAmount,
  transferCosts,
  transferTotal,
} from './transfer-text.ts'

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

describe('exactAmountText', () => {
  test.each([
    ['1500000000000000001', 18, 'en', '1.500000000000000001'],
    ['1500000000000000000', 18, 'en', '1.5'],
    ['1234000000', 6, 'en', '1,234'],
    ['1234500000', 6, 'de', '1.234,5'],
    ['1', 77, 'en', `0.${'0'.repeat(76)}1`],
    ['12', 0, 'en', '12'],
    ['0', 18, 'en', '0'],
  ])('exactAmountText of %s with %i decimals in %s returns %s', (units, decimals, language, text) =>
    expect(exactAmountText(units, decimals, language)).toBe(text),
  )

  test.each([
    ['44123456789012', 18, '0.000045'],
    ['1100000000000000', 18, '0.0011'],
    ['9950000000000001', 18, '0.01'],
    ['1234567890000000000', 18, '1.24'],
    ['123450000000000000001', 18, '123.46'],
    ['5000', 9, '0.000005'],
    ['7', 18, '0.000000000000000007'],
    ['0', 18, '0'],
    ['12', 0, '12'],
    ['-1', 18, '–'],
  ])('roundUpCost of %s with %i decimals rounds up to %s', (units, decimals, text) =>
    expect(exactAmountText(roundUpCost(units, decimals), decimals, 'en')).toBe(text),
  )

  test.each(['', '-1', '1e3', 'NaN', '1.5'])(
    'exactAmountText returns a dash, never zero, for "%s"',
    (units) => expect(exactAmountText(units, 18, 'en')).toBe('–'),
  )

  test('exactAmount cleans the symbol [M1]', () =>
    expect(exactAmount({ amount: '15', decimals: 1, symbol: '\u202eHTE\u200b' }, 'en')).toBe(
      '1.5 HTE',
    ))
})

test('shortAmount floors to six decimals and returns a dash for an invalid amount', () => {
  expect(shortAmount('0.123456789', 'ETH', 'en')).toBe('0.123456 ETH')
  expect(shortAmount(null, 'ETH', 'en')).toBe('0 ETH')
  expect(shortAmount('nothing', null, 'en')).toBe('–')
})

test('assetValue returns the exact value, and null without a price or balance', () => {
  expect(assetValue(ether)).toBe('4320.987615')
  expect(assetValue({ ...coin, price: 0.9999 })).toBe('1199.88')
  expect(assetValue({ ...coin, price: null })).toBeNull()
  expect(assetValue({ ...coin, balance: null })).toBeNull()
  expect(assetValue({ ...coin, price: Number.NaN })).toBeNull()
})

test('transferCosts rounds fee, rent and their part of the total up to two digits, and returns the exact texts', () => {
  const fee = { ...review.fee, amount: '1134567890123456' }
  expect(transferCosts({ ...review, amount: '1500000000000000000', fee }, 'en')).toEqual({
    fee: { rounded: '0.0012 ETH', exact: '0.001134567890123456 ETH' },
    rent: null,
    total: { rounded: '1.5012 ETH', exact: '1.501134567890123456 ETH' },
  })
  const withRent = transferCosts({ ...review, accountRent: '2039281000000000' }, 'de')
  expect(withRent.rent).toEqual({ rounded: '0,0021 ETH', exact: '0,002039281 ETH' })
})

test('transferTotal returns one amount if the native token is sent, else one amount per token', () => {
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
})
