import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[1, 100, 2, 3, 1], 2],
])('the middle of %j is %d, whatever their order', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('of nothing there is no middle', () => {
  expect(median([])).toBeNull()
})
