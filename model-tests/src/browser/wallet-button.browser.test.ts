import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { walletIdOf } from './harness/directory.ts'
import { readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

remoteJourney(
  'the modal lists featured wallets in the configured order, and WalletButton opens its wallet directly',
  async (visitor) => {
    const { page, directory } = visitor
    const [pocket, safe, ledger] = [
      await walletIdOf(directory, 'Pocket'),
      await walletIdOf(directory, 'Safe'),
      await walletIdOf(directory, 'Ledger Live'),
    ]
    await visitor.visit(`/many.html?featured=${ledger},${safe}&wallet=${pocket}`)
    const button = page.locator('main').getByRole('button')
    await button.nth(1).waitFor()
    await button.first().click()
    await dialog(page).getByRole('button', { name: 'Ledger Live' }).waitFor()
    const rows = dialog(page).getByRole('group', { name: 'Wallets' }).getByRole('listitem')
    await expect
      .poll(async () => (await rows.allTextContents()).slice(0, 3))
      .toEqual(['WalletConnectQR code', 'Ledger Live', 'Safe'])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })

    await button.nth(1).click()
    await dialog(page).getByRole('img', { name: 'QR code for Pocket' }).waitFor()
    const phone = await visitor.phone('approve')
    await phone.pair(await readCode(page))
    await dialog(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate(() => window.latchkit?.wallet.get('eip155')?.name))
      .toBe('Pocket')
  },
  { plain: true },
)
