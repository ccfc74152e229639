import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Frame, Json, Recording } from '../domain/recording.ts'
import { isKitError } from '../errors/kit-error.ts'
import { readMessage } from './read-message.ts'
import { readRecording } from './read-recording.ts'

const json = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: false })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)
const texts = fc.array(fc.string(), { maxLength: 3 })
const at = fc.nat()
const where = { value: json, status: fc.string(), context: json }
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({
    kind: fc.constant('actor' as const),
    actor: fc.string(),
    chart: fc.option(fc.string()),
    name: fc.string(),
    parent: fc.option(fc.string()),
    at,
    from: fc.option(fc.record(where)),
    active: texts,
  }),
  fc.record({
    kind: fc.constant('step' as const),
    actor: fc.string(),
    at,
    event: json,
    ...where,
    active: texts,
    taken: texts,
  }),
  fc.record({ kind: fc.constant('end' as const), actor: fc.string(), at }),
)
const charts = fc.dictionary(fc.stringMatching(/^[a-z]+[A-Z]$/), fc.string(), {
  noNullPrototype: true,
})
const recordings: fc.Arbitrary<Recording> = fc.record({
  format: fc.constant('latchkit-recording' as const),
  version: fc.constant(1 as const),
  kit: fc.string(),
  begun: at,
  dropped: at,
  charts,
  frames: fc.array(frame, { maxLength: 5 }),
})
const empty: Recording = {
  format: 'latchkit-recording',
  version: 1,
  kit: 'default',
  begun: 0,
  dropped: 0,
  charts: {},
  frames: [],
}

test('what was written is read as it was', () => {
  fc.assert(
    fc.property(
      recordings,
      (recording) => void expect(readRecording(JSON.stringify(recording))).toEqual(recording),
    ),
    { numRuns: 60 },
  )
})

test('a field of another time is passed over', () => {
  expect(
    readRecording(
      JSON.stringify({
        ...empty,
        mood: 'good',
        frames: [{ kind: 'end', actor: '1', at: 0, mood: 1 }],
      }),
    ),
  ).toEqual({
    ...empty,
    frames: [{ kind: 'end', actor: '1', at: 0 }],
  })
})

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
const step =
  '"kind":"step","actor":"1","at":0,"value":"a","status":"active","active":[],"taken":[],"context":null'

test.each([
  ['nothing', '', 'devtools/recording-unreadable'],
  ['no JSON', '{"format":', 'devtools/recording-unreadable'],
  ['null', 'null', 'devtools/recording-unreadable'],
  ['a list', '[]', 'devtools/recording-unreadable'],
  ['another format', '{"format":"other","version":1}', 'devtools/recording-unreadable'],
  ['a later version', JSON.stringify({ ...empty, version: 2 }), 'devtools/recording-version'],
  ['no version', '{"format":"latchkit-recording"}', 'devtools/recording-unreadable'],
  [
    'a frame of no kind',
    JSON.stringify({ ...empty, frames: [{ kind: 'other' }] }),
    'devtools/recording-unreadable',
  ],
  [
    'a frame without its time',
    JSON.stringify({ ...empty, frames: [{ kind: 'end', actor: '1' }] }),
    'devtools/recording-unreadable',
  ],
  [
    'a time that is text',
    JSON.stringify({ ...empty, begun: 'now' }),
    'devtools/recording-unreadable',
  ],
  [
    'an event without an end',
    `{"format":"latchkit-recording","version":1,"kit":"a","begun":0,"dropped":0,"charts":{},"frames":[{${step},"event":${deep}}]}`,
    'devtools/recording-unreadable',
  ],
  [
    'too many frames',
    JSON.stringify({
      ...empty,
      frames: Array.from({ length: 50_001 }, () => ({ kind: 'end', actor: '1', at: 0 })),
    }),
    'devtools/recording-unreadable',
  ],
])('%s is refused in our own words', (_, text, code) => {
  const read = () => readRecording(text)
  expect(read).toThrow()
  try {
    read()
  } catch (error) {
    expect(isKitError(error) && error.code).toBe(code)
  }
})

test('any text is read or refused, never anything else', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        readRecording(text)
      } catch (error) {
        expect(isKitError(error)).toBe(true)
      }
    }),
  )
})

test('a polluting key stays a key', () => {
  const text = JSON.stringify({ ...empty, frames: ['PLACE'] }).replace(
    '"PLACE"',
    `{${step},"event":{"__proto__":{"polluted":1}}}`,
  )
  const { frames } = readRecording(text)
  expect(JSON.stringify(frames)).toContain('"__proto__":{"polluted":1}')
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('messages are read; whatever is none is none', () => {
  const address = { v: 1 as const, page: 'p', kit: 'k' }
  const told = { charts: {}, frames: [{ kind: 'end' as const, actor: '1', at: 0 }] }
  for (const message of [
    { v: 1, kind: 'hello' },
    { ...address, kind: 'gone' },
    { ...address, kind: 'frames', number: 3, ...told },
    { ...address, kind: 'kit', title: 't', url: '/', begun: 1, next: 0, ...told },
  ])
    expect(readMessage(message)).toEqual(message)
  const hostile = {
    v: 1,
    get kind(): string {
      throw new Error('no')
    },
  }
  for (const other of [
    null,
    1,
    'hello',
    [],
    {},
    { kind: 'hello' },
    { v: 2, kind: 'hello' },
    { ...address, kind: 'frames' },
    hostile,
  ])
    expect(readMessage(other)).toBeNull()
  fc.assert(fc.property(fc.anything(), (value) => void readMessage(value)))
})
