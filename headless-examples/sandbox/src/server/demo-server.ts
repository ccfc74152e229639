import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { SandboxDescription } from '../base/description.ts'
import { listen } from '../base/ports.ts'
import { readBody } from '../faults/incoming-request.ts'
import { setPhoneAddress } from './set-phone-address.ts'

/**
 * `csp`: sends the strict content security policy that the widget supports, with a new nonce per
 * response. `trustedTypes` adds `require-trusted-types-for 'script'`. `folder`: the built pages; by
 * default those that `buildDemo` writes without a folder.
 */
export type DemoOptions = {
  csp: boolean
  sandbox: SandboxDescription
  trustedTypes?: boolean
  folder?: string
}
/** `reports`: CSP violation reports as the browser sent them; the array grows while pages run. */
export type DemoServer = { url: string; reports: readonly unknown[]; stop(): Promise<void> }

/** Examples that are pages. The demo is served at the root, the others under their names. */
const examples = [
  'inline',
  'members',
  'own-look',
  'themes',
  'two-kits',
  'vanilla',
  'visualizer',
] as const
const rootOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))
const defaultFolder = join(rootOf('modal'), 'dist')
const noncePlaceholder = /__CSP_NONCE__/g
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
}

/**
 * Builds the demo into a folder, and the other examples into folders of their names in it.
 * `serveDemo` serves the result. `pluginsOf`: further plugins of Vite for an example.
 */
export async function buildDemo(
  folder = defaultFolder,
  pluginsOf: (name: string) => readonly Plugin[] = () => [],
): Promise<void> {
  const { build } = await import('vite')
  const buildPage = (name: string, outDir: string) =>
    build({
      root: rootOf(name),
      logLevel: 'error',
      plugins: [...pluginsOf(name)],
      build: { outDir, emptyOutDir: true },
    })
  await buildPage('modal', folder)
  for (const name of examples) await buildPage(name, join(folder, name))
}

/** Serves the built demo on a free port, with the description of the sandbox at `/sandbox.json`. */
export async function serveDemo({
  csp,
  sandbox,
  trustedTypes = false,
  folder = defaultFolder,
}: DemoOptions): Promise<DemoServer> {
  const reports: unknown[] = []
  const { chains, relay, directory, svm, balances, data, signIn, telemetry, embedded } = sandbox
  const description = JSON.stringify(sandbox)
  const nodes = [
    ...chains.map(({ rpc }) => rpc),
    svm.rpc,
    svm.ws,
    balances,
    data,
    signIn,
    telemetry,
  ]
  const sources = {
    img: `'self' data: ${directory} ${data}`,
    connect: ["'self'", ...nodes, relay, directory].join(' '),
    frame: embedded,
  }

  async function respond(
    { method, url = '/' }: IncomingMessage,
    response: ServerResponse,
    body: () => Promise<string>,
  ): Promise<void> {
    const { pathname } = new URL(url, 'http://demo')
    if (method === 'POST' && pathname === '/csp-report') {
      reports.push(JSON.parse(await body()))
      response.writeHead(204).end()
      return
    }
    if (pathname === '/sandbox.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(description)
      return
    }
    const path = normalize(join(folder, decodeURIComponent(toFilePath(pathname))))
    const content = path.startsWith(folder + sep) ? await readFile(path).catch(() => null) : null
    if (content === null) {
      response.writeHead(404).end()
      return
    }
    const type = contentTypes[extname(path)] ?? 'application/octet-stream'
    if (extname(path) !== '.html') {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content)
      return
    }
    const nonce = randomBytes(16).toString('base64')
    const cspHeader = csp ? { 'content-security-policy': policy(nonce, sources, trustedTypes) } : {}
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...cspHeader })
    response.end(content.toString('utf8').replace(noncePlaceholder, nonce))
  }

  const server = createServer((request, response) => {
    respond(request, response, () => readBody(request)).catch(() => response.writeHead(500).end())
  })
  const port = await listen(server, 0)
  const url = `http://127.0.0.1:${port}`
  await setPhoneAddress(directory, url)
  return {
    url,
    reports,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Maps a path to a file. Universal links of the phone (`/phone/wc?uri=…`) open the phone page. */
function toFilePath(pathname: string): string {
  if (pathname === '/phone' || pathname === '/phone/wc') return '/phone.html'
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname
}

const policy = (
  nonce: string,
  { img, connect, frame }: { img: string; connect: string; frame: string },
  trustedTypes: boolean,
): string =>
  [
    "default-src 'self'",
    `img-src ${img}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    ...(trustedTypes ? ["require-trusted-types-for 'script'"] : []),
    'report-uri /csp-report',
  ].join('; ')
