import { expect, test } from 'vitest'
import { emailSecondsLeft } from './email-throttle.ts'

const now = 1_700_000_000_000

test.each([
  ['now', 0, 30],
  ['1 ms ago', 1, 30],
  ['1 s ago', 1_000, 29],
  ['29.001 s ago', 29_001, 1],
  ['29.999 s ago', 29_999, 1],
  ['30 s ago', 30_000, 0],
  ['an hour ago', 3_600_000, 0],
])('emailSecondsLeft after an e-mail that was sent %s', (_, elapsed, seconds) => {
  expect(emailSecondsLeft(now, now - elapsed)).toBe(seconds)
})

test('emailSecondsLeft is 0 before the first e-mail', () => {
  expect(emailSecondsLeft(now, null)).toBe(0)
})

test.each([1, 60_000, 31_536_000_000])(
  'emailSecondsLeft is 30 at most after the clock was set back by %i ms [L6]',
  (change) => {
    expect(emailSecondsLeft(now - change, now)).toBe(30)
  },
)
