import type { SandboxDescription } from '@latchkit/sandbox'
import type { Browser, CDPSession, Page } from 'playwright'
import type { App } from './apps.ts'
import type { BuiltPages } from './build-pages.ts'
import type {} from './pages/chains.ts'
import type { ClickResult } from './pages/probe.ts'
import type {} from './pages/wallets.ts'
import { sizeOf } from './weigh.ts'

/**
 * Browser, server, built pages and sandbox that all measurements share. `blankSize`: kB of the code
 * of a page with React alone.
 */
export type BenchContext = {
  browser: Browser
  url: string
  pages: BuiltPages
  sandbox: SandboxDescription
  blankSize: number
}
/** An open page with an empty cache. `atLoad`: number of scripts requested until its load event. */
export type Visit = { page: Page; devtools: CDPSession; atLoad: number; close(): Promise<void> }

/** A script that sets the globals of `chains.ts`. */
const globalsScript = ({ chains, relay, directory }: SandboxDescription) =>
  `window.benchChains = ${JSON.stringify(chains)}; window.benchServices = ${JSON.stringify({ relay, directory })}`

/**
 * Opens an app in its own browser context, with the CPU slowed down by `speed`, and announces
 * wallets. Requests to other hosts than this machine fail. With `prepared` the page prepares the
 * modal when it is idle, if the app can.
 */
export async function visit(
  { browser, url, pages, sandbox }: Omit<BenchContext, 'blankSize'>,
  app: App | 'blank',
  { speed, prepared }: { speed: number; prepared: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${app}: ${error.message}`))
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
    (route) => route.abort(),
  )
  await page.addInitScript(globalsScript(sandbox))
  await page.addInitScript(pages.probe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.goto(`${url}/${app}/${prepared ? '' : '?preload=none'}`)
  const atLoad = (await scriptsOf(page)).length
  await page.evaluate(() => window.bench?.button)
  await page.evaluate(pages.wallets)
  await page.evaluate((description) => window.benchWallets?.(description), sandbox)
  await waitUntilIdle(page)
  return { page, devtools, atLoad, close: () => context.close() }
}

/** Size of the page with React alone, in kB. */
export async function weighBlank(context: Omit<BenchContext, 'blankSize'>): Promise<number> {
  const visited = await visit(context, 'blank', { speed: 1, prepared: false })
  const size = await sizeOf(context.pages.folder, await scriptsOf(visited.page))
  await visited.close()
  return size
}

/** Paths of the scripts that the page has requested so far. */
export const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.bench?.scripts() ?? [])

/** Waits until the page has finished no request for 40 frames. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.bench?.whenIdle())
}

/**
 * Calls `act` and resolves with the measures of the click that it causes. `work`: ms in which the
 * main thread was busy until the page was settled.
 */
export async function measureClick(
  { page, devtools }: Pick<Visit, 'page' | 'devtools'>,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<ClickResult & { work: number }> {
  const busyTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  await page.evaluate(([query, content]) => window.bench?.watch(query, content), [
    selector,
    text,
  ] as const)
  const before = await busyTime()
  await act()
  const result = await page.evaluate(() => window.bench?.clickResult() ?? null)
  if (result === null) throw new Error('window.bench is undefined: the probe script did not run.')
  return { ...result, work: (await busyTime()) - before }
}

/** Presses and releases the mouse at the pointer's position. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
