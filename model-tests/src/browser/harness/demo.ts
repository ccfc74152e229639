import type { WalletControl, WalletName } from '@latchkit/sandbox/wallets'
import type { Locator, Page } from 'playwright'
import type { Visitor } from './visitor.ts'

/** What the page knows: its lines by label. */
export const fact = (
  page: Page,
  label: 'Status' | 'Wallet' | 'Address' | 'Network' | 'Balance',
): Locator =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

/** A line of the page once it says this. */
export const factThat = (
  page: Page,
  label: Parameters<typeof fact>[1],
  value: string | RegExp,
): Locator =>
  fact(page, label).filter({
    hasText: typeof value === 'string' ? new RegExp(`^${value}$`) : value,
  })

/** Waits until the page knows this. */
export const knows = (
  page: Page,
  label: Parameters<typeof fact>[1],
  value: string | RegExp,
): Promise<void> => factThat(page, label, value).waitFor()

/** The button in the page, not the one in the header. */
export const connectButton = (page: Page): Locator => page.locator('.hero').getByRole('button')
export const dialog = (page: Page): Locator => page.getByRole('dialog')
/** The modal's page with this title. */
export const titled = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title })

/** A paragraph of the modal, not what was said to those who hear it. */
export const told = (page: Page, text: string | RegExp): Locator =>
  dialog(page).getByRole('paragraph').filter({ hasText: text })

/** Opens the modal by the page's button. */
export async function openModal({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await connectButton(page).click()
  await dialog(page).waitFor()
}

/** Does something that makes a wallet ask, and hands over the wallet's own window. */
export async function walletWindow(
  { context }: Pick<Visitor, 'context'>,
  act: () => Promise<void>,
): Promise<Page> {
  const [window] = await Promise.all([context.waitForEvent('page'), act()])
  await window.locator('.ask').waitFor()
  return window
}

/** Presses a button in the wallet's window, which then goes away. */
export async function decide(window: Page, button: string): Promise<void> {
  const closed = window.waitForEvent('close')
  // it may be gone before the click is over
  await window
    .getByRole('button', { name: button, exact: true })
    .click()
    .catch((error) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

/** From the page's button to a connected wallet, through the wallet's window. */
export async function connect(visitor: Visitor, wallet = 'Foxglove'): Promise<void> {
  await openModal(visitor)
  const window = await walletWindow(visitor, () =>
    dialog(visitor.page).getByRole('button', { name: wallet }).click(),
  )
  await decide(window, 'Connect')
  await knows(visitor.page, 'Status', 'connected')
  await dialog(visitor.page).waitFor({ state: 'hidden' })
}

type Methods = {
  [Name in keyof WalletControl]: WalletControl[Name] extends (...args: never) => unknown
    ? Name
    : never
}[keyof WalletControl]

/** Pulls one of a pretend wallet's strings. */
export async function pull<Method extends Methods>(
  page: Page,
  wallet: WalletName,
  method: Method,
  ...args: Parameters<WalletControl[Method]>
): Promise<void> {
  await page.evaluate(
    ([wallet, method, args]) => {
      const control = window.latchkitSandbox?.[wallet]
      if (!control) throw new Error(`No wallet ${wallet} here.`)
      const string: unknown = control[method]
      if (typeof string === 'function') Reflect.apply(string, control, args)
    },
    [wallet, method, args] as const,
  )
}

/** The two accounts that a wallet holds. */
export const addressesOf = (page: Page, wallet: WalletName): Promise<readonly string[]> =>
  page.evaluate((wallet) => window.latchkitSandbox?.[wallet].addresses ?? [], wallet)

/** Picks a row of the open modal. */
export const pick = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name }).click()

type Facts = { Status: string; Address: string }
declare global {
  interface Window {
    seenFacts?: Facts[]
  }
}

/** From the next load on, everything the page ever said it knew is kept. */
export const rememberFacts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Facts[] = []
    window.seenFacts = seen
    const read = () => {
      const lines = [...document.querySelectorAll('.facts > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent,
      ])
      const { Status = '', Address = '' } = Object.fromEntries(lines)
      const last = seen.at(-1)
      if (Status !== '' && (last?.Status !== Status || last?.Address !== Address))
        seen.push({ Status, Address })
    }
    new MutationObserver(read).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })

/** What was kept. */
export const seenFacts = (page: Page): Promise<readonly Facts[]> =>
  page.evaluate(() => window.seenFacts ?? [])

/** The page goes to the background, or comes back. */
export const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
