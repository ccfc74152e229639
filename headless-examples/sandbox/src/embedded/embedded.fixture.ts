import type { MemoryPlatform } from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'
import { type Chain, startChain } from '../chain/start-chain.ts'
import { startSvm } from '../svm/start-svm.ts'
import type { Embedded } from './embedded.types.ts'
import { type FramePage, framePlatform } from './frame-platform.ts'
import { startEmbedded } from './start-embedded.ts'

export type Networks = {
  chain: Chain
  other: Chain
  svm: string
  embedded: Embedded
  stop(): Promise<void>
}

/** Starts two Ethereum nodes, a Solana node and the embedded wallet. */
export async function startNetworks(): Promise<Networks> {
  const [chain, other, svm] = await Promise.all([
    startChain({ chainId: 31337 }),
    startChain({ chainId: 31338 }),
    startSvm(),
  ])
  const describe = ({ chainId, url }: Chain) => ({
    chainId,
    name: `Chain ${chainId}`,
    rpc: url,
    token: '0x0000000000000000000000000000000000000001' as const,
    tokens: [],
    collections: [],
    market: null,
  })
  const embedded = await startEmbedded({
    chains: [describe(chain), describe(other)],
    svm: { rpc: svm.url },
  })
  const stop = async () => {
    await Promise.all([embedded.stop(), chain.stop(), other.stop(), svm.stop()])
  }
  return { chain, other, svm: svm.url, embedded, stop }
}

type Received = { type: string; id?: string; payload?: unknown; origin: string; isFrame: boolean }

/** A page with the frame, which sends requests as the protocol states them. */
export type RawPage = FramePage & {
  received: readonly Received[]
  /** Resolves with the next message that the predicate accepts, among those received too. */
  message(accepts: (message: Received) => boolean): Promise<Received>
  post(type: string, id: string, payload?: unknown): void
  /** Sends a request and resolves with the payload of its answer. Rejects with its error. */
  request(name: string, payload?: unknown): Promise<unknown>
}

/** Opens a page that contains the frame of the service, and waits until it is ready. */
export async function openPage(
  { url }: Pick<Embedded, 'url'>,
  {
    store,
    query = '',
    waits = true,
  }: { store?: Map<string, string>; query?: string; waits?: boolean } = {},
): Promise<RawPage> {
  const page = framePlatform(store === undefined ? {} : { store })
  onTestFinished(page.stop)
  const received: Received[] = []
  const listeners = new Set<() => void>()
  page.platform.page.onMessage(({ data, origin, source }) => {
    const isFrame = source === frame.window()
    received.push({ ...Object(data), origin, isFrame })
    for (const listener of [...listeners]) listener()
  })
  const frame = addFrame(page.platform, `${url}/sdk${query}`)
  const message: RawPage['message'] = (accepts) =>
    new Promise((resolve) => {
      const check = () => {
        const found = received.find(accepts)
        if (found === undefined) return
        listeners.delete(check)
        resolve(found)
      }
      listeners.add(check)
      check()
    })
  let ids = 0
  const post: RawPage['post'] = (type, id, payload) =>
    frame.window()?.postMessage({ type, id, ...(payload !== undefined && { payload }) }, url)
  if (waits) await message(({ type }) => type === '@w3m-frame/READY')
  return {
    ...page,
    received,
    message,
    post,
    async request(name, payload) {
      ids += 1
      const id = `request-${ids}`
      post(`@w3m-app/${name}`, id, payload)
      const answer = await message((each) => each.id === id)
      if (answer.type === `@w3m-frame/${name}_SUCCESS`) return answer.payload
      throw new Error(String(Object(answer.payload).message))
    },
  }
}

function addFrame(platform: MemoryPlatform, url: string) {
  const frame = platform.page.frame({
    url,
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    title: 'Embedded wallet',
    sandbox: '',
    allow: '',
  })
  if (frame === null) throw new Error('The platform has no frames.')
  return frame
}
