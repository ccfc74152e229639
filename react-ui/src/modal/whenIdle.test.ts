import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('nothing is done while the modal appears', () => {
  let done = 0
  whenIdle(() => (done += 1))
  vi.advanceTimersByTime(249)
  expect(done).toBe(0)
})

test('then it waits for the browser to be idle, and may be taken back until then', () => {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal(
    'requestIdleCallback',
    (work: () => void) => waiting.set(waiting.size + 1, work).size,
  )
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  let done = 0
  whenIdle(() => (done += 1))
  const forget = whenIdle(() => (done += 10))
  vi.advanceTimersByTime(250)
  forget()
  for (const work of waiting.values()) work()
  expect(done).toBe(1)
})

test('a browser that cannot tell when it is idle does it after a moment', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  let done = 0
  whenIdle(() => (done += 1))
  vi.advanceTimersByTime(250)
  expect(done).toBe(1)
})

test('what is taken back while the modal appears never happens', () => {
  let done = 0
  const forget = whenIdle(() => (done += 1))
  forget()
  vi.advanceTimersByTime(5_000)
  expect(done).toBe(0)
})
