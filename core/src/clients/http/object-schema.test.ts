import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { objectSchema } from './object-schema.ts'

const added = ['last', 'icon', 'name']
afterEach(() => {
  for (const name of added) Reflect.deleteProperty(Object.prototype, name)
})

test.each([
  ['enumerable', true],
  ['hidden', false],
])('objectSchema ignores %s properties on Object.prototype [XP1]', (_, enumerable) => {
  for (const name of added)
    Object.defineProperty(Object.prototype, name, {
      value: 1,
      enumerable,
      configurable: true,
      writable: true,
    })
  const schema = objectSchema({ id: v.string(), icon: v.optional(v.string(), 'none') })
  const result = v.safeParse(schema, { id: 'a' })
  const missing = v.safeParse(objectSchema({ name: v.number() }), {})
  for (const name of added) Reflect.deleteProperty(Object.prototype, name)
  expect(result.output).toEqual({ id: 'a', icon: 'none' })
  expect(missing.success).toBe(false)
})

test('objectSchema reads the getters of a class', () => {
  class Shape {
    get id() {
      return 'a'
    }
  }
  expect(v.parse(objectSchema({ id: v.string() }), new Shape())).toEqual({ id: 'a' })
})
