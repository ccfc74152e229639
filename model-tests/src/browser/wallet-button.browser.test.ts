import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { idOf } from './harness/directory.ts'
import { readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

remoteJourney(
  "featured wallets come in the page's own order, and a wallet's button opens straight on it",
  async (visitor) => {
    const { page, directory } = visitor
    const [pocket, safe, ledger] = [await idOf(directory, 'Pocket'), await idOf(directory, 'Safe'), await idOf(directory, 'Ledger Live')]
    await visitor.visit(`/many.html?featured=${ledger},${safe}&wallet=${pocket}`)
    const [connect, one] = await page.locator('main').getByRole('button').all()
    await connect?.click()
    await dialog(page).getByRole('button', { name: 'Ledger Live' }).waitFor()
    const rows = await dialog(page).getByRole('list', { name: 'Wallets' }).getByRole('listitem').allTextContents()
    expect(rows.slice(0, 3)).toEqual(['WalletConnectQR code', 'Ledger Live', 'Safe'])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })

    await one?.click()
    await dialog(page).getByRole('img', { name: 'QR code for Pocket' }).waitFor()
    const phone = await visitor.phone('approve')
    await phone.pair(await readCode(page))
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => window.latchkit?.getWalletInfo('eip155')?.name)).toBe('Pocket')
  },
  { plain: true },
)
