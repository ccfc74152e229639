import { expect, test } from 'vitest'
import { callMethod, tryMethod } from './call-method.ts'
import { hasMethod, parseStrings, safeGet } from './unknown.ts'

const throwing = {
  get name() {
    throw new Error('hostile')
  },
}

test('safeGet returns the property at a path', () => {
  expect(safeGet({ a: { b: 1 } }, 'a', 'b')).toBe(1)
  expect(safeGet(['x'], '0')).toBe('x')
  expect(safeGet(7)).toBe(7)
})

test.each([
  ['a missing property', {}, ['name']],
  ['an undefined property', { name: undefined }, ['name']],
  ['a path through null', { name: null }, ['name', 'length']],
  ['a property of text', 'text', ['length']],
  ['a getter that throws', throwing, ['name']],
])('safeGet returns null for %s [A7]', (_, value, path) => {
  expect(safeGet(value, ...path)).toBeNull()
})

test('hasMethod does not call the method', () => {
  const object = {
    call() {
      throw new Error('called')
    },
  }
  expect(hasMethod(object, 'call')).toBe(true)
  expect(hasMethod(object, 'name')).toBe(false)
  expect(hasMethod(null, 'call')).toBe(false)
})

test('callMethod passes `this` and the arguments, and throws a TypeError for a missing method', () => {
  const object = {
    factor: 2,
    times(value: number) {
      return this.factor * value
    },
  }
  expect(callMethod(object, 'times', 21)).toBe(42)
  expect(() => callMethod(object, 'missing')).toThrow(TypeError)
})

test('tryMethod returns null instead of throwing', () => {
  const object = {
    fail() {
      throw new Error('failed')
    },
  }
  expect(tryMethod(object, 'fail')).toBeNull()
  expect(tryMethod(object, 'missing')).toBeNull()
})

test('parseStrings returns the distinct strings of a list, and an empty list for any other value', () => {
  expect(parseStrings(['a', 7, 'b', 'a', null])).toEqual(['a', 'b'])
  expect(parseStrings('a')).toEqual([])
  const revoked = Proxy.revocable([], {})
  revoked.revoke()
  expect(parseStrings(revoked.proxy)).toEqual([])
})
