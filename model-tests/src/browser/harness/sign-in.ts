import type { Locator, Page } from 'playwright'
import { callWalletControl, dialog, openModal, pick, viewTitled } from './demo.ts'
import type { Visitor } from './visitor.ts'

/** The sign-in view of the modal. */
export const signInView = (page: Page): Locator => viewTitled(page, 'Sign In')

/** Opens the modal and picks a wallet that approves on its own. Resolves on the sign-in view. */
export async function connectToSignIn(visitor: Visitor, wallet = 'Foxglove'): Promise<void> {
  await openModal(visitor)
  await pick(visitor.page, wallet)
  await waitForReview(visitor.page)
}

/** Waits until the sign-in view shows the message to sign. */
export const waitForReview = (page: Page): Promise<void> =>
  signInView(page).getByRole('button', { name: 'Sign in', exact: true }).waitFor()

/** Clicks a button of the sign-in view once it accepts clicks. */
export async function press(page: Page, name: string): Promise<void> {
  const button = signInView(page).getByRole('button', { name, exact: true })
  await button.waitFor()
  await dialog(page).locator('[data-click-enabled=false]').first().waitFor({ state: 'detached' })
  await button.click()
}

/** Waits until the page shows this status of its session. */
export const expectSession = (page: Page, status: string): Promise<void> =>
  page
    .getByLabel('Session', { exact: true })
    .locator('dd')
    .filter({ hasText: new RegExp(`^${status}$`) })
    .waitFor()

/** Sets how the wallet Foxglove answers from now on. */
export const setMode = (page: Page, mode: 'auto' | 'reject' | 'never'): Promise<void> =>
  callWalletControl(page, 'foxglove', 'setMode', mode)

/** Waits until the modal is closed. */
export const closed = (page: Page): Promise<void> => dialog(page).waitFor({ state: 'hidden' })
