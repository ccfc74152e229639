import type { SandboxDescription } from '@latchkit/sandbox'
import { type DemoServer, serveDemo } from '@latchkit/sandbox/demo-server'
import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright'
import { expect, inject } from 'vitest'
import { type Faults, watchFaults } from './faults.ts'
import { startTrace } from './keep-failure.ts'
import { lengthenDeadlines } from './long-deadlines.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSandbox } from './shared-sandbox.ts'

/**
 * `plain`: opens the pages that contain the kit only, instead of the demo. `sandbox`: the sandbox
 * to use instead of that of the worker.
 */
export type VisitorOptions = {
  context?: BrowserContextOptions
  plain?: boolean
  sandbox?: SandboxDescription
  /** Origin of a further server whose requests are not foreign. */
  origin?: string
}
/** A browser context with one page of the demo, which has a strict content security policy. */
export type Visitor = {
  context: BrowserContext
  page: Page
  demo: DemoServer
  faults: Faults
  /** URLs of all requests of all pages, in order. */
  requests: readonly string[]
  /** URLs of all WebSockets. */
  sockets: readonly string[]
  /** Number of windows that wallets opened for a request. */
  prompts(): number
  /**
   * Opens a page of the demo and waits until it is rendered. The demo uses eip155 only, unless the
   * path sets `chains=`, and no login by e-mail or social login, unless it sets `login=`.
   */
  visit(path?: string): Promise<void>
  /** Errors of all pages, policy violations and requests to foreign hosts. */
  problems(): readonly string[]
  /**
   * Waits until no request is pending and no request has started for 500 ms. Playwright's
   * `networkidle` covers the first load only.
   */
  waitForIdle(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds without a request after which a page is idle, as for `networkidle`. */
const idleTime = 500

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
    folder: inject(plain ? 'plain' : 'demo'),
  })
  const browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  // Equals the limit of `expect.poll`.
  context.setDefaultTimeout(90_000)
  await startTrace(context)
  await lengthenDeadlines(context)
  const faults = watchFaults(context)
  const requests: string[] = []
  const sockets: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  context.on('page', (opened) => opened.on('websocket', (socket) => sockets.push(socket.url())))
  const page = await context.newPage()
  const pendingRequests = new Set<Request>()
  let lastActivity = Date.now()
  page.on('request', (request) => {
    lastActivity = Date.now()
    pendingRequests.add(request)
  })
  const onSettled = (request: Request) => {
    lastActivity = Date.now()
    pendingRequests.delete(request)
  }
  page.on('requestfinished', onSettled)
  page.on('requestfailed', onSettled)
  const { svm, balances, data, signIn, telemetry, embedded } = sandbox
  const knownOrigins = [
    demo.url,
    sandbox.directory,
    sandbox.relay,
    svm.rpc,
    svm.ws,
    balances,
    data,
    signIn,
    telemetry,
    embedded,
    ...sandbox.chains.map(({ rpc }) => rpc),
    ...(own.origin === undefined ? [] : [own.origin]),
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
      await page.goto(plain ? demo.url + path : demoUrl(demo.url, path))
      await page.locator('main').waitFor()
    },
    problems: () => [
      ...faults.all(),
      ...demo.reports.map((report) => `policy: ${JSON.stringify(report)}`),
      ...[...requests, ...sockets]
        .filter((url) => !knownOrigins.some((origin) => url.startsWith(origin)))
        .map((url) => `foreign request: ${url}`),
    ],
    async waitForIdle() {
      const idle = () => pendingRequests.size === 0 && Date.now() - lastActivity >= idleTime
      const checkIdle = async () => {
        const before = lastActivity
        if (!idle()) return false
        // A busy page may be about to send a request.
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        return lastActivity === before && idle()
      }
      await expect.poll(checkIdle, { interval: 50 }).toBe(true)
    },
    async close() {
      // Handlers of requests that are on their way fail once the context is closed.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      await demo.stop()
    },
  }
}

/** The URL of a page of the demo, with `chains=eip155` and `login=off` unless the path sets them. */
function demoUrl(demo: string, path: string): string {
  const address = new URL(path, demo)
  const isPhone = address.pathname.startsWith('/phone')
  const defaults = isPhone ? [] : [['chains', 'eip155'] as const, ['login', 'off'] as const]
  for (const [name, value] of defaults)
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  return address.href
}
