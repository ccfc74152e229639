import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/**
 * Advances the installed clock of all pages by `ms` and stops it. Waits for pending requests first,
 * because they have deadlines too.
 */
export async function stopClock(
  { page, quiet }: Pick<Visitor, 'page' | 'quiet'>,
  after = 10_000,
): Promise<void> {
  await quiet()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + after)
}

/**
 * Advances a stopped clock in steps until the condition holds, by at most `ms`. Each step may take
 * any real time.
 */
export async function waitWithin(
  { page }: Pick<Visitor, 'page'>,
  ms: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  let gone = 0
  const look = async () => {
    if (await isSo()) return true
    const step = Math.min(20, ms - gone)
    if (step > 0) await page.clock.runFor(step)
    gone += step
    return false
  }
  await expect.poll(look, { interval: 100 }).toBe(true)
}
