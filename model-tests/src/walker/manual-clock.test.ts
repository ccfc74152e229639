import { expect, test } from 'vitest'
import { createManualClock } from './manual-clock.ts'

test('elapse runs timers in order, including timers set on the way', () => {
  const clock = createManualClock()
  const rung: string[] = []
  clock.setTimeout(() => rung.push('later'), 200)
  clock.setTimeout(() => {
    rung.push('sooner')
    clock.setTimeout(() => rung.push('between'), 50)
  }, 100)
  clock.elapse(200)
  expect(rung).toEqual(['sooner', 'between', 'later'])
  expect([clock.now(), clock.waiting()]).toEqual([200, 0])
})

test('a cleared timer never fires', () => {
  const clock = createManualClock()
  clock.clearTimeout(
    clock.setTimeout(() => {
      throw new Error('rang')
    }, 10),
  )
  clock.elapse(100)
  expect(clock.waiting()).toBe(0)
})

test('fire runs one timer although others are due earlier, and throws for an unknown one', () => {
  const clock = createManualClock()
  const rung: number[] = []
  clock.setTimeout(() => rung.push(100), 100)
  clock.setTimeout(() => rung.push(500), 500)
  clock.fire(500)
  expect(rung).toEqual([500])
  expect(() => clock.fire(500)).toThrow('no timer of 500 ms is running')
})
