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
 * An open page with an empty cache and announced wallets. `button`: ms from the navigation until its
 * button was painted.
 */
export type Visit = { page: Page; devtools: CDPSession; button: number; close(): Promise<void> }

/** A script that sets the globals of `chains.ts`. */
const globalsScript = ({ chains, relay, directory }: SandboxDescription) =>
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
  await page.addInitScript(globalsScript(sandbox))
  await page.addInitScript(pages.probe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.goto(`${url}/${app}/`)
  const button = await page.evaluate(() => window.bench?.button ?? 0)
  await page.evaluate(pages.wallets)
  await page.evaluate((description) => window.benchWallets?.(description), sandbox)
  await waitUntilIdle(page)
  return { page, devtools, button, close: () => context.close() }
}

/** Waits until the page has finished no request for 40 frames. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.bench?.whenIdle())
}

/** Calls `act` and resolves with the measures of the click that it causes. */
export async function measureClick(
  { page }: Pick<Visit, 'page'>,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<ClickResult> {
  await page.evaluate(([query, content]) => window.bench?.watch(query, content), [
    selector,
    text,
  ] as const)
  await act()
  const result = await page.evaluate(() => window.bench?.clickResult() ?? null)
  if (result === null) throw new Error('window.bench is undefined: the probe script did not run.')
  return result
}

/** Presses and releases the mouse at the pointer's position. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
