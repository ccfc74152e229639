import { expect } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import { stopClock } from './harness/clock.ts'
import { connectButton, dialog, openModal, setVisibility, viewTitled } from './harness/demo.ts'
import { emulatedPhone } from './harness/emulated-phones.ts'
import { watchLinks } from './harness/links.ts'
import { qrCode } from './harness/qr.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const expectNoViolations = async ({ page }: Pick<RemoteVisitor, 'page'>) =>
  expect(await axeInBothThemes(page)).toEqual([])

remoteJourney(
  `axe finds no violation in the list of all wallets, in the view of a QR code, and when the relay rejects the page`,
  async (visitor) => {
    const { page, relay } = visitor
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await dialog(page).getByRole('gridcell').first().waitFor()
    await expectNoViolations(visitor)
    await viewTitled(page, 'All wallets').getByRole('searchbox').fill('nobody is called this')
    await dialog(page).getByRole('heading', { name: 'No wallet matches' }).waitFor()
    await expectNoViolations(visitor)
    await dialog(page).getByRole('button', { name: 'Clear search' }).click()
    await dialog(page).getByRole('gridcell').getByRole('button', { name: 'Pocket' }).first().click()
    await qrCode(page).waitFor()
    await expectNoViolations(visitor)
    visitor.faults.allow(/\[latchkit\] /)
    relay.refuse('Unauthorized: invalid key')
    await dialog(page).getByRole('button', { name: 'Other wallets' }).waitFor()
    await expectNoViolations(visitor)
  },
)

remoteJourney(
  `axe finds no violation on a phone when a wallet did not open and while the page waits for it`,
  async (visitor) => {
    const { page, context } = visitor
    await page.clock.install()
    await watchLinks(context)
    await visitor.visit('/?silent=foxglove,harbor,lumen,ember')
    await connectButton(page).tap()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Pocket' }).tap()
    await dialog(page).getByRole('heading', { name: "Pocket didn't open" }).waitFor()
    await expectNoViolations(visitor)
    await stopClock(visitor)
    await dialog(page).getByRole('link', { name: 'Open again' }).tap()
    await dialog(page).getByRole('heading', { name: 'Waiting for Pocket' }).waitFor()
    await setVisibility(page, 'hidden')
    await page.clock.resume()
    await expectNoViolations(visitor)
    await dialog(page).getByRole('heading', { name: 'Waiting for Pocket' }).waitFor()
  },
  { context: emulatedPhone('Pixel 7') },
)
