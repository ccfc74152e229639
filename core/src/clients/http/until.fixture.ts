import { expect } from 'vitest'

/** Waits until the condition is true. Checks it in each turn of the event loop. */
export const until = (condition: () => boolean): Promise<void> =>
  expect.poll(condition, { interval: 1 }).toBe(true)
