import { expect, test } from 'vitest'
import { canRetry, isExpired } from './time.ts'

test('isExpired returns false at exactly the lifetime and true one ms later', () => {
  expect([0, 29_999, 30_000, 30_001].map((age) => isExpired(1_000, 30_000, 1_000 + age))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('isExpired returns true for a timestamp in the future and for NaN', () => {
  expect([isExpired(2_000, 30_000, 1_000), isExpired(Number.NaN, 30_000, 1_000)]).toEqual([
    true,
    true,
  ])
})

test('canRetry returns true when `wait` ms have passed, by default 1000', () => {
  expect([
    canRetry(0, 999),
    canRetry(0, 1_000),
    canRetry(0, 29_999, 30_000),
    canRetry(0, 30_001, 30_000),
  ]).toEqual([false, true, false, true])
})
