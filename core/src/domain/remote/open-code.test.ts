import { expect, test } from 'vitest'
import { formatOpenCode, parseOpenCode } from './open-code.ts'

const topic = 'a'.repeat(64)
const shownAt = 1_700_000_000_000

test.each([true, false])(
  'parseOpenCode returns a code that was formatted, with isAwaited %s, for 5 minutes [V34]',
  (isAwaited) => {
    const code = { shownAt, isAwaited, topic, isUnanswered: false }
    const parsedAt = (now: number) => parseOpenCode(formatOpenCode(code), now)
    expect([parsedAt(shownAt), parsedAt(shownAt + 299_999)]).toEqual([code, code])
    expect([parsedAt(shownAt + 300_000), parsedAt(shownAt - 1)]).toEqual([null, null])
  },
)

test('parseOpenCode returns that no wallet has answered the request to sign in of a code [V10]', () => {
  const code = { shownAt, isAwaited: true, topic, isUnanswered: true }
  expect(parseOpenCode(formatOpenCode(code), shownAt)).toEqual(code)
})

test.each([
  null,
  '',
  `${shownAt} awaited`,
  `${shownAt} other ${topic}`,
  `x awaited ${topic}`,
  `${shownAt} awaited ${topic}0`,
  `${shownAt} awaited wc:${topic}`,
  `${shownAt} awaited ${topic} other`,
])('parseOpenCode returns null for %j', (text) => expect(parseOpenCode(text, shownAt)).toBeNull())
