import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../base/ports.ts'
import { createFaults } from '../faults/create-faults.ts'
import type { LoggedRequest } from '../faults/fault.types.ts'
import { sendResponse } from '../faults/send-response.ts'
import { handleControl, isControl } from './controls.ts'
import type { Directory, DirectoryOptions, DirectorySettings } from './directory.types.ts'
import { createPictures } from './images/create-pictures.ts'
import { handleCall, type Listing } from './routes.ts'
import { listAll } from './wallets/list-all.ts'

/** Every feature is left to the page's own options. */
const features = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding'].map((id) => ({
  id,
  isEnabled: true,
  config: null,
}))

/** The wallet directory as a server of its own; it listens to this machine only. */
export async function startDirectory({
  port = 0,
  count = 600,
  universalBase,
}: DirectoryOptions = {}): Promise<Directory> {
  const asked: LoggedRequest[] = []
  const faults = createFaults()
  let listing = listed(count, {
    features,
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    isAnalyticsEnabled: false,
    universalBase: universalBase ?? null,
    chains: 'exact',
  })
  const directory: Omit<Directory, 'url' | 'stop'> = {
    faults: faults.replace,
    set(settings) {
      listing = listed(count, { ...listing.settings, ...settings })
    },
    mark: () => asked.length,
    requests: (since = 0) => asked.slice(since),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://directory')
    if (isControl(url.pathname)) return sendResponse(response, await handleControl(directory, request, url))
    if (request.method === 'OPTIONS') return sendResponse(response, { status: 204, headers: {}, body: '' })
    if (request.method !== 'GET')
      return sendResponse(response, { status: 405, headers: { allow: 'GET, OPTIONS' }, body: '' })
    const one = { path: url.pathname, query: Object.fromEntries(url.searchParams) }
    asked.push(one)
    const { late, other } = faults.match(one)
    if (late !== null) await faults.wait(late.delay)
    sendResponse(response, handleCall(listing, url.pathname, url.searchParams), other)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const at = await listen(server, port)
  return {
    ...directory,
    url: `http://127.0.0.1:${at}`,
    stop: () =>
      new Promise((resolve) => {
        faults.replace([])
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listed(count: number, settings: DirectorySettings): Listing {
  const entries = listAll(count, settings.universalBase)
  return { entries, pictures: createPictures(entries), settings }
}
