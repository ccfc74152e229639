import { expect, test } from 'vitest'
import { changeOf, fieldsOf, removedFields } from './changes.ts'

test('changeOf ignores the order of keys', () => {
  expect(changeOf({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe('none')
})

test('changeOf distinguishes new, replaced and partly changed values', () => {
  expect(changeOf('x', undefined)).toBe('added')
  expect(changeOf('x', 'y')).toBe('changed')
  expect(changeOf({ a: 1 }, null)).toBe('changed')
  expect(changeOf({ a: 1 }, [1])).toBe('changed')
  expect(changeOf({ a: { b: 1 } }, { a: { b: 2 } })).toBe('within')
  expect(changeOf([1, 2], [1])).toBe('within')
})

test('removedFields lists removed fields with their former values', () => {
  expect(removedFields({ a: 1 }, { a: 2, b: 'removed' })).toEqual([['b', 'removed']])
  expect(removedFields([1], [1, 2])).toEqual([['1', 2]])
  expect(removedFields('text', { a: 1 })).toEqual([])
})

test('changeOf and fieldsOf treat names of Object.prototype as ordinary fields', () => {
  expect(changeOf({ constructor: 1 }, { toString: 1 })).toBe('within')
  expect(fieldsOf({ constructor: 1 })).toEqual([['constructor', 1]])
})
