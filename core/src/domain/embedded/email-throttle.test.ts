import { expect, test } from 'vitest'
import { emailSecondsLeft } from './email-throttle.ts'

const now = 1_700_000_000_000

test.each([1, 60_000, 31_536_000_000])(
  'emailSecondsLeft is 30 at most after the clock was set back by %i ms [L6]',
  (change) => {
    expect(emailSecondsLeft(now - change, now)).toBe(30)
  },
)
