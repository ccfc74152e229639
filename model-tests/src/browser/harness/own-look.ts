import type { Page } from 'playwright'
import { axeFaults } from './axe.ts'
import { decide, dialog, titled, walletWindow } from './demo.ts'
import { button } from './send.ts'
import type { Visitor } from './visitor.ts'

/** A way into the drawer, at the edge of the console. */
export const railEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Wallet' }).getByRole('button', { name, exact: true })

/** From the console to a connected wallet, through the wallet's window. */
export async function connectInConsole(visitor: Visitor, wallet: string): Promise<void> {
  const { page } = visitor
  await railEntry(page, 'Connect wallet').click()
  const row = dialog(page).getByRole('button', { name: wallet })
  await row.waitFor()
  await decide(await walletWindow(visitor, () => row.click()), 'Connect')
  await dialog(page).waitFor({ state: 'hidden' })
  await railEntry(page, 'Account').waitFor()
}

/** Opens a page of the drawer by its entry, whose title is its name. */
export async function openInConsole(
  page: Page,
  name: 'Account' | 'Receive' | 'Send',
): Promise<void> {
  await railEntry(page, name).click()
  await titled(page, name).waitFor()
}

/** Leaves the drawer. */
export async function closeDrawer(page: Page): Promise<void> {
  await button(page, 'Close').click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Fills the form in as far as what it says. `token`: as the list names it. */
export async function fillInConsole(
  page: Page,
  { token, amount, to }: { token: RegExp; amount: string; to: string },
): Promise<void> {
  await button(page, /^Select Token What/).click()
  await titled(page, 'Select Token').getByRole('button', { name: token }).click()
  await titled(page, 'Send').waitFor()
  await dialog(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill(amount)
  await dialog(page)
    .getByRole('textbox', { name: /Address or name$/ })
    .fill(to)
}

/** What axe finds wrong with the page as it stands, in the light and in the dark; the light is on again afterwards. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}
