import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** The clock of the visitor's pages, which were opened with one, goes on by so much at once and then stands still. What is under way is waited for first: it has deadlines, too. */
export async function stopClock(
  { page, quiet }: Pick<Visitor, 'page' | 'quiet'>,
  after = 10_000,
): Promise<void> {
  await quiet()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + after)
}

/** Lets a clock that stands still go on by `ms` at most until this is so. Between two of its steps the machine may take as long as it needs. */
export async function comesWithin(
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
