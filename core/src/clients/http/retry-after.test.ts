import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT')

test.each([
  ['seconds', '2', 2_000],
  ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
  ['a date that has passed', 'Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['a day', '86400', 10_000],
  ['a date next year', 'Thu, 21 Oct 2027 07:28:00 GMT', 10_000],
  ['invalid text', 'soon', 0],
  ['a negative number', '-5', 0],
  ['a number in another notation', '1e9', 0],
  ['empty text', '', 0],
])('parseRetryAfter parses %s, up to the maximum [G3]', (_, header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms)
})

test('parseRetryAfter returns 0 without a header', () => {
  expect(parseRetryAfter(null, now)).toBe(0)
})
