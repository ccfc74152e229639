import { describe, expect, test } from 'vitest'
import {
  amountText,
  balanceText,
  dollarsAndCents,
  exactBalance,
  fixedText,
  groupedUnits,
  nativeBalanceText,
  roundIfLong,
  shortAddress,
  totalValue,
} from './display.ts'

test('addresses are shown by their first 4 and last 6 characters', () => {
  expect(shortAddress('0x742d35Cc6634C0532925a3b844Bc454e4438f44e')).toBe('0x74…38f44e')
})

describe('balances', () => {
  test('are floored to three decimals, never rounded up', () => {
    expect(balanceText('123.456999', 'ETH')).toBe('123.456 ETH')
    expect(amountText('0.9999999999999999999')).toBe('0.999')
    expect(amountText('10.500')).toBe('10.5')
  })
  test('H4: what is no amount reads as nothing', () => {
    expect(['NaN', 'Infinity', 'abc', '', null, '1e-7', '0'].map(amountText)).toEqual(
      Array(7).fill('0.000'),
    )
    expect(balanceText(null, null)).toBe('0.000')
  })
  test('R11: a native balance is exact to the last wei, far beyond what a number holds', () => {
    const balance = { value: '123456789012345678901234567890', decimals: 18, symbol: 'ETH' }
    expect(exactBalance(balance)).toBe('123456789012.34567890123456789')
    expect(nativeBalanceText(balance)).toBe('123456789012.345 ETH')
    expect(nativeBalanceText(null)).toBe('0.000')
    expect(exactBalance({ value: '-1', decimals: 18, symbol: '' })).toBe('0')
  })
  test('satoshi are grouped', () => {
    expect(groupedUnits('2100000000000000', 8)).toBe('21,000,000')
  })
})

test('figures get the decimals they are asked for', () => {
  expect(fixedText(null)).toBe('0.00')
  expect(fixedText('1234567.891')).toBe('1,234,567.89')
  expect(fixedText(-5.5)).toBe('-5.50')
  expect(roundIfLong(1.5, 6, 5)).toBe('1.5')
  expect(roundIfLong(1.123456789, 6, 5)).toBe('1.12346')
})

test('fiat is summed exactly and split in dollars and cents', () => {
  expect(totalValue([{ value: 0.1 }, { value: 0.2 }, {}, { value: null }])).toBe('0.3')
  expect(dollarsAndCents(0.999)).toEqual({ dollars: '1', pennies: '00' })
})
