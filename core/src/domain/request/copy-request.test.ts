import { expect, test } from 'vitest'
import { copyRequest } from './copy-request.ts'

const copyOf = (params: unknown) => copyRequest({ method: 'eth_call', params }).params

test('copyRequest returns parameters that the page cannot change any more [R13]', () => {
  const params = [{ to: '0x1', value: '0x1' }]
  const copy = copyOf(params)
  Object.assign(params[0] ?? {}, { to: '0x2' })
  expect(copy).toEqual([{ to: '0x1', value: '0x1' }])
  expect(copyRequest({ method: 'eth_call' })).toEqual({ method: 'eth_call' })
})

test('copyRequest evaluates getters, proxies and toJSON once [EM18]', () => {
  let reads = 0
  const next = () => {
    reads += 1
    return `0x${reads}`
  }
  const request = {
    get method() {
      return next()
    },
    get params() {
      next()
      return [
        {
          get to() {
            return next()
          },
        },
        new Proxy({ to: '' }, { get: () => next() }),
        { toJSON: () => ({ to: next() }) },
      ]
    },
  }
  const copy = copyRequest(request)
  expect(copy.method).toBe('0x1')
  expect(copy.params).toHaveLength(3)
  const seen = JSON.stringify(copy)
  expect([JSON.stringify(copy), JSON.stringify(copyRequest(copy))]).toEqual([seen, seen])
})

test.each([
  ['a function', [() => {}]],
  ['a symbol', [Symbol('x')]],
  ['a bigint', [1n]],
  ['a function as parameters', () => {}],
  ['not a number', [Number.NaN]],
  ['an infinite number', [{ value: Number.POSITIVE_INFINITY }]],
  ['a map', [new Map([['to', '0x1']])]],
  ['a set', [new Set(['0x1'])]],
  ['bytes', [new Uint8Array(2)]],
  ['a buffer', [new ArrayBuffer(2)]],
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
])('copyRequest throws rpc/invalid-params for %s [EM18]', (_, params) => {
  expect(() => copyOf(params)).toThrow(expect.objectContaining({ code: 'rpc/invalid-params' }))
})

test('copyRequest omits fields without a value, and writes null in lists [EM18]', () => {
  expect(JSON.stringify(copyOf([{ to: '0x1', data: undefined }, undefined]))).toBe(
    '[{"to":"0x1"},null]',
  )
})

test('copyRequest throws rpc/invalid-params for a circular object', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  expect(() => copyOf([circular])).toThrow(expect.objectContaining({ code: 'rpc/invalid-params' }))
})

test.each([
  null,
  undefined,
  7,
  {},
  { method: 7 },
  {
    get method() {
      throw new Error('no')
    },
  },
])('copyRequest throws rpc/invalid-request for a request without a method', (request) => {
  expect(() => copyRequest(request)).toThrow(
    expect.objectContaining({ code: 'rpc/invalid-request' }),
  )
})
