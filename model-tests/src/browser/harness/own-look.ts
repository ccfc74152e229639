import type { Page } from 'playwright'
import { clickInWallet, dialog, viewTitled, walletWindow } from './demo.ts'
import { button } from './send.ts'
import type { Visitor } from './visitor.ts'

/** A button of the navigation that opens the drawer. */
export const railButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name, exact: true })

/** Connects a wallet in the own-look example and approves in the wallet's window. */
export async function connectInConsole(visitor: Visitor, wallet: string): Promise<void> {
  const { page } = visitor
  await railButton(page, 'Connect wallet').click()
  const row = dialog(page).getByRole('button', { name: wallet })
  await row.waitFor()
  await clickInWallet(await walletWindow(visitor, () => row.click()), 'Connect')
  await dialog(page).waitFor({ state: 'hidden' })
  await railButton(page, 'Account').waitFor()
}

/** Opens a view of the drawer by the navigation button with the name of its title. */
export async function openInConsole(
  page: Page,
  name: 'Account' | 'Receive' | 'Send',
): Promise<void> {
  await railButton(page, name).click()
  await viewTitled(page, name).waitFor()
}

/** Closes the drawer. */
export async function closeDrawer(page: Page): Promise<void> {
  await button(page, 'Close').click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Fills in the send form. `token`: the name of the token in the list. */
export async function fillInConsole(
  page: Page,
  { token, amount, to }: { token: RegExp; amount: string; to: string },
): Promise<void> {
  await dialog(page).locator('.pick').click()
  await viewTitled(page, 'Select a token').getByRole('button', { name: token }).click()
  await viewTitled(page, 'Send').waitFor()
  await dialog(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill(amount)
  await dialog(page)
    .getByRole('textbox', { name: /Address or name$/ })
    .fill(to)
}
