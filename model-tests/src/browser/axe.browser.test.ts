import { expect, onTestFinished } from 'vitest'
import { axeFaults } from './harness/axe.ts'
import { connect, connectButton, dialog, openModal, pick, walletWindow } from './harness/demo.ts'
import { openFarPage } from './harness/far-page.ts'
import { journey } from './harness/journey.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `axe finds nothing in the ${colorScheme} demo, with and without its modal, nor in the wallet's window`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit()
      expect(await axeFaults(page)).toEqual([])
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
      expect(await axeFaults(page)).toEqual([])
      const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
      expect(await axeFaults(window)).toEqual([])
      await window.close()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await connect(visitor)
      await connectButton(page).getByText('10,000.000 ETH').waitFor()
      expect(await axeFaults(page)).toEqual([])
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
      expect(await axeFaults(page)).toEqual([])
      await page.getByLabel('Link of a page').fill(uri)
      await page.getByRole('button', { name: 'Connect' }).click()
      const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
      await proposal.waitFor()
      expect(await axeFaults(page)).toEqual([])
      await proposal.getByRole('button', { name: 'Connect' }).click()
      await session
      await page.getByRole('article', { name: 'A far page' }).waitFor()
      expect(await axeFaults(page)).toEqual([])
    },
    { context: { colorScheme } },
  )
}
