import type { SandboxDescription } from '@latchkit/sandbox'
import type { Browser, CDPSession, Page } from 'playwright'
import type { BuiltPages } from './build-pages.ts'
import type {} from './pages/chains.ts'
import type { Seen } from './pages/probe.ts'
import type {} from './pages/wallets.ts'

export type App = 'ours' | 'floor'
/** What every page is opened on. */
export type Ground = {
  browser: Browser
  url: string
  pages: BuiltPages
  sandbox: SandboxDescription
}
/** A page nobody has been to, with its button drawn and its wallets announced. `button`: when that button was visible. */
export type Visit = { page: Page; devtools: CDPSession; button: number; leave(): Promise<void> }

const outside = ({ chains, relay, directory }: SandboxDescription) =>
  `window.benchChains = ${JSON.stringify(chains)}; window.benchServices = ${JSON.stringify({ relay, directory })}`

/** Opens an app in a browser context of its own, on a processor slowed down so many times. */
export async function visit(
  { browser, url, pages, sandbox }: Ground,
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
  await rest(page)
  return { page, devtools, button, leave: () => context.close() }
}

/** Waits until nothing has been fetched for a while. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => window.bench?.quiet())
}

/** What the next click leads to. */
export async function seen(
  { page }: Pick<Visit, 'page'>,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<Seen> {
  await page.evaluate(([wanted, words]) => window.bench?.watch(wanted, words), [
    selector,
    text,
  ] as const)
  await act()
  const found = await page.evaluate(() => window.bench?.seen() ?? null)
  if (found === null) throw new Error('The page has no probe.')
  return found
}

/** Presses and releases where the pointer is. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
