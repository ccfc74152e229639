import { expect, test } from 'vitest'
import { changeOf, fieldsOf, lostFields } from './changes.ts'

test('the same value in another order of names has not changed', () => {
  expect(changeOf({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe('none')
})

test('a value is new, another, or has changed within', () => {
  expect(changeOf('x', undefined)).toBe('added')
  expect(changeOf('x', 'y')).toBe('changed')
  expect(changeOf({ a: 1 }, null)).toBe('changed')
  expect(changeOf({ a: 1 }, [1])).toBe('changed')
  expect(changeOf({ a: { b: 1 } }, { a: { b: 2 } })).toBe('within')
  expect(changeOf([1, 2], [1])).toBe('within')
})

test('what is not there any more is listed with what it was', () => {
  expect(lostFields({ a: 1 }, { a: 2, b: 'gone' })).toEqual([['b', 'gone']])
  expect(lostFields([1], [1, 2])).toEqual([['1', 2]])
  expect(lostFields('text', { a: 1 })).toEqual([])
})

test('a name that every object knows is a field like any other', () => {
  expect(changeOf({ constructor: 1 }, { toString: 1 })).toBe('within')
  expect(fieldsOf({ constructor: 1 })).toEqual([['constructor', 1]])
})
