import { expect, onTestFinished } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { connect, connectButton, dialog, openModal, pick, walletWindow } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { openRemotePage } from './harness/remote-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `axe finds no violation in the ${colorScheme} demo with and without the modal, and in the wallet's window`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit()
      expect(await axeViolations(page)).toEqual([])
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
      expect(await axeViolations(window)).toEqual([])
      await window.close()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await connect(visitor)
      await connectButton(page).getByText('10,000 ETH').waitFor()
      expect(await axeViolations(page)).toEqual([])
    },
    { context: { colorScheme } },
  )

  journey(
    `axe finds no violation on the ${colorScheme} phone page when idle, during a request and when connected`,
    async ({ page, visit }) => {
      const remotePage = await openRemotePage()
      onTestFinished(remotePage.close)
      const { uri, session } = await remotePage.startPairing()
      await visit('/phone.html')
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel('Link of a page').fill(uri)
      await page.getByRole('button', { name: 'Connect' }).click()
      const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
      await proposal.waitFor()
      expect(await axeViolations(page)).toEqual([])
      await proposal.getByRole('button', { name: 'Connect' }).click()
      await session
      await page.getByRole('article', { name: 'Remote page' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
    },
    { context: { colorScheme } },
  )
}
