import { expect, test } from 'vitest'
import { createHandClock } from './hand-clock.ts'

test('time passes in order, through timers that are set on the way', () => {
  const clock = createHandClock()
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

test('a timer that was cleared never rings', () => {
  const clock = createHandClock()
  clock.clearTimeout(
    clock.setTimeout(() => {
      throw new Error('rang')
    }, 10),
  )
  clock.elapse(100)
  expect(clock.waiting()).toBe(0)
})

test('one timer rings by itself, whatever is due before it, and none that is not there', () => {
  const clock = createHandClock()
  const rung: number[] = []
  clock.setTimeout(() => rung.push(100), 100)
  clock.setTimeout(() => rung.push(500), 500)
  clock.fire(500)
  expect(rung).toEqual([500])
  expect(() => clock.fire(500)).toThrow('no timer of 500 ms is running')
})
