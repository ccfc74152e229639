import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { ManualClock } from '../../platform/manual-clock.ts'
import {
  createManualClock,
  createMemoryPlatform,
  type MemoryPlatform,
} from '../../testing/index.ts'

type Answer = (request: Request) => Response | Promise<Response>
/** What the service says, by the beginning of a path; without one there is no network. */
export type Script = Readonly<Record<string, Answer>>

export const one = toCaipNetworkId('eip155:1')
export const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const account = caipAddressOf(one, owner)
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const { signal } = new AbortController()

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
/** Says no more than its status. */
export const status = (code: number, headers: HeadersInit = {}) =>
  new Response('<h1>no</h1>', { status: code, headers })
export const never: Answer = () => new Promise(() => {})
/** Answers by turns, the last for ever. */
export const inTurn = (...answers: readonly Answer[]): Answer => {
  let turn = 0
  return (request) => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer(request)
  }
}
export const supported = { '/v1/supported-chains': () => json({ http: [one], ws: [] }) }

export type Run = {
  clock: ManualClock
  platform: MemoryPlatform
  /** Everything that was asked, also what may be asked where. */
  asked: Request[]
  /** The rest: paths with what follows. */
  urls(): readonly URL[]
}

/** An outside whose service answers by script; the clock is moved by hand. */
export function startService(script: Script): Run {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const asked: Request[] = []
  const platform = createMemoryPlatform({
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push(request)
      const { pathname } = new URL(request.url)
      const [, answer] = Object.entries(script).find(([path]) => pathname.startsWith(path)) ?? []
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer(request)
    },
  })
  const urls = () =>
    asked
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname !== '/v1/supported-chains')
  return { clock, platform, asked, urls }
}
