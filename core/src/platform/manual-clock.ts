import type { Clock } from './platform.ts'

/** A clock that stands still until it is moved. It is also what XState's `clock` option wants. */
export type ManualClock = Clock & {
  /** Moves on, running what falls due, in order; also what is set meanwhile. */
  advance(ms: number): void
  /** Sets the time without running anything, as a machine that slept or was set wrong. */
  jump(to: number): void
  /** How many timers wait: after a stop there must be none. */
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
    jump(to) {
      now = to
    },
    pending: () => timers.size,
  }
}
