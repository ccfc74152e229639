import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, digestOf } from './digest.ts'

test('digestOf returns the SHA-256 of the canonical JSON', () => {
  const text = '{"a":"1","b":[null,{"c":"2","d":3}]}'
  expect(canonicalJson({ b: [null, { d: 3, c: '2' }], a: '1' })).toBe(text)
  expect(digestOf({ b: [null, { d: 3, c: '2' }], a: '1' })).toBe(
    createHash('sha256').update(text).digest('hex'),
  )
})

test('digestOf and canonicalJson ignore the order of members', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse())
      expect(digestOf(reversed)).toBe(digestOf(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('digestOf differs for different data [R13]', () => {
  const data = fc.dictionary(
    fc.string({ maxLength: 4 }),
    fc.oneof(fc.string(), fc.constant(null)),
    { maxKeys: 6 },
  )
  fc.assert(
    fc.property(data, data, (first, second) => {
      fc.pre(canonicalJson(first) !== canonicalJson(second))
      expect(digestOf(first)).not.toBe(digestOf(second))
    }),
  )
})
