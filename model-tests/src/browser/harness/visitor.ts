import type { SandboxDescription } from '@latchkit/sandbox'
import { type DemoServer, serveDemo } from '@latchkit/sandbox/demo-server'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright'
import { expect, inject } from 'vitest'
import { type Faults, watchFaults } from './faults.ts'
import { sharedSandbox } from './shared-sandbox.ts'

/**
 * `plain`: opens the page that contains the kit only, instead of the demo. `sandbox`: a sandbox for
 * this visitor.
 */
export type VisitorOptions = {
  context?: BrowserContextOptions
  plain?: boolean
  sandbox?: SandboxDescription
}
/** A browser context on the demo, which runs under the strict policy. */
export type Visitor = {
  context: BrowserContext
  page: Page
  demo: DemoServer
  faults: Faults
  /** URLs of all requests of all pages, in order. */
  requests: readonly string[]
  /** URLs of all WebSockets. */
  sockets: readonly string[]
  /** Windows that wallets opened. */
  prompts(): number
  /**
   * Opens a page of the demo and waits until it is rendered. The demo uses eip155 only, unless the
   * path sets `chains=`.
   */
  visit(path?: string): Promise<void>
  /** Errors of all pages, policy violations and requests to foreign hosts. */
  complaints(): readonly string[]
  /**
   * Waits until no request is pending and none starts. Playwright's `networkidle` covers the first
   * load only.
   */
  quiet(): Promise<void>
  leave(): Promise<void>
}

/**
 * Milliseconds without a request after which a page counts as idle, as for Playwright's
 * `networkidle`.
 */
const calm = 500

/** Opens a browser context for one visitor. */
export async function createVisitor({
  context: options = {},
  plain = false,
  ...own
}: VisitorOptions = {}): Promise<Visitor> {
  const sandbox = own.sandbox ?? sharedSandbox()
  const demo = await serveDemo({
    csp: true,
    trustedTypes: true,
    sandbox,
    ...(plain ? { folder: inject('plain') } : {}),
  })
  const browser: Browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(30_000)
  const faults = watchFaults(context)
  const requests: string[] = []
  const sockets: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  context.on('page', (opened) => opened.on('websocket', (socket) => sockets.push(socket.url())))
  const page = await context.newPage()
  const underWay = new Set<Request>()
  let lastNews = Date.now()
  page.on('request', (request) => {
    lastNews = Date.now()
    underWay.add(request)
  })
  const settled = (request: Request) => {
    lastNews = Date.now()
    underWay.delete(request)
  }
  page.on('requestfinished', settled)
  page.on('requestfailed', settled)
  const { svm, balances, data } = sandbox
  const known = [
    demo.url,
    sandbox.directory,
    sandbox.relay,
    svm.rpc,
    svm.ws,
    balances,
    data,
    ...sandbox.chains.map(({ rpc }) => rpc),
  ]

  return {
    context,
    page,
    demo,
    faults,
    requests,
    sockets,
    prompts: () => requests.filter((url) => url.includes('/wallet.html?ask=')).length,
    async visit(path = '/') {
      await page.goto(plain ? demo.url + path : addressOf(demo.url, path))
      await page.locator('main').waitFor()
    },
    complaints: () => [
      ...faults.all(),
      ...demo.reports.map((report) => `policy: ${JSON.stringify(report)}`),
      ...[...requests, ...sockets]
        .filter((url) => !known.some((origin) => url.startsWith(origin)))
        .map((url) => `asked ${url}`),
    ],
    async quiet() {
      const idle = () => underWay.size === 0 && Date.now() - lastNews >= calm
      const look = async () => {
        const before = lastNews
        if (!idle()) return false
        // a busy page may be about to send a request
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        return lastNews === before && idle()
      }
      await expect.poll(look, { interval: 50 }).toBe(true)
    },
    async leave() {
      await context.close()
      await browser.close()
      await demo.stop()
    },
  }
}

/** Journeys use eip155 only, unless their path sets `chains=`. */
function addressOf(demo: string, path: string): string {
  const address = new URL(path, demo)
  const isPhone = address.pathname.startsWith('/phone')
  if (!isPhone && !address.searchParams.has('chains')) address.searchParams.set('chains', 'eip155')
  return address.href
}
