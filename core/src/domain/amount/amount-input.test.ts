import { describe, expect, test } from 'vitest'
import { typedAmount, withDecimalSeparator } from './amount-input.ts'

describe('decimal separators', () => {
  test('withDecimalSeparator swaps points and commas if the separator is a comma [H2]', () => {
    expect([withDecimalSeparator('1.5', ','), withDecimalSeparator('1,5', ',')]).toEqual([
      '1,5',
      '1.5',
    ])
    expect(withDecimalSeparator('1.5', '.')).toBe('1.5')
  })

  test.each([
    ['1.', '1', '.', '1.'],
    ['1,', '1', '.', '1.'],
    ['1,', '1', ',', '1.'],
    ['1.', '1', ',', '1.'],
    ['1.5', '15', ',', '1.5'],
  ])(
    'typedAmount treats a typed point or comma as the separator: "%s" after "%s" with "%s" [H2]',
    (text, before, separator, amount) => expect(typedAmount(text, before, separator)).toBe(amount),
  )

  test.each([
    ['1,000', '', '.', '1,000'],
    ['1.000', '', ',', '1,000'],
    ['1.234,5', '', ',', '1,234.5'],
  ])(
    'typedAmount does not reinterpret separators of pasted text: "%s" after "%s" with "%s" [H2]',
    (text, before, separator, amount) => expect(typedAmount(text, before, separator)).toBe(amount),
  )
})
