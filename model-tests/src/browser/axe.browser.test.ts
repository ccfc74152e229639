import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { connect, connectButton, dialog, openModal, pick, walletWindow } from './harness/demo.ts'
import { openFarPage } from './harness/far-page.ts'
import { journey } from './harness/journey.ts'

/** What axe finds wrong with a whole page. Its source is handed to the browser itself, which the page's policy does not keep from it. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}
const atRest = (page: Page) => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `axe finds nothing in the ${colorScheme} demo, with and without its modal, nor in the wallet's window`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit()
      expect(await faults(page)).toEqual([])
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
      await atRest(page)
      expect(await faults(page)).toEqual([])
      const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
      expect(await faults(window)).toEqual([])
      await window.close()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await connect(visitor)
      await connectButton(page).getByText('10,000.000 ETH').waitFor()
      expect(await faults(page)).toEqual([])
    },
    { context: { colorScheme } },
  )

  journey(
    `axe finds nothing on the ${colorScheme} phone, at rest, while it is asked and once it is connected`,
    async ({ page, visit }) => {
      const far = await openFarPage()
      onTestFinished(far.leave)
      const { uri, session } = await far.ask()
      await visit('/phone.html')
      expect(await faults(page)).toEqual([])
      await page.getByLabel('Link of a page').fill(uri)
      await page.getByRole('button', { name: 'Connect' }).click()
      const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
      await proposal.waitFor()
      await atRest(page)
      expect(await faults(page)).toEqual([])
      await proposal.getByRole('button', { name: 'Connect' }).click()
      await session
      await page.getByRole('article', { name: 'A far page' }).waitFor()
      expect(await faults(page)).toEqual([])
    },
    { context: { colorScheme } },
  )
}
