import { expect, test } from 'vitest'
import { copyOf } from './copy-of.ts'

test('copyOf returns parameters that the page cannot change any more [R13]', () => {
  const params = [{ to: '0x1', value: '0x1' }]
  const copy = copyOf(params)
  Object.assign(params[0] ?? {}, { to: '0x2' })
  expect(copy).toEqual([{ to: '0x1', value: '0x1' }])
  expect(copyOf(undefined)).toBeUndefined()
})

test.each([
  ['a function', [() => {}]],
  ['a symbol', [Symbol('x')]],
  [
    'a getter that throws',
    [
      Object.defineProperty({}, 'to', {
        enumerable: true,
        get: () => {
          throw new Error('no')
        },
      }),
    ],
  ],
])('copyOf throws rpc/invalid-params for %s', (_, params) => {
  expect(() => copyOf(params)).toThrow(expect.objectContaining({ code: 'rpc/invalid-params' }))
})
