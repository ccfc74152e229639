import { expect, test } from 'vitest'
import { amountLine, decimalSeparator, formatAmount } from './format-amount.ts'
import { formatFiat } from './format-fiat.ts'
import { quantityLine } from './quantity-line.ts'

const text = (value: string, decimals: number, language = 'en') => {
  const amount = formatAmount(value, decimals, language)
  return amount === null ? null : amount.whole + amount.fraction
}

test.each([
  ['1234567890000000000000', 18, '1,234.567'],
  ['999999999999999999', 18, '0.999'],
  ['0', 18, '0.000'],
  ['1', 18, '0.000'],
  ['42', 0, '42.000'],
  ['15', 1, '1.500'],
  [
    '123456789012345678901234567890000000000000000000',
    18,
    '123,456,789,012,345,678,901,234,567,890.000',
  ],
])('formatAmount floors %s with %i decimals to %s', (value, decimals, shown) => {
  expect(text(value, decimals)).toBe(shown)
})

test('formatAmount uses the separators of the language', () => {
  expect(text('1234567890000000000000', 18, 'de')).toBe('1.234,567')
})

test.each(['ar-EG', 'fa', 'mr', 'bn', 'my', 'ne', 'en-u-nu-thai', 'zh-u-nu-hanidec'])(
  'formatAmount and formatFiat use the digits 0 to 9 in %s [Z14]',
  (language) => {
    const shown = `${text('1234567000', 6, language)} ${formatFiat('1234.5', language)}`
    expect(shown.match(/[\p{Nd}零〇一二三四五六七八九]/gu)?.join('')).toBe('1234567123450')
    expect(decimalSeparator(language)).toMatch(/^[.,]$/)
  },
)

test.each(['', '-1', '1.5', '0x10', 'NaN', '1e18', ' 1'])(
  'formatAmount returns null, never zero, for the amount "%s" and for negative decimals',
  (value) => {
    expect(text(value, 18)).toBeNull()
    expect(text('1', -1)).toBeNull()
  },
)

test('amountLine adds the symbol, omits trailing zeros unless the amount is below 0.001, and returns a dash for an invalid amount', () => {
  expect(amountLine({ value: '1234500000000000000000', decimals: 18, symbol: 'ETH' }, 'en')).toBe(
    '1,234.5 ETH',
  )
  expect(amountLine({ value: '10000', decimals: 0, symbol: 'ETH' }, 'de')).toBe('10.000 ETH')
  expect(amountLine({ value: '1', decimals: 18, symbol: 'ETH' }, 'en')).toBe('0.000 ETH')
  expect(amountLine({ value: '0', decimals: 18, symbol: 'ETH' }, 'en')).toBe('0 ETH')
  expect(amountLine({ value: 'lots', decimals: 18, symbol: 'ETH' }, 'en')).toBe('–')
})

test.each([
  ['1234.5', 'en', '1,234.5'],
  ['10', 'en', '10'],
  ['0', 'en', '0'],
  ['0.0001', 'en', '0.000'],
  ['0.0005', 'en', '0.001'],
  ['1234.5', 'de', '1.234,5'],
  ['many', 'en', '–'],
])('quantityLine(%s, %s) returns %s', (numeric, language, shown) =>
  expect(quantityLine(numeric, language)).toBe(shown),
)
