import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { ManualClock } from '../../platform/manual-clock.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatform,
} from '../../testing/index.ts'
import { createDataApi } from './create-data-api.ts'

type Handler = (request: Request) => Response | Promise<Response>
/** Handlers by path prefix. Requests to other paths fail as network errors. */
export type Script = Readonly<Record<string, Handler>>

export const ethereum = toCaipNetworkId('eip155:1')
export const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const account = caipAddressOf(ethereum, owner)
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const { signal } = new AbortController()

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
/** A response with an HTML body and the given status. */
export const status = (code: number, headers: HeadersInit = {}) =>
  new Response('<h1>no</h1>', { status: code, headers })
export const neverResponds: Handler = () => new Promise(() => {})
/** Handles each request with the next handler, the last one repeatedly. */
export const inTurn = (...handlers: readonly Handler[]): Handler => {
  let turn = 0
  return (request) => {
    const handler = handlers[Math.min(turn, handlers.length - 1)]
    turn += 1
    if (handler === undefined) throw new TypeError('Failed to fetch')
    return handler(request)
  }
}
export const supported = { '/v1/supported-chains': () => json({ http: [ethereum], ws: [] }) }

export type Run = {
  clock: ManualClock
  platform: MemoryPlatform
  /** All requests, including those for the supported chains. */
  requests: Request[]
  /** The URLs of the requests without those for the supported chains. */
  urls(): readonly URL[]
}

/** Creates a platform with a scripted `fetch` and a manual clock. */
export function startService(script: Script): Run {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const requests: Request[] = []
  const platform = createMemoryPlatform({
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      const { pathname } = new URL(request.url)
      const [, handler] = Object.entries(script).find(([path]) => pathname.startsWith(path)) ?? []
      if (handler === undefined) throw new TypeError('Failed to fetch')
      return handler(request)
    },
  })
  const urls = () =>
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname !== '/v1/supported-chains')
  return { clock, platform, requests, urls }
}

/** Creates a client of a scripted service that supports Ethereum. */
export function startClient(script: Script): Run & { api: ReturnType<typeof createDataApi> } {
  const run = startService({ ...supported, ...script })
  return {
    ...run,
    api: createDataApi({
      platform: run.platform,
      endpoint: null,
      projectId: 'p1',
      adapterNamespaces: ['eip155'],
      sdkPlatform: 'html',
    }),
  }
}
