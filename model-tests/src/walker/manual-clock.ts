type Timer = { id: number; due: number; ms: number; run: () => void }

/** A manual clock for XState. */
export type ManualClock = {
  now(): number
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
  pendingTimers(): number
  /** Advances the time and fires the due timers in order. */
  elapse(ms: number): void
  /** Fires the latest timer with this delay, even if others are due earlier. */
  fire(ms: number): void
}

/**
 * Creates a manual clock. Timers of parallel regions can fire in either order, depending on when
 * they started: `fire` lets the walk take both orders.
 */
export function createManualClock(): ManualClock {
  const timers = new Map<number, Timer>()
  let now = 0
  let lastId = 0
  const fire = (timer: Timer) => {
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
      lastId += 1
      timers.set(lastId, { id: lastId, due: now + ms, ms, run })
      return lastId
    },
    clearTimeout: (id) => void timers.delete(id),
    pendingTimers: () => timers.size,
    elapse(ms) {
      const until = now + ms
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.due
        fire(timer)
      }
      now = until
    },
    fire(ms) {
      const timer = [...timers.values()].findLast((pending) => pending.ms === ms)
      if (!timer) throw new Error(`no timer of ${ms} ms is running`)
      now = Math.max(now, timer.due)
      fire(timer)
    },
  }
}
