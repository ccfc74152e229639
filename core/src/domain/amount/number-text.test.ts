import { expect, test } from 'vitest'
import { amountText, balanceText } from './number-text.ts'

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
