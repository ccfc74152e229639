import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/**
 * Advances the installed clock of all pages by `ms` and stops it. Waits for pending requests first,
 * because they have deadlines too.
 */
export async function stopClock(
  { page, waitForIdle }: Pick<Visitor, 'page' | 'waitForIdle'>,
  ms = 10_000,
): Promise<void> {
  await waitForIdle()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + ms)
}

/** Advances the installed clock, which runs, by `ms`. Waits for pending requests first. */
export async function fastForward(
  { page, waitForIdle }: Pick<Visitor, 'page' | 'waitForIdle'>,
  ms: number,
): Promise<void> {
  await waitForIdle()
  await page.clock.fastForward(ms)
}

/**
 * Advances a stopped clock in steps until the condition is true, by at most `ms`. A step may take
 * any real time.
 */
export async function waitWithin(
  { page }: Pick<Visitor, 'page'>,
  ms: number,
  condition: () => Promise<boolean>,
): Promise<void> {
  let elapsed = 0
  const advance = async () => {
    if (await condition()) return true
    const step = Math.min(20, ms - elapsed)
    if (step > 0) await page.clock.runFor(step)
    elapsed += step
    return false
  }
  await expect.poll(advance, { interval: 100 }).toBe(true)
}
