type Timer = { id: number; due: number; ms: number; run: () => void }

/**
 * A manual clock for XState. `elapse` advances time in order; `fire` runs one timer although others
 * are due earlier.
 */
export type ManualClock = {
  now(): number
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
  /** Pending timers. */
  waiting(): number
  elapse(ms: number): void
  fire(ms: number): void
}

/**
 * Timers of parallel regions may fire in either order, depending on their start. The walk takes
 * both orders.
 */
export function createManualClock(): ManualClock {
  const timers = new Map<number, Timer>()
  let now = 0
  let made = 0
  const ring = (timer: Timer) => {
    timers.delete(timer.id)
    timer.run()
  }
  const next = (until: number) =>
    [...timers.values()]
      .filter(({ due }) => due <= until)
      .sort((a, b) => a.due - b.due || a.id - b.id)[0]

  return {
    now: () => now,
    setTimeout(run, ms) {
      made += 1
      timers.set(made, { id: made, due: now + ms, ms, run })
      return made
    },
    clearTimeout: (id) => void timers.delete(id),
    waiting: () => timers.size,
    elapse(ms) {
      const until = now + ms
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.due
        ring(timer)
      }
      now = until
    },
    fire(ms) {
      const timer = [...timers.values()].findLast((waiting) => waiting.ms === ms)
      if (!timer) throw new Error(`no timer of ${ms} ms is running`)
      now = Math.max(now, timer.due)
      ring(timer)
    },
  }
}
