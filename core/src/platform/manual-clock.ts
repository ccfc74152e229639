import type { Clock } from './platform.ts'

/** A clock that tests advance manually. Compatible with the `clock` option of XState. */
export type ManualClock = Clock & {
  /** Advances the time and runs due timers in order, also those that other timers add. */
  advance(ms: number): void
  /** Sets the time without running timers, as if the device slept or its clock was changed. */
  jump(to: number): void
  /** Number of pending timers. A stopped kit has none. */
  pending(): number
}

type Timer = { at: number; run: () => void }

export function createManualClock(start = 0): ManualClock {
  let now = start
  let lastId = 0
  const timers = new Map<number, Timer>()

  const nextDue = (until: number) => {
    let found: [number, Timer] | null = null
    for (const entry of timers)
      if (entry[1].at <= until && (found === null || entry[1].at < found[1].at)) found = entry
    return found
  }

  return {
    now: () => now,
    setTimeout(fn, ms) {
      timers.set(++lastId, { at: now + Math.max(ms, 0), run: fn })
      return lastId
    },
    clearTimeout(id) {
      if (typeof id === 'number') timers.delete(id)
    },
    advance(ms) {
      const until = now + ms
      for (let due = nextDue(until); due !== null; due = nextDue(until)) {
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].run()
      }
      now = until
    },
    jump(time) {
      now = time
    },
    pending: () => timers.size,
  }
}
