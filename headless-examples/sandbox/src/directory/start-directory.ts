import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../base/ports.ts'
import { createFaults } from '../faults/create-faults.ts'
import type { LoggedRequest } from '../faults/fault.types.ts'
import { readBody } from '../faults/incoming-request.ts'
import { isSent, sendResponse } from '../faults/send-response.ts'
import { createHostedSessions } from '../sign-in/hosted-sessions.ts'
import { checkCaller } from './check-caller.ts'
import { handleControl, isControl } from './controls.ts'
import type { Directory, DirectoryOptions, DirectorySettings } from './directory.types.ts'
import { createPictures } from './images/create-pictures.ts'
import { type DirectoryState, handleCall } from './routes.ts'
import { listAll } from './wallets/list-all.ts'

/** Remote features without configuration, so that the kit options of the page apply. */
const features = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding'].map((id) => ({
  id,
  isEnabled: true,
  config: null,
}))

/** Starts a local wallet directory. */
export async function startDirectory({
  port = 0,
  count = 600,
  universalBase,
  rpcUrls = () => ({}),
}: DirectoryOptions = {}): Promise<Directory> {
  const received: LoggedRequest[] = []
  const faults = createFaults()
  const hostedSessions = createHostedSessions(rpcUrls)
  let state = createState(count, {
    features,
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    isAnalyticsEnabled: true,
    universalBase: universalBase ?? null,
    chains: 'exact',
  })
  const directory: Omit<Directory, 'url' | 'stop'> = {
    faults: faults.replace,
    set(settings) {
      state = createState(count, { ...state.settings, ...settings })
    },
    settings: () => state.settings,
    mark: () => received.length,
    requests: (since = 0) => received.slice(since),
    sessionCount: hostedSessions.count,
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://directory')
    if (isControl(url.pathname))
      return sendResponse(response, await handleControl(directory, request, url))
    if (request.method === 'OPTIONS')
      return sendResponse(response, { status: 204, headers: {}, body: '' })
    const { method = 'GET', headers } = request
    const isHostedSession = url.pathname.startsWith('/auth/v1/')
    if (method !== 'GET' && !isHostedSession)
      return sendResponse(response, { status: 405, headers: { allow: 'GET, OPTIONS' }, body: '' })
    const body = await readBody(request)
    const entry = { path: url.pathname, query: Object.fromEntries(url.searchParams) }
    received.push(entry)
    const { late, other } = faults.match(entry)
    if (late !== null) await faults.wait(late.delay)
    const answer =
      isHostedSession && isSent(other) && checkCaller(url.searchParams) === null
        ? await hostedSessions.respond({ method, url, headers, body })
        : null
    sendResponse(response, answer ?? handleCall(state, url.pathname, url.searchParams), other)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  const usedPort = await listen(server, port)
  return {
    ...directory,
    url: `http://127.0.0.1:${usedPort}`,
    stop: () =>
      new Promise((resolve) => {
        faults.replace([])
        server.close(() => {
          hostedSessions.stop()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

function createState(count: number, settings: DirectorySettings): DirectoryState {
  const entries = listAll(count, settings.universalBase)
  return { entries, pictures: createPictures(entries), settings }
}
