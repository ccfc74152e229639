import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whenIdle does not call its work within the first 200 ms', () => {
  let runs = 0
  whenIdle(() => (runs += 1))
  vi.advanceTimersByTime(199)
  expect(runs).toBe(0)
})

test('whenIdle waits for requestIdleCallback after the delay and can be cancelled until it fires', () => {
  const callbacks = new Map<number, () => void>()
  vi.stubGlobal(
    'requestIdleCallback',
    (work: () => void) => callbacks.set(callbacks.size + 1, work).size,
  )
  vi.stubGlobal('cancelIdleCallback', (id: number) => callbacks.delete(id))
  let runs = 0
  whenIdle(() => (runs += 1))
  const cancel = whenIdle(() => (runs += 10))
  vi.advanceTimersByTime(200)
  cancel()
  for (const work of callbacks.values()) work()
  expect(runs).toBe(1)
})

test('whenIdle calls its work after the delay in browsers without requestIdleCallback', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  let runs = 0
  whenIdle(() => (runs += 1))
  vi.advanceTimersByTime(200)
  expect(runs).toBe(1)
})

test('whenIdle does not call work that was cancelled during the delay', () => {
  let runs = 0
  const cancel = whenIdle(() => (runs += 1))
  cancel()
  vi.advanceTimersByTime(5_000)
  expect(runs).toBe(0)
})
