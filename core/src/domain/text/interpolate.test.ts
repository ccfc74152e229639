import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test.each([
  ['in the middle of the range', [0, 100], [0, 1], 50, 0.5],
  ['above the range to its end', [0, 100], [0, 1], 150, 1],
  ['below the range to its start', [0, 100], [0, 1], -5, 0],
  ['to a decreasing range', [10, 20], [200, 100], 15, 150],
  ['of a range without extent to the start', [7, 7], [3, 9], 7, 3],
] as const)('interpolate maps a value %s', (_, from, to, value, expected) =>
  expect(interpolate(from, to, value)).toBe(expected),
)
