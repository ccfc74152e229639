import { expect, test } from 'vitest'
import { isSame } from './compare.ts'

test('absent, undefined and null are one, also as members', () => {
  expect([
    isSame(null, undefined),
    isSame({ a: 1 }, { a: 1, b: null }),
    isSame({ a: null }, {}),
    isSame({}, { a: 0 }),
  ]).toEqual([true, true, true, false])
})

test('not-a-number is a word and big integers are text', () => {
  expect([
    isSame('NaN', Number.NaN),
    isSame('100', 100n),
    isSame('NaN', null),
    isSame(Number.NaN, 0),
  ]).toEqual([true, true, false, false])
})

test('numbers with a fraction may differ by a billionth, whole ones and texts not at all', () => {
  expect([isSame(0.3, 0.1 + 0.2), isSame(1e-18, 1.0000000001e-18), isSame(0.3, 0.3001)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isSame(1_000_000_000, 1_000_000_001), isSame('1', 1), isSame(1, 1)]).toEqual([
    false,
    false,
    true,
  ])
})

test('lists are compared in order and whole, objects by all their members', () => {
  expect([
    isSame([1, 2], [2, 1]),
    isSame([1], [1, 2]),
    isSame([], {}),
    isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }),
  ]).toEqual([false, false, false, true])
  expect([isSame({ a: { b: 1 } }, { a: { b: 2 } }), isSame(true, 1), isSame('a', 'A')]).toEqual([
    false,
    false,
    false,
  ])
})
