import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeouts } from '../constants.ts'
import { parseRemoteEntries } from './parse-remote-entries.ts'
import { answerText, isProjectKey, projectKey, storedAnswer } from './stored-answer.ts'

const entries = [
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'activity', isEnabled: false, config: [] },
  { id: 'onramp', isEnabled: true, config: null },
  { id: 'reown_branding', isEnabled: true, config: undefined },
]

test('a stored answer is read as it was parsed [V21]', () =>
  expect(storedAnswer(answerText(entries, 5), 5)).toEqual(entries))

test('a stored answer counts for 24 h [V21]', () => {
  const read = (now: number) => storedAnswer(answerText(entries, 5), now)
  expect([read(4), read(5 + timeouts.storedAnswer)]).toEqual([null, null])
  expect(read(4 + timeouts.storedAnswer)).toEqual(entries)
  expect(storedAnswer(null, 0)).toBeNull()
})

test('the key has the project id [V21]', () => {
  expect([isProjectKey(projectKey('p')), isProjectKey('email')]).toEqual([true, false])
  expect(projectKey('p')).not.toBe(projectKey('q'))
})

test('a stored text is null or passes the schema of the network [V21]', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ readAt: fc.oneof(fc.nat(), fc.jsonValue()), features: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
    fc
      .array(
        fc.record({
          id: fc.constantFrom('swap', 'social_login', '__proto__', 'x'),
          isEnabled: fc.oneof(fc.boolean(), fc.jsonValue()),
          config: fc.oneof(fc.array(fc.string()), fc.constant(null), fc.jsonValue()),
        }),
      )
      .map((features) => JSON.stringify({ readAt: 0, features })),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      const answer = storedAnswer(text, 1_000)
      if (answer !== null) expect(answer).toEqual(parseRemoteEntries(JSON.parse(text)))
    }),
  )
})

test.each([
  ['a missing configuration', undefined, undefined],
  ['an empty text', '', undefined],
  ['zero', 0, undefined],
  ['null', null, null],
  ['a list with repeated items', ['a', 'b', 'a'], ['a', 'b']],
])('the configuration of a feature may be %s', (_, config, expected) =>
  expect(parseRemoteEntries({ features: [{ id: 'swap', isEnabled: true, config }] })).toEqual([
    { id: 'swap', isEnabled: true, config: expected },
  ]),
)

test('an answer has one entry per feature, and short lists of short names [V21]', () => {
  const config = [...Array.from({ length: 5_000 }, (_, at) => `name ${at}`), 'x'.repeat(1_000_000)]
  const entry = { id: 'swap', isEnabled: true, config }
  const answer = parseRemoteEntries({
    features: [
      ...Array(1_000).fill(entry),
      { id: 'onramp', isEnabled: true, config: [...config].reverse() },
    ],
  })
  expect(answer?.map(({ id }) => id)).toEqual(['swap', 'onramp'])
  expect(answer?.[0]?.config).toEqual(config.slice(0, 50))
  expect(answer?.[1]?.config?.[0]).toBe('name 4999')
  expect(answerText(answer ?? [], 0).length).toBeLessThan(2_000)
})

test('properties of Object.prototype are no part of an answer [XP1]', () => {
  const names = ['features', 'isEnabled'] as const
  try {
    Object.assign(Object.prototype, { features: [], isEnabled: true })
    expect(parseRemoteEntries({})).toBeNull()
    expect(parseRemoteEntries({ features: [{ id: 'swap' }] })).toBeNull()
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name)
  }
})
