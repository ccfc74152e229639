import { createVisitor } from '@latchkit/sandbox/embedded'
import type { FrameLocator, Locator, Page } from 'playwright'
import { dialog, expectState, lineWith, openModal, settledDialog, stateLine } from './demo.ts'
import type { RemoteVisitor } from './remote-journey.ts'

/** The e-mail address with which a visitor logs in. */
export const email = 'ada@example.com'
export const codeBox = (page: Page): Locator =>
  settledDialog(page).getByRole('textbox', { name: '6-digit code' })
/** The frame of the embedded wallet. */
export const frameOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[data-latchkit-frame]')
const evmAddress = /^0x[0-9a-fA-F]{40}$/

/** Opens the Connect view and submits an e-mail address. */
export async function submitEmail(visitor: Pick<RemoteVisitor, 'page' | 'context'>): Promise<void> {
  const { page } = visitor
  await openModal(visitor)
  await dialog(page).getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.keyboard.press('Enter')
}

/** Enters the code of the last e-mail to an address. */
export async function enterCode(
  { page, embedded }: Pick<RemoteVisitor, 'page' | 'embedded'>,
  to: string = email,
): Promise<void> {
  await codeBox(page).waitFor()
  await codeBox(page).fill(createVisitor(embedded).code(to))
}

/** Waits until the page is connected and the modal is closed. Returns the address. */
export async function connectedAddress(page: Page): Promise<string> {
  await expectState(page, 'Status', 'connected')
  await dialog(page).waitFor({ state: 'hidden' })
  await lineWith(page, 'Address', evmAddress).waitFor()
  return (await stateLine(page, 'Address').textContent()) ?? ''
}

/** Logs in by e-mail. Returns the address of the smart account. */
export async function logInByEmail(visitor: RemoteVisitor): Promise<string> {
  await submitEmail(visitor)
  await enterCode(visitor)
  return connectedAddress(visitor.page)
}
