import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { createWalletDirectory } from './create-wallet-directory.ts'
import type { WalletQuery } from './wallet-directory.types.ts'

type Handler = () => Response | Promise<Response>

/** A query without conditions. */
export const anyWallet: WalletQuery = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
}
export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
/** A response with an HTML body and the given status. */
export const status = (code: number) => new Response('<h1>no</h1>', { status: code })

/**
 * Creates a client of a scripted directory, with a manual clock. Each request is handled by the
 * next function of the script, the last one repeatedly. With an empty script, requests fail as
 * network errors.
 */
export function startDirectory(...script: readonly Handler[]) {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const requests: Request[] = []
  const platform = createMemoryPlatform({
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      const handler = script[Math.min(requests.length, script.length) - 1]
      if (handler === undefined) throw new TypeError('Failed to fetch')
      return handler()
    },
  })
  const directory = createWalletDirectory({
    platform,
    endpoint: null,
    projectId: 'p1',
    adapterNamespaces: ['eip155'],
    sdkPlatform: 'html',
  })
  return { clock, directory, requests, urls: () => requests.map(({ url }) => new URL(url)) }
}
