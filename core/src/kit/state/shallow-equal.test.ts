import { expect, test } from 'vitest'
import { shallowEqual } from './derived.ts'

test('shallowEqual compares the values of flat objects by identity', () => {
  const list: string[] = []
  expect(shallowEqual({ list, name: 'a' }, { list, name: 'a' })).toBe(true)
  expect(shallowEqual({ list, name: 'a' }, { list: [], name: 'a' })).toBe(false)
})

test('shallowEqual returns false if only one object has a key', () => {
  expect(shallowEqual({ is: 'name', name: 'a' }, { is: 'name' })).toBe(false)
  expect(shallowEqual({ is: 'name' }, { is: 'name', name: 'a' })).toBe(false)
})
