import { expect, onTestFinished } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import { connect, connectButton, dialog, openModal, pick, walletWindow } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { openRemotePage } from './harness/remote-page.ts'

journey(
  `axe finds no violation in either theme of the demo with and without the modal, and in the wallet's window`,
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    expect(await axeInBothThemes(page)).toEqual([])
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'Foxglove' }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    const window = await walletWindow(visitor, () => pick(page, 'Foxglove'))
    expect(await axeInBothThemes(window)).toEqual([])
    await window.close()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await connect(visitor)
    await connectButton(page).getByText('10,000 ETH').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
  },
)

journey(
  `axe finds no violation in either theme of the phone page when idle, during a request and when connected`,
  async ({ page, visit }) => {
    const remotePage = await openRemotePage()
    onTestFinished(remotePage.close)
    const { uri, session } = await remotePage.startPairing()
    await visit('/phone.html')
    expect(await axeInBothThemes(page)).toEqual([])
    await page.getByLabel('Link of a page').fill(uri)
    await page.getByRole('button', { name: 'Connect' }).click()
    const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
    await proposal.waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await proposal.getByRole('button', { name: 'Connect' }).click()
    await session
    await page.getByRole('article', { name: 'Remote page' }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
  },
)
