import { expect, test } from 'vitest'
import { isSame } from './compare.ts'

test('isSame treats absent, undefined and null as equal, also as members', () => {
  expect([
    isSame(null, undefined),
    isSame({ a: 1 }, { a: 1, b: null }),
    isSame({ a: null }, {}),
    isSame({}, { a: 0 }),
  ]).toEqual([true, true, true, false])
})

test('isSame compares NaN with the text `NaN` and a bigint with its decimal text', () => {
  expect([
    isSame('NaN', Number.NaN),
    isSame('100', 100n),
    isSame('NaN', null),
    isSame(Number.NaN, 0),
  ]).toEqual([true, true, false, false])
})

test('isSame tolerates a relative difference of 1e-9 in fractions, none in integers and texts', () => {
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

test('isSame compares lists in order and objects by all members', () => {
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
