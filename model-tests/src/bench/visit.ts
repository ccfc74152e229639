import type { SandboxDescription } from '@latchkit/sandbox'
import type { Browser, CDPSession, Page } from 'playwright'
import type { BuiltPages } from './build-pages.ts'
import type {} from './pages/chains.ts'
import type { ClickResult } from './pages/probe.ts'
import type {} from './pages/wallets.ts'

export type App = 'ours' | 'floor'
/** Browser, server, built pages and sandbox that all measurements share. */
export type BenchContext = {
  browser: Browser
  url: string
  pages: BuiltPages
  sandbox: SandboxDescription
}
/**
 * A page without a cache, with its button rendered and its wallets announced. `button`: when the
 * button became visible.
 */
export type Visit = { page: Page; devtools: CDPSession; button: number; leave(): Promise<void> }

const outside = ({ chains, relay, directory }: SandboxDescription) =>
  `window.benchChains = ${JSON.stringify(chains)}; window.benchServices = ${JSON.stringify({ relay, directory })}`

/** Opens an app in its own browser context, with the CPU slowed down by `speed`. */
export async function visit(
  { browser, url, pages, sandbox }: BenchContext,
  app: App,
  speed: number,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${app}: ${error.message}`))
  await page.addInitScript(outside(sandbox))
  await page.addInitScript(pages.probe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.goto(`${url}/${app}/`)
  const button = await page.evaluate(() => window.bench?.button ?? 0)
  await page.evaluate(pages.wallets)
  await page.evaluate((known) => window.benchWallets?.(known), sandbox)
  await waitUntilIdle(page)
  return { page, devtools, button, leave: () => context.close() }
}

/** Waits until no request has been made for a while. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.bench?.whenIdle())
}

/** Runs `act` and returns the measures of the click that it causes. */
export async function measureClick(
  { page }: Pick<Visit, 'page'>,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<ClickResult> {
  await page.evaluate(([wanted, words]) => window.bench?.watch(wanted, words), [
    selector,
    text,
  ] as const)
  await act()
  const found = await page.evaluate(() => window.bench?.clickResult() ?? null)
  if (found === null) throw new Error('The page has no probe.')
  return found
}

/** Presses and releases the mouse at the pointer's position. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
