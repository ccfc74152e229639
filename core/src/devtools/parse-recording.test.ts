import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Frame, Json, Recording, RequestRecord } from '../domain/recording.ts'
import { isKitError } from '../errors/kit-error.ts'
import { parseMessage } from './parse-message.ts'
import { parseRecording } from './parse-recording.ts'

const json = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: false })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)
const texts = fc.array(fc.string(), { maxLength: 3 })
const time = fc.nat()
const state = { value: json, status: fc.string(), context: json }
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({
    kind: fc.constant('actor' as const),
    actor: fc.string(),
    chart: fc.option(fc.string()),
    name: fc.string(),
    parent: fc.option(fc.string()),
    at: time,
    from: fc.option(fc.record(state)),
    active: texts,
  }),
  fc.record({
    kind: fc.constant('step' as const),
    actor: fc.string(),
    at: time,
    event: json,
    ...state,
    active: texts,
    taken: texts,
  }),
  fc.record({ kind: fc.constant('end' as const), actor: fc.string(), at: time }),
)
const charts = fc.dictionary(fc.stringMatching(/^[a-z]+[A-Z]$/), fc.string(), {
  noNullPrototype: true,
})
const request: fc.Arbitrary<RequestRecord> = fc.record({
  id: fc.string(),
  at: time,
  to: fc.constantFrom('wallet', 'node', 'service'),
  target: fc.string(),
  method: fc.string(),
  params: json,
  duration: fc.option(time),
  status: fc.option(fc.nat()),
  error: json,
})
const recordings: fc.Arbitrary<Recording> = fc.record({
  format: fc.constant('latchkit-recording' as const),
  version: fc.constant(1 as const),
  kit: fc.string(),
  begun: time,
  dropped: time,
  charts,
  frames: fc.array(frame, { maxLength: 5 }),
  requests: fc.array(request, { maxLength: 5 }),
})
const empty: Recording = {
  format: 'latchkit-recording',
  version: 1,
  kit: 'default',
  begun: 0,
  dropped: 0,
  charts: {},
  frames: [],
  requests: [],
}

test('parseRecording returns the recording that was written as JSON', () => {
  fc.assert(
    fc.property(
      recordings,
      (recording) => void expect(parseRecording(JSON.stringify(recording))).toEqual(recording),
    ),
    { numRuns: 60 },
  )
})

test('parseRecording reads a recording of a version without requests', () => {
  const { requests, ...earlier } = empty
  expect(parseRecording(JSON.stringify(earlier))).toEqual(empty)
  expect(requests).toEqual([])
})

test('parseRecording ignores unknown fields', () => {
  expect(
    parseRecording(
      JSON.stringify({
        ...empty,
        unknown: 'field',
        frames: [{ kind: 'end', actor: '1', at: 0, unknown: 1 }],
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
  ['an empty text', '', 'devtools/recording-unreadable'],
  ['truncated JSON', '{"format":', 'devtools/recording-unreadable'],
  ['null', 'null', 'devtools/recording-unreadable'],
  ['a list', '[]', 'devtools/recording-unreadable'],
  ['another format', '{"format":"other","version":1}', 'devtools/recording-unreadable'],
  ['a later version', JSON.stringify({ ...empty, version: 2 }), 'devtools/recording-version'],
  ['no version', '{"format":"latchkit-recording"}', 'devtools/recording-unreadable'],
  [
    'a frame without a kind',
    JSON.stringify({ ...empty, frames: [{ kind: 'other' }] }),
    'devtools/recording-unreadable',
  ],
  [
    'a frame without its time',
    JSON.stringify({ ...empty, frames: [{ kind: 'end', actor: '1' }] }),
    'devtools/recording-unreadable',
  ],
  [
    'a timestamp that is text',
    JSON.stringify({ ...empty, begun: 'now' }),
    'devtools/recording-unreadable',
  ],
  [
    'a deeply nested event',
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
])('parseRecording rejects %s', (_, text, code) => {
  const read = () => parseRecording(text)
  expect(read).toThrow()
  try {
    read()
  } catch (error) {
    expect(isKitError(error) && error.code).toBe(code)
  }
})

test('parseRecording of any text returns a recording or throws a KitError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        parseRecording(text)
      } catch (error) {
        expect(isKitError(error)).toBe(true)
      }
    }),
  )
})

test('parseRecording does not apply a key that would change a prototype', () => {
  const text = JSON.stringify({ ...empty, frames: ['FRAME'] }).replace(
    '"FRAME"',
    `{${step},"event":{"__proto__":{"polluted":1}}}`,
  )
  const { frames } = parseRecording(text)
  expect(JSON.stringify(frames)).toContain('"__proto__":{"polluted":1}')
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('parseMessage accepts messages and returns null for other values', () => {
  const address = { v: 1 as const, page: 'p', kit: 'k' }
  const content = { charts: {}, frames: [{ kind: 'end' as const, actor: '1', at: 0 }] }
  for (const message of [
    { v: 1, kind: 'hello' },
    { ...address, kind: 'gone' },
    { ...address, kind: 'frames', number: 3, ...content },
    { ...address, kind: 'kit', title: 't', url: '/', begun: 1, next: 0, ...content },
  ])
    expect(parseMessage(message)).toEqual(message)
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
    expect(parseMessage(other)).toBeNull()
  fc.assert(fc.property(fc.anything(), (value) => void parseMessage(value)))
})
