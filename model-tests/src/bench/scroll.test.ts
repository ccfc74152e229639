import { expect, test } from 'vitest'
import { droppedIn } from './scroll.ts'

test('droppedIn counts the frames that are missing in longer gaps', () => {
  expect(droppedIn([16.7, 16.6, 33.3, 17, 83.3, 8])).toBe(5)
})
