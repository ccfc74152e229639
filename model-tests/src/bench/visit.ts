import type { SandboxDescription } from '@latchkit/sandbox'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, needChromium } from '../../../core/tools/find-chromium.mjs'
import type { BuiltPages, PageName } from './build-pages.ts'
import type {} from './pages/chains.ts'
import type { ClickResult } from './pages/probe.ts'
import type {} from './pages/wallets.ts'

/** Browser, server, built pages and sandbox that all measurements share. */
export type BenchContext = {
  browser: Browser
  url: string
  pages: BuiltPages
  sandbox: SandboxDescription
}
/** An open page with an empty cache. */
export type Visit = { page: Page; devtools: CDPSession; close(): Promise<void> }

/**
 * Starts Chromium. It finds no other host than this machine; intercepting requests instead would slow
 * down those of the page's own files.
 */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: needChromium(),
    args: [
      ...chromiumFlags(),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ...flags,
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
  })

/** A script that sets the globals of `chains.ts`. */
function globalsScript(sandbox: SandboxDescription): string {
  const { chains, relay, directory, data, telemetry, embedded } = sandbox
  const services = { relay, directory, data, telemetry, frame: embedded }
  return `window.benchChains = ${JSON.stringify(chains)}; window.benchServices = ${JSON.stringify(services)}`
}

/**
 * Opens an app in its own browser context, with the CPU slowed down by `speed`, and announces
 * wallets. With `prepared` the page prepares the modal when it is idle, if the app can.
 */
export async function visit(
  { browser, url, pages, sandbox }: BenchContext,
  app: PageName,
  { speed, prepared }: { speed: number; prepared: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${app}: ${error.message}`))
  await page.addInitScript(globalsScript(sandbox))
  await page.addInitScript(pages.probe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed })
  await page.goto(`${url}/${app}/${prepared ? '' : '?preload=none'}`)
  await page.evaluate(() => window.bench?.button)
  await page.evaluate(pages.wallets)
  await page.evaluate((description) => window.benchWallets?.(description), sandbox)
  await waitUntilIdle(page)
  return { page, devtools, close: () => context.close() }
}

/** Waits until the page has finished no request for 40 frames. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.bench?.whenIdle())
}

/**
 * Ms in which the main thread was busy after a click: `work` until the page was settled, `allWork`
 * until it has loaded all that follows. `dropped`: frames missed in the second after the click.
 */
export type ClickMeasures = ClickResult & { work: number; allWork: number; dropped: number }

/** Calls `act` and resolves with the measures of the click that it causes. */
export async function measureClick(
  { page, devtools }: Pick<Visit, 'page' | 'devtools'>,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<ClickMeasures> {
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
  const work = (await busyTime()) - before
  const dropped = await page.evaluate(() => window.bench?.droppedFrames() ?? Number.NaN)
  await page.evaluate(() => window.bench?.whenQuiet())
  return { ...result, work, dropped, allWork: (await busyTime()) - before }
}
