import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { createWalletDirectory } from './create-wallet-directory.ts'
import type { WalletQuery } from './wallet-directory.types.ts'

type Answer = () => Response | Promise<Response>

export const everything: WalletQuery = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
}
export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
/** Says no more than its status. */
export const status = (code: number, headers: HeadersInit = {}) =>
  new Response('<h1>no</h1>', { status: code, headers })
export const never: Answer = () => new Promise(() => {})

/** A directory whose service answers by script, one after the other, the last for ever; the clock is moved by hand. */
export function startDirectory(...script: readonly Answer[]) {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const asked: Request[] = []
  const platform = createMemoryPlatform({
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push(request)
      const answer = script[Math.min(asked.length, script.length) - 1]
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  const directory = createWalletDirectory({
    platform,
    endpoint: null,
    projectId: 'p1',
    adapted: ['eip155'],
  })
  return { clock, directory, asked, urls: () => asked.map(({ url }) => new URL(url)) }
}
