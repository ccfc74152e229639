import { expect, test } from 'vitest'
import { freezeDeep, frozenCopy } from './frozen-copy.ts'

test('frozenCopy copies and freezes plain data at every depth [V19]', () => {
  const source = { list: [{ name: 'a' }], none: null, text: 'b' }
  const copied = frozenCopy(source)
  source.list[0] = { name: 'changed' }
  expect(copied).toEqual({ list: [{ name: 'a' }], none: null, text: 'b' })
  for (const part of [copied, copied.list, copied.list[0]]) expect(Object.isFrozen(part)).toBe(true)
})

test('frozenCopy returns null for functions, class instances and circular references', () => {
  const circular: Record<string, unknown> = { call: () => 1, made: new Map() }
  circular.self = circular
  expect(frozenCopy(circular)).toEqual({ call: null, made: null, self: null })
})

test('freezeDeep freezes arrays and plain objects in place, also circular ones, and nothing else', () => {
  const map = new Map([['a', 1]])
  const value: Record<string, unknown> = { list: [{ name: 'a' }], map }
  value.self = value
  expect(freezeDeep(value)).toBe(value)
  expect([value, value.list, (value.list as readonly object[])[0]].every(Object.isFrozen)).toBe(
    true,
  )
  map.set('a', 2)
  expect(Object.isFrozen(map)).toBe(false)
})
