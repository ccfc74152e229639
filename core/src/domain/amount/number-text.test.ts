import { expect, test } from 'vitest'
import { amountText, balanceText } from './number-text.ts'

test('amountText returns 0.000 for zero, null and texts that are not an amount [H4]', () => {
  expect(['NaN', 'Infinity', 'abc', '', null, '1e-7', '0'].map(amountText)).toEqual(
    Array(7).fill('0.000'),
  )
  expect(balanceText(null, null)).toBe('0.000')
})
