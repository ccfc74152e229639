import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/**
 * Violations that axe finds in an idle page. The script is injected by the browser, so the page's
 * policy does not block it.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await atRest(page)
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  )
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** Waits until finite animations have ended: colours are wrong in the middle of a transition. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0))
    return !document.getAnimations().some(moves)
  })
