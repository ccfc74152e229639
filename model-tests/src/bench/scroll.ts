import { startDirectory } from '@latchkit/sandbox/directory'
import type { App } from './apps.ts'
import type { Sample } from './measures.ts'
import { frameTime } from './pages/watching.ts'
import { withVisit } from './sample.ts'
import { type BenchContext, waitUntilIdle } from './visit.ts'

/** Number of wallets, about the size of the public directory. */
const walletCount = 600
/** Pixels per frame, the speed of a fast swipe. */
const step = 120

/** Number of frames missing between frames with these gaps in ms. */
export const droppedIn = (gaps: readonly number[]): number =>
  gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameTime) - 1), 0)

/** Opens the list of all wallets and scrolls it frame by frame to the end. */
export async function sampleScrolling(
  context: BenchContext,
  app: App,
  speed: number,
): Promise<Sample> {
  const directory = await startDirectory({ count: walletCount })
  const sandbox = { ...context.sandbox, directory: directory.url }
  try {
    const options = { speed, prepared: true }
    return await withVisit({ ...context, sandbox }, app, options, async ({ page }) => {
      await page.locator('#open').click()
      await page.getByRole('dialog').getByRole('button', { name: 'All wallets' }).click()
      await page.getByRole('gridcell').first().waitFor()
      await waitUntilIdle(page)
      const result = await page.evaluate((px) => window.bench?.scroll(px) ?? null, step)
      if (result === null) throw new Error('The probe script did not run.')
      return { app, speed, values: { 'scroll.dropped': droppedIn(result.gaps) } }
    })
  } finally {
    await directory.stop()
  }
}
