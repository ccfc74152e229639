/** The number of errors that are sent in one window, and its length in ms. */
export const errorLimit = { count: 5, window: 60_000 } as const

const within = (times: readonly number[], now: number) =>
  times.filter((time) => now - time < errorLimit.window)

/**
 * Whether an error at `now` (ms) is sent: fewer than five were sent in the 60 s before it. `sent`:
 * when errors were sent, in ms. Errors that were not sent do not count.
 */
export const isErrorSent = (sent: readonly number[], now: number): boolean =>
  within(sent, now).length < errorLimit.count

/** The times of the last 60 s with that of an error sent at `now`. */
export const withErrorAt = (sent: readonly number[], now: number): readonly number[] => [
  ...within(sent, now),
  now,
]
