import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** The rules of axe that read colours. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds after finite animations have ended. */
export const axeViolations = (page: Page): Promise<string[]> => violationsOf(page, {})

/**
 * The violations that axe finds in the light theme, and those of the colours in the dark theme,
 * because themes differ in nothing else. Ends in the dark theme.
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { runOnly: colorRules })
  return [...light, ...dark]
}

/** The browser injects the script of axe, so that the page's policy does not block it. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  await waitForAnimations(page)
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  )
  const run = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${run})`)
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
