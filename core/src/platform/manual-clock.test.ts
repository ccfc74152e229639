import { expect, test } from 'vitest'
import { createManualClock } from './manual-clock.ts'

test('advance runs due timers in order, also those that other timers add', () => {
  const clock = createManualClock(100)
  const ran: string[] = []
  clock.setTimeout(() => ran.push(`late at ${clock.now()}`), 50)
  clock.setTimeout(() => {
    ran.push(`early at ${clock.now()}`)
    clock.setTimeout(() => ran.push(`inner at ${clock.now()}`), 10)
  }, 20)
  expect(ran).toEqual([])
  clock.advance(49)
  expect(ran).toEqual(['early at 120', 'inner at 130'])
  clock.advance(1)
  expect(ran).toEqual(['early at 120', 'inner at 130', 'late at 150'])
  expect([clock.now(), clock.pending()]).toEqual([150, 0])
})

test('a cleared timer does not run', () => {
  const clock = createManualClock()
  const ran: number[] = []
  const id = clock.setTimeout(() => ran.push(1), 10)
  clock.clearTimeout(id)
  clock.clearTimeout(undefined)
  clock.advance(100)
  expect([ran, clock.pending()]).toEqual([[], 0])
})

test('jump sets the time without running timers', () => {
  const clock = createManualClock(1_000)
  const ran: number[] = []
  clock.setTimeout(() => ran.push(1), 10)
  clock.jump(5)
  expect([clock.now(), ran]).toEqual([5, []])
})
