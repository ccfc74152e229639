import { expect, test } from 'vitest'
import { createManualClock } from './manual-clock.ts'

test('elapse fires due timers in order, including timers that another timer sets', () => {
  const clock = createManualClock()
  const fired: string[] = []
  clock.setTimeout(() => fired.push('later'), 200)
  clock.setTimeout(() => {
    fired.push('sooner')
    clock.setTimeout(() => fired.push('between'), 50)
  }, 100)
  clock.elapse(200)
  expect(fired).toEqual(['sooner', 'between', 'later'])
  expect([clock.now(), clock.pendingTimers()]).toEqual([200, 0])
})

test('a cleared timer never fires', () => {
  const clock = createManualClock()
  clock.clearTimeout(
    clock.setTimeout(() => {
      throw new Error('a cleared timer fired')
    }, 10),
  )
  clock.elapse(100)
  expect(clock.pendingTimers()).toBe(0)
})

test('fire fires one timer even if others are due earlier, and throws if no timer has the delay', () => {
  const clock = createManualClock()
  const fired: number[] = []
  clock.setTimeout(() => fired.push(100), 100)
  clock.setTimeout(() => fired.push(500), 500)
  clock.fire(500)
  expect(fired).toEqual([500])
  expect(() => clock.fire(500)).toThrow('no timer of 500 ms is running')
})
