import { expect, test } from 'vitest'
import { isAnswerable } from './open-code.ts'
import { formatOpenCode, parseOpenCode } from './open-code-text.ts'

const topic = 'a'.repeat(64)
const partition = '0cf1a1de-59c4-4f6d-a5dc-2e5b1a2b7c01'
const shownAt = 1_700_000_000_000

test.each([true, false])(
  'parseOpenCode returns a code that was formatted, with isAwaited %s [V34]',
  (isAwaited) => {
    const code = { shownAt, isAwaited, topic, partition, isUnanswered: false }
    expect(parseOpenCode(formatOpenCode(code))).toEqual(code)
  },
)

test('parseOpenCode returns that no wallet has answered the request to sign in of a code [V10]', () => {
  const code = { shownAt, isAwaited: true, topic, partition, isUnanswered: true }
  expect(parseOpenCode(formatOpenCode(code))).toEqual(code)
})

test('a wallet may answer a code for 5 minutes, and not before it was shown [V34]', () => {
  const ages = [-1, 0, 299_999, 300_000]
  expect(ages.map((age) => isAnswerable(shownAt, shownAt + age))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  null,
  '',
  `${shownAt} awaited`,
  `${shownAt} awaited ${topic}`,
  `${shownAt} other ${topic} ${partition}`,
  `x awaited ${topic} ${partition}`,
  `${shownAt} awaited ${topic}0 ${partition}`,
  `${shownAt} awaited wc:${topic} ${partition}`,
  `${shownAt} awaited ${topic} ${partition}0`,
  `${shownAt} awaited ${topic} ${partition} other`,
])('parseOpenCode returns null for %j', (text) => expect(parseOpenCode(text)).toBeNull())
