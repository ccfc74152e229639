import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isErrorSent, withErrorAt } from './error-limit.ts'

/** The times at which errors are sent, of errors at these times. */
const sentOf = (times: readonly number[]) =>
  times.reduce<{ kept: readonly number[]; sent: readonly number[] }>(
    ({ kept, sent }, time) =>
      isErrorSent(kept, time)
        ? { kept: withErrorAt(kept, time), sent: [...sent, time] }
        : { kept, sent },
    { kept: [], sent: [] },
  )

test('at most five errors are sent in any 60 s, and only five times are kept [N5]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40_000), { maxLength: 60 }), (gaps) => {
      let now = 0
      const times = gaps.map((gap) => {
        now += gap
        return now
      })
      const { kept, sent } = sentOf(times)
      expect(kept.length).toBeLessThanOrEqual(5)
      for (const [index, time] of sent.entries())
        if (index >= 5) expect(time - (sent[index - 5] ?? 0)).toBeGreaterThanOrEqual(60_000)
    }),
  )
})

test('an error is dropped only if five were sent in the 60 s before it', () => {
  const { sent } = sentOf([0, 0, 0, 0, 0, 59_999, 60_000, 60_001])
  expect(sent).toEqual([0, 0, 0, 0, 0, 60_000, 60_001])
})
