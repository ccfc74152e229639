import { expect, test } from 'vitest'
import { formatFiat } from './format-fiat.ts'

test.each([
  ['1234.5', 'en', '$1,234.50'],
  ['1234.5', 'de', '1.234,50 $'],
  ['0', 'en', '$0.00'],
  ['0.0049', 'en', '< $0.01'],
  ['0.005', 'en', '$0.01'],
  ['99999999999999999999.999', 'en', '$100,000,000,000,000,000,000.00'],
])('formatFiat of %s dollars in %s returns %s', (dollars, language, text) =>
  expect(formatFiat(dollars, language)?.replace(/\u00a0/g, ' ')).toBe(text),
)

test.each(['', 'NaN', '-1', 'Infinity'])('formatFiat returns null for "%s"', (dollars) =>
  expect(formatFiat(dollars, 'en')).toBeNull(),
)
