import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('R10: prototype keys are dropped at every depth, and nothing is polluted', () => {
  const parsed = parseJson(
    '{"a":{"__proto__":{"polluted":1},"b":[{"constructor":1,"prototype":2,"c":3}]},"__proto__":{"polluted":1}}',
  )
  expect(parsed).toEqual({ a: { b: [{ c: 3 }] } })
  expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false)
})

test.each(['<!doctype html><h1>Sign in</h1>', '', '{"half":'])(
  'G1: %j is not data, and none of it is in the message',
  (text) => {
    const parse = () => parseJson(text)
    expect(parse).toThrow(
      expect.objectContaining({
        code: 'endpoint/unreadable',
        message: 'The endpoint gave an answer that cannot be read',
      }),
    )
  },
)
