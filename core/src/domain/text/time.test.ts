import { expect, test } from 'vitest'
import { isExpired, mayRetry } from './time.ts'

test('exactly its lifetime old is still good, a moment more is not', () => {
  expect([0, 29_999, 30_000, 30_001].map((age) => isExpired(1_000, 30_000, 1_000 + age))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a time in the future, or none, is not trusted', () => {
  expect([isExpired(2_000, 30_000, 1_000), isExpired(Number.NaN, 30_000, 1_000)]).toEqual([
    true,
    true,
  ])
})

test('a retry waits its turn', () => {
  expect([
    mayRetry(0, 999),
    mayRetry(0, 1_000),
    mayRetry(0, 29_999, 30_000),
    mayRetry(0, 30_001, 30_000),
  ]).toEqual([false, true, false, true])
})
