import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/**
 * The violations that axe finds after finite animations have ended. The browser injects the script,
 * so that the page's policy does not block it.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  )
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** Waits until finite animations have ended: axe would measure the colours of a transition. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const isRunning = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0))
    return !document.getAnimations().some(isRunning)
  })
