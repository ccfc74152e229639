import { describe, expect, test } from 'vitest'
import { typedAmount, withDecimalSeparator } from './amount-input.ts'

describe('decimal separators', () => {
  test('withDecimalSeparator is its own inverse for a comma [H2]', () => {
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
    'typedAmount counts one typed mark as the separator: "%s" after "%s" with "%s" [H2]',
    (text, before, separator, amount) => expect(typedAmount(text, before, separator)).toBe(amount),
  )

  test.each([
    ['1,000', '', '.', '1,000'],
    ['1.000', '', ',', '1,000'],
    ['1.234,5', '', ',', '1,234.5'],
  ])(
    'typedAmount keeps the meaning of a pasted "%s" after "%s" with "%s" [H2]',
    (text, before, separator, amount) => expect(typedAmount(text, before, separator)).toBe(amount),
  )
})
