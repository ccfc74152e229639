import { expect, test } from 'vitest'
import { fiatText } from './fiat-text.ts'

test.each([
  ['1234.5', 'en', '$1,234.50'],
  ['1234.5', 'de', '1.234,50 $'],
  ['0', 'en', '$0.00'],
  ['0.0049', 'en', '< $0.01'],
  ['0.005', 'en', '$0.01'],
  ['99999999999999999999.999', 'en', '$100,000,000,000,000,000,000.00'],
])('%s dollars read in %s', (dollars, language, text) =>
  expect(fiatText(dollars, language)?.replace(/\u00a0/g, ' ')).toBe(text),
)

test.each(['', 'NaN', '-1', 'Infinity'])('%s is no sum', (dollars) =>
  expect(fiatText(dollars, 'en')).toBeNull(),
)
