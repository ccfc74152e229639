import { expect, test } from 'vitest'
import { median, quantile } from './median.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[1, 100, 2, 3, 1], 2],
])('median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('median is null for an empty list', () => {
  expect(median([])).toBeNull()
})

test.each([
  [[4, 1, 3, 2], 0.5, 2],
  [[4, 1, 3, 2], 1, 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  [[7], 0, 7],
])('quantile of %j at %d is %d', (values, share, expected) =>
  expect(quantile(values, share)).toBe(expected),
)

test('quantile is null for an empty list', () => expect(quantile([], 0.5)).toBeNull())
