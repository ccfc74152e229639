import { createManualClock } from '@latchkit/core/testing'
import { type Chain, startChain } from '@latchkit/sandbox/chain'
import {
  type AnswerFault,
  type Embedded,
  framePlatform,
  startEmbedded,
} from '@latchkit/sandbox/embedded'
import { type Svm, startSvm } from '@latchkit/sandbox/svm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFrameClient } from '../../../core/src/clients/frame/create-frame-client.ts'
import type { FrameEvent } from '../../../core/src/clients/frame/frame.types.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'

const { signal } = new AbortController()
let chain: Chain
let svm: Svm
let embedded: Embedded
beforeAll(async () => {
  ;[chain, svm] = await Promise.all([startChain({ chainId: 31337 }), startSvm()])
  const { url: rpc, chainId } = chain
  const token = '0x0000000000000000000000000000000000000001'
  const described = {
    chainId,
    rpc,
    name: 'One',
    token,
    tokens: [],
    collections: [],
    market: null,
  } as const
  embedded = await startEmbedded({ chains: [described], svm: { rpc: svm.url } })
})
beforeEach(() => {
  embedded.frameFaults([])
  embedded.set({ email: 'none', approve: 'auto' })
})
afterAll(async () => {
  await Promise.all([embedded.stop(), chain.stop(), svm.stop()])
})

