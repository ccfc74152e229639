import { expect, test } from 'vitest'
import { amountText, balanceText, dollarsAndCents, fixedText, roundIfLong } from './number-text.ts'

test('balanceText and amountText floor to three decimals', () => {
  expect(balanceText('123.456999', 'ETH')).toBe('123.456 ETH')
  expect(amountText('0.9999999999999999999')).toBe('0.999')
  expect(amountText('10.500')).toBe('10.5')
})

test('amountText returns 0.000 for zero, null and texts that are not an amount [H4]', () => {
  expect(['NaN', 'Infinity', 'abc', '', null, '1e-7', '0'].map(amountText)).toEqual(
    Array(7).fill('0.000'),
  )
  expect(balanceText(null, null)).toBe('0.000')
})

test('fixedText and roundIfLong apply the requested decimals', () => {
  expect(fixedText(null)).toBe('0.00')
  expect(fixedText('1234567.891')).toBe('1,234,567.89')
  expect(fixedText(-5.5)).toBe('-5.50')
  expect(roundIfLong(1.5, 6, 5)).toBe('1.5')
  expect(roundIfLong(1.123456789, 6, 5)).toBe('1.12346')
})

test('dollarsAndCents rounds and splits a value', () => {
  expect(dollarsAndCents(0.999)).toEqual({ dollars: '1', pennies: '00' })
})
