import { expect, test } from 'vitest'
import { isExpired } from './time.ts'

test('isExpired returns true for a timestamp in the future and for NaN', () => {
  expect([isExpired(2_000, 30_000, 1_000), isExpired(Number.NaN, 30_000, 1_000)]).toEqual([
    true,
    true,
  ])
})
