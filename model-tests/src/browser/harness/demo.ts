import type { WalletControl, WalletName } from '@latchkit/sandbox/wallets'
import type { Locator, Page } from 'playwright'
import type { Visitor } from './visitor.ts'

/** The value that the demo page shows for a label of its state. */
export const stateLine = (
  page: Page,
  label: 'Status' | 'Wallet' | 'Address' | 'Network' | 'Balance',
): Locator =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

/** The value for a label of the state, if it equals the text or matches the expression. */
export const lineWith = (
  page: Page,
  label: Parameters<typeof stateLine>[1],
  value: string | RegExp,
): Locator =>
  stateLine(page, label).filter({
    hasText: typeof value === 'string' ? new RegExp(`^${value}$`) : value,
  })

/** Waits until the page shows this value for the label. */
export const expectState = (
  page: Page,
  label: Parameters<typeof stateLine>[1],
  value: string | RegExp,
): Promise<void> => lineWith(page, label, value).waitFor()

/** The connect button in the page body, not the one in the header. */
export const connectButton = (page: Page): Locator => page.locator('.hero').getByRole('button')
export const dialog = (page: Page): Locator => page.getByRole('dialog')
/** The modal once no view is fading out: two views may have the same rows. */
export const settledDialog = (page: Page): Locator =>
  dialog(page).filter({ hasNot: page.locator('.lk-view[data-exiting]') })
/** The modal's view with this title, once no other view is fading out. */
export const viewTitled = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title }).and(settledDialog(page))
/** The modal's current view, not one that is fading out. */
export const currentView = (page: Page): Locator => page.locator('.lk-view:not([data-exiting])')

/** A paragraph of the modal, not the live region for screen readers. */
export const paragraphOf = (page: Page, text: string | RegExp): Locator =>
  dialog(page).getByRole('paragraph').filter({ hasText: text })

/** Opens the modal with the page's button. */
export async function openModal({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await connectButton(page).click()
  await dialog(page).waitFor()
}

/** Runs an action that makes a wallet open its window, and returns that window. */
export async function walletWindow(
  { context }: Pick<Visitor, 'context'>,
  openWindow: () => Promise<void>,
): Promise<Page> {
  const [window] = await Promise.all([context.waitForEvent('page'), openWindow()])
  await window.locator('.ask').waitFor()
  return window
}

/** Clicks a button in the wallet's window and waits until the window closes. */
export async function clickInWallet(window: Page, button: string): Promise<void> {
  const closed = window.waitForEvent('close')
  // The window may close before the click resolves.
  await window
    .getByRole('button', { name: button, exact: true })
    .click()
    .catch((error) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

/** Connects a wallet through the modal and approves in the wallet's window. */
export async function connect(visitor: Visitor, wallet = 'Foxglove'): Promise<void> {
  await openModal(visitor)
  const window = await walletWindow(visitor, () =>
    dialog(visitor.page).getByRole('button', { name: wallet }).click(),
  )
  await clickInWallet(window, 'Connect')
  await expectState(visitor.page, 'Status', 'connected')
  await dialog(visitor.page).waitFor({ state: 'hidden' })
}

type Methods = {
  [Name in keyof WalletControl]: WalletControl[Name] extends (...args: never) => unknown
    ? Name
    : never
}[keyof WalletControl]

/** Calls a control of a test wallet. */
export async function callWalletControl<Method extends Methods>(
  page: Page,
  wallet: WalletName,
  method: Method,
  ...args: Parameters<WalletControl[Method]>
): Promise<void> {
  await page.evaluate(
    ([wallet, method, args]) => {
      const control = window.latchkitSandbox?.[wallet]
      if (!control) throw new Error(`The demo has no test wallet ${wallet}`)
      const implementation: unknown = control[method]
      if (typeof implementation === 'function') Reflect.apply(implementation, control, args)
    },
    [wallet, method, args] as const,
  )
}

/** The addresses of a test wallet. */
export const addressesOf = (page: Page, wallet: WalletName): Promise<readonly string[]> =>
  page.evaluate((wallet) => window.latchkitSandbox?.[wallet].addresses ?? [], wallet)

/** Clicks a row of the open modal. */
export const pick = (page: Page, name: string): Promise<void> =>
  settledDialog(page).getByRole('button', { name }).click()

type PageState = { Status: string; Address: string }
declare global {
  interface Window {
    recordedStates?: PageState[]
  }
}

/** Records every status and address that the page shows, from the next load. */
export const recordStates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const states: PageState[] = []
    window.recordedStates = states
    const read = () => {
      const lines = [...document.querySelectorAll('.facts > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent,
      ])
      const { Status = '', Address = '' } = Object.fromEntries(lines)
      const last = states.at(-1)
      if (Status !== '' && (last?.Status !== Status || last?.Address !== Address))
        states.push({ Status, Address })
    }
    new MutationObserver(read).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })

/** The recorded states. */
export const recordedStates = (page: Page): Promise<readonly PageState[]> =>
  page.evaluate(() => window.recordedStates ?? [])

/** Sends the page to the background, or back to the foreground. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
