import type { BrowserContext } from 'playwright'

/**
 * Makes deadlines of the pages ten times as long: on a busy machine, real answers are late. The
 * shortest one is that of `signOutTimeout`, 3 s. A clock that a journey installs has its own timers.
 */
export const lengthenDeadlines = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
        setTimeout(run, ms < 3_000 ? ms : ms * 10, ...values),
    })
  })
