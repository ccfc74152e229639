import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, truncate } from './text.ts'

const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds forbidden characters
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

test('M1: a right-to-left override and invisible characters are gone', () => {
  expect(cleanText('Meta\u202eksaM')).toBe('MetaksaM')
  expect(cleanText('Meta\u200bMa\u2060sk\ufeff')).toBe('MetaMask')
  expect(cleanText('A\u3164\u115fB')).toBe('AB')
})

test('M1: 10,000 characters are clipped to what fits, as a reader counts', () => {
  expect(cleanText('x'.repeat(10_000))).toBe(`${'x'.repeat(63)}…`)
  expect(cleanText('🇩🇪'.repeat(10), 3)).toBe('🇩🇪🇩🇪…')
  expect(cleanText('🇩🇪🇩🇪🇩🇪', 3)).toBe('🇩🇪🇩🇪🇩🇪')
})

test('M1: marks piled on one letter stay few', () => {
  expect(cleanText(`Z${'\u0301'.repeat(5_000)}algo`, 20).length).toBeLessThan(20)
})

test('lines become one line', () => {
  expect(cleanText('  a\n\n\tb \u2028 c\u0000d ')).toBe('a b c d')
})

test('R9: whatever comes, nothing invisible is left, it fits, and cleaning again changes nothing', () => {
  const hostile = fc.constantFrom(
    '\u202e',
    '\u200b',
    '\u0000',
    '\n',
    '\u0301',
    '\ud800',
    '\u{e0041}',
    '👩‍👩‍👧',
    'ß',
    'ا',
  )
  const text = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 40 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (value, most) => {
      const shown = cleanText(value, most)
      expect(shown).not.toMatch(forbidden)
      expect(shown).not.toMatch(/\p{Cs}/u)
      expect(Array.from(new Intl.Segmenter().segment(shown)).length).toBeLessThanOrEqual(most)
      expect(cleanText(shown, most)).toBe(shown)
    }),
    { numRuns: 3_000 },
  )
})

test('texts are shortened at either end or in the middle, never inside a character', () => {
  const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
  expect(truncate(address, 4, 6, 'middle')).toBe('0x74...38f44e')
  expect(truncate(address, 4, 6, 'start')).toBe('...38f44e')
  expect(truncate(address, 4, 0, 'end', '…')).toBe('0x74…')
  expect(truncate('0123456789', 4, 6, 'middle')).toBe('0123456789')
  expect(truncate('😀😀😀😀', 1, 1, 'middle')).toBe('😀...😀')
})
