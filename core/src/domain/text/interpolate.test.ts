import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test.each([
  ['in the middle', [0, 100], [0, 1], 50, 0.5],
  ['beyond its end', [0, 100], [0, 1], 150, 1],
  ['before its beginning', [0, 100], [0, 1], -5, 0],
  ['of a range that falls', [10, 20], [200, 100], 15, 150],
  ['of a range without extent', [7, 7], [3, 9], 7, 3],
] as const)('a value %s', (_, one, other, value, found) =>
  expect(interpolate(one, other, value)).toBe(found),
)
