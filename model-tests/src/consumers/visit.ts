import type { SandboxDescription } from '@latchkit/sandbox'
import type { Browser, Page } from 'playwright'
import type { PageName } from './consumers.ts'

/** What a visitor does on a page, in this order. */
export const visitSteps = ['opens', 'connects', 'signs', 'reloads'] as const
export type VisitStep = (typeof visitSteps)[number]

type Action = (page: Page) => Promise<void>

async function waitForText(page: Page, id: string, pattern: RegExp): Promise<void> {
  const output = page.locator(`#${id}`).filter({ hasText: pattern })
  await output.waitFor({ state: 'attached' }).catch(async () => {
    const text = await page.locator(`#${id}`).textContent()
    throw new Error(`#${id} contains "${text}".`)
  })
}

/** What a visitor does with a wallet, by the patterns of its address and of a signature. */
const walletActions = (address: RegExp, signature: RegExp): Record<VisitStep, Action> => ({
  async opens(page) {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Foxglove/ })
      .waitFor()
  },
  async connects(page) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Foxglove/ })
      .click()
    await waitForText(page, 'address', address)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  async signs(page) {
    await page.getByRole('button', { name: 'Sign' }).click()
    await waitForText(page, 'signature', signature)
  },
  async reloads(page) {
    await page.reload()
    await waitForText(page, 'address', address)
  },
})

/** Each step acts and resolves once the page shows its result. */
const actionsOf: Readonly<Record<PageName, Partial<Record<VisitStep, Action>>>> = {
  ethereum: walletActions(/^0x[0-9a-fA-F]{40}$/, /^0x[0-9a-f]{130}$/),
  solana: walletActions(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, /^[1-9A-HJ-NP-Za-km-z]{80,90}$/),
  visualizer: {
    opens: (page) => page.locator('.react-flow__node').first().waitFor(),
  },
}

/** The steps of a page, in their order. */
export const visitStepsOf = (name: PageName | null): readonly VisitStep[] =>
  name === null ? [] : visitSteps.filter((step) => actionsOf[name][step] !== undefined)

/** `walletScript` defines `window.consumerWallets`. */
export type VisitContext = { browser: Browser; sandbox: SandboxDescription; walletScript: string }

/**
 * Opens a page with injected wallets, and connects, signs and reloads. Calls `report` after each
 * step. Throws at the first step that fails, and at the end if the page logged an error.
 */
export async function visit(
  { browser, sandbox, walletScript }: VisitContext,
  url: string,
  name: PageName,
  report: (step: VisitStep) => void,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      (route) => {
        errors.push(`request to ${route.request().url()}`)
        return route.abort()
      },
    )
    const description = JSON.stringify(sandbox)
    await page.addInitScript(`${walletScript}; window.consumerWallets(${description})`)
    await page.goto(url)
    for (const step of visitStepsOf(name)) {
      await actionsOf[name][step]?.(page).catch((error) => {
        throw new Error([`The page fails at "${step}".`, error.message, ...errors].join('\n'))
      })
      report(step)
    }
    if (errors.length > 0) throw new Error(`The page logs errors:\n${errors.join('\n')}`)
  } finally {
    await context.close()
  }
}
