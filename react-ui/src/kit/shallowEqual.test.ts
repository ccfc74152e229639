import { expect, test } from 'vitest'
import { shallowEqual } from './shallowEqual.ts'

test('flat objects are equal when each of their values is the very same', () => {
  const list: string[] = []
  expect(shallowEqual({ list, name: 'a' }, { list, name: 'a' })).toBe(true)
  expect(shallowEqual({ list, name: 'a' }, { list: [], name: 'a' })).toBe(false)
})

test('a key that only one of them has makes them differ', () => {
  expect(
    shallowEqual<{ is: string; name?: string }>({ is: 'name', name: 'a' }, { is: 'name' }),
  ).toBe(false)
  expect(
    shallowEqual<{ is: string; name?: string }>({ is: 'name' }, { is: 'name', name: 'a' }),
  ).toBe(false)
})
