import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('parseJson drops prototype keys at every depth and pollutes no prototype [R10]', () => {
  const parsed = parseJson(
    '{"a":{"__proto__":{"polluted":1},"b":[{"constructor":1,"prototype":2,"c":3}]},"__proto__":{"polluted":1}}',
  )
  expect(parsed).toEqual({ a: { b: [{ c: 3 }] } })
  expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false)
})

test.each(['<!doctype html><h1>Sign in</h1>', '', '{"half":'])(
  'parseJson rejects %j without quoting it in the error message [G1]',
  (text) => {
    const parse = () => parseJson(text)
    expect(parse).toThrow(
      expect.objectContaining({
        code: 'endpoint/unreadable',
        message: 'The endpoint sent an unreadable response',
      }),
    )
  },
)
