import { expect, test } from 'vitest'
import { median } from './median.ts'

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
