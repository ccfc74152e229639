import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds wrong with a whole page that is at rest. Its source is handed to the browser itself, which the page's policy does not keep from it. */
export async function axeFaults(page: Page): Promise<string[]> {
  await atRest(page)
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  )
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** Waits until nothing moves but what always does: half-way, colours are not what they will be. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0))
    return !document.getAnimations().some(moves)
  })
