import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, truncate } from './text.ts'

const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds forbidden characters
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

test('cleanText removes bidi controls and invisible characters [M1]', () => {
  expect(cleanText('Meta\u202eksaM')).toBe('MetaksaM')
  expect(cleanText('Meta\u200bMa\u2060sk\ufeff')).toBe('MetaMask')
  expect(cleanText('A\u3164\u115fB')).toBe('AB')
})

test('cleanText shortens a long text to a number of graphemes [M1]', () => {
  expect(cleanText('x'.repeat(10_000))).toBe(`${'x'.repeat(63)}…`)
  expect(cleanText('🇩🇪'.repeat(10), 3)).toBe('🇩🇪🇩🇪…')
  expect(cleanText('🇩🇪🇩🇪🇩🇪', 3)).toBe('🇩🇪🇩🇪🇩🇪')
})

test('cleanText limits combining marks per letter [M1]', () => {
  expect(cleanText(`Z${'\u0301'.repeat(5_000)}algo`, 20).length).toBeLessThan(20)
})

test('cleanText replaces line breaks and blanks by single spaces', () => {
  expect(cleanText('  a\n\n\tb \u2028 c\u0000d ')).toBe('a b c d')
})

test('cleanText returns at most `maxLength` visible graphemes for any text, and is idempotent [R9]', () => {
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
    fc.property(text, fc.integer({ min: 1, max: 40 }), (value, maxLength) => {
      const cleaned = cleanText(value, maxLength)
      expect(cleaned).not.toMatch(forbidden)
      expect(cleaned).not.toMatch(/\p{Cs}/u)
      expect(Array.from(new Intl.Segmenter().segment(cleaned)).length).toBeLessThanOrEqual(
        maxLength,
      )
      expect(cleanText(cleaned, maxLength)).toBe(cleaned)
    }),
    { numRuns: 1_000 },
  )
})

test('truncate shortens at the start, middle or end and never splits a character', () => {
  const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
  expect(truncate(address, 4, 6, 'middle')).toBe('0x74...38f44e')
  expect(truncate(address, 4, 6, 'start')).toBe('...38f44e')
  expect(truncate(address, 4, 0, 'end', '…')).toBe('0x74…')
  expect(truncate('0123456789', 4, 6, 'middle')).toBe('0123456789')
  expect(truncate('😀😀😀😀', 1, 1, 'middle')).toBe('😀...😀')
})
