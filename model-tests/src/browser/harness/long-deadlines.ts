import type { BrowserContext } from 'playwright'

/**
 * Makes deadlines of the pages ten times as long: on a busy machine, real answers are late. The
 * shortest one is that of `signOutTimeout`, 3 s, apart from the deadline of a database that opens,
 * whose second half of 500 ms begins while a database opens. A clock that a journey installs has its
 * own timers.
 */
export const lengthenDeadlines = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let openingDatabases = 0
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...request) {
      const opening = open.apply(this, request)
      openingDatabases += 1
      for (const outcome of ['success', 'error'])
        opening.addEventListener(outcome, () => {
          openingDatabases -= 1
        })
      return opening
    }
    const { setTimeout } = window
    const isDeadline = (ms: number) => ms >= 3_000 || (ms === 500 && openingDatabases > 0)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
        setTimeout(run, isDeadline(ms) ? ms * 10 : ms, ...values),
    })
  })