/** A frame client whose frame is a real wallet. The clock of the page is simulated. */
function openClient() {
  const clock = createManualClock()
  const page = framePlatform({ clock })
  const { platform } = page
  const client = createFrameClient({
    platform,
    url: `${embedded.url}/sdk`,
    projectId: 'sandbox',
    chainId: () => 'eip155:31337',
    enableLogger: false,
    prefixes: { request: '@w3m-app/', answer: '@w3m-frame/' },
  })
  const events: FrameEvent[] = []
  client.subscribe((event) => events.push(event))
  const messages: { type: unknown; isFrame: boolean }[] = []
  platform.page.onMessage(({ data, source }) =>
    messages.push({
      type: Object(data).type,
      isFrame: source === platform.controls.frames.at(-1)?.window,
    }),
  )
  onTestFinished(() => {
    client.stop()
    page.stop()
  })
  const received = (type: string) =>
    expect.poll(() => messages.some((message) => message.type === `@w3m-frame/${type}`)).toBe(true)
  return {
    ...page,
    clock,
    client,
    events,
    messages,
    received,
    /** Loads the frame. */
    async load() {
      const loading = client.load(signal)
      await received('READY')
      await settled()
      clock.advance(timeouts.frameSettle)
      await loading
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const once = (fails: AnswerFault, request: string) =>
  embedded.frameFaults([{ fails, times: 1, request }])

test('the frame client logs in, signs and signs out at the frame of the sandbox', async () => {
  const { client, load } = openClient()
  await load()
  const request = client.request
  expect(await request('IS_CONNECTED', undefined, signal)).toEqual({ isConnected: false })
  expect(await request('CONNECT_EMAIL', { email: 'ada@example.com' }, signal)).toEqual({
    action: 'CONNECT',
  })
  const user = await request('GET_USER', { chainId: 31337 }, signal)
  expect(user).toMatchObject({ email: 'ada@example.com', preferredAccountType: 'smartAccount' })
  const params = ['0x68656c6c6f', user.address]
  const signature = await request('RPC_REQUEST', { method: 'personal_sign', params }, signal)
  expect(signature).toMatch(/^0x[0-9a-f]{130,}$/)
  await request('SIGN_OUT', undefined, signal)
  expect(await request('IS_CONNECTED', undefined, signal)).toEqual({ isConnected: false })
})

test('a frame of another origin counts as not loaded [F1, F3]', async () => {
  embedded.frameFaults([{ fails: 'wrong-origin', times: 1 }])
  const { client, clock, events, messages, received } = openClient()
  const loading = client.load(signal)
  const failed = expect(loading).rejects.toMatchObject({ code: 'embedded/frame-not-loaded' })
  await received('READY')
  clock.advance(timeouts.frameTimeout)
  await failed
  expect(messages).toEqual([{ type: '@w3m-frame/READY', isFrame: true }])
  expect(events).toEqual([{ type: 'failed', code: 'embedded/frame-load-failed' }])
})

test.each(['other-window', 'unknown-id'] as const)(
  'a login whose answer has the fault %s times out after 30 s [F2, F4, F7]',
  async (fails) => {
    const { client, clock, events, messages, load } = openClient()
    await load()
    once(fails, 'CONNECT_EMAIL')
    const login = client.request('CONNECT_EMAIL', { email: 'a@example.com' }, signal)
    const failed = expect(login).rejects.toMatchObject({ code: 'embedded/request-timed-out' })
    const answered = '@w3m-frame/CONNECT_EMAIL_SUCCESS'
    await expect.poll(() => messages.some(({ type }) => type === answered)).toBe(true)
    clock.advance(timeouts.frameRequestTimeout)
    await failed
    expect(events.filter(({ type }) => type === 'failed')).toEqual([
      { type: 'failed', code: 'embedded/request-timed-out' },
    ])
    // Later requests are not affected.
    expect(await client.request('IS_CONNECTED', undefined, signal)).toEqual({ isConnected: true })
  },
)

test('answers with the ids of each other settle no request of another name [F4]', async () => {
  const { client, clock, load, received } = openClient()
  await load()
  embedded.frameFaults([{ fails: 'swapped-id', times: 2 }])
  const login = client.request('CONNECT_EMAIL', { email: 'a@example.com' }, signal)
  const failed = expect(login).rejects.toMatchObject({ code: 'embedded/request-timed-out' })
  const other = client.request('GET_SOCIAL_REDIRECT_URI', { provider: 'x' }, signal)
  const otherFailed = expect(other).rejects.toMatchObject({ code: 'embedded/request-timed-out' })
  await Promise.all([
    received('CONNECT_EMAIL_SUCCESS'),
    received('GET_SOCIAL_REDIRECT_URI_SUCCESS'),
  ])
  clock.advance(timeouts.frameRequestTimeout)
  await Promise.all([failed, otherFailed])
})

test.each(['bad-schema', 'huge', 'extra-keys'] as const)(
  'an answer with the fault %s is refused with a code, and later answers are accepted [F5, R10]',
  async (fails) => {
    const { client, load } = openClient()
    await load()
    once(fails, 'IS_CONNECTED')
    await expect(client.request('IS_CONNECTED', undefined, signal)).rejects.toMatchObject({
      code: 'embedded/frame-error',
    })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(await client.request('IS_CONNECTED', undefined, signal)).toEqual({ isConnected: false })
  },
)

test('a frame that rejects the origin of the page raises embedded/unverified-domain', async () => {
  embedded.frameFaults([{ fails: 'unverified-domain', times: 1 }])
  const { client, events, load } = openClient()
  await load()
  await expect(client.request('IS_CONNECTED', undefined, signal)).rejects.toMatchObject({
    code: 'embedded/unverified-domain',
  })
  expect(events).toEqual([{ type: 'failed', code: 'embedded/unverified-domain' }])
})

test('a frame that loads itself again rejects the open requests and carries none out twice [F8]', async () => {
  const { client, clock, events, load } = openClient()
  await load()
  once('reload', 'CONNECT_EMAIL')
  const since = embedded.mark()
  const login = client.request('CONNECT_EMAIL', { email: 'a@example.com' }, signal)
  await expect(login).rejects.toMatchObject({ code: 'embedded/aborted' })
  expect(events).toEqual([{ type: 'reloaded' }])
  const next = client.request('IS_CONNECTED', undefined, signal)
  clock.advance(timeouts.frameSettle)
  expect(await next).toEqual({ isConnected: false })
  expect(embedded.requests(since).map(({ path }) => path)).not.toContain('/api/email')
})
