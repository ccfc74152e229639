import { expect, test } from 'vitest'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { until } from '../http/until.fixture.ts'
import { createRelay } from './create-relay.ts'
import type { PairingEvent, RelayEvent } from './relay.types.ts'
import { deferred, rawSession, scriptedProvider, uriOf } from './scripted-provider.fixture.ts'

const { signal } = new AbortController()
const nextTask = () => new Promise<void>((next) => setTimeout(next))
type Setup = Awaited<ReturnType<typeof setup>>

async function setup({ session = true, externalPairing = false, endedByOtherTab = false } = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const sdk = scriptedProvider()
  if (session) sdk.setSession(rawSession())
  const relay = createRelay({
    platform,
    kitId: 'default',
    projectId: null,
    relayUrl: null,
    metadata: { name: '', description: '', url: '', icons: [] },
    attestation: true,
    universalProvider: sdk.provider,
    externalPairing,
    proposal: () => ({}),
    authentication: async () => null,
  })
  const events: RelayEvent[] = []
  relay.subscribe((event) => events.push(event))
  const pairing: PairingEvent[] = []
  const pair = () => relay.pair({ fresh: false }, (event) => pairing.push(event))
  if (endedByOtherTab) relay.forgetSession()
  await relay.loadSession()
  const sign = (callerSignal: AbortSignal = signal) =>
    relay.request(
      { chain: caipNetworkIdOf('eip155', 1), method: 'personal_sign', params: ['0x00'] },
      callerSignal,
    )
  return {
    clock,
    platform,
    ...sdk,
    relay,
    events,
    types: () => events.map(({ type }) => type),
    pairing,
    pair,
    sign,
  }
}

test('a pairing fails at once if the policy of the page blocks the relay [EM12]', async () => {
  const { relay, platform, pair, pairing } = await setup({ session: false })
  pair()
  const block = (directive: string, url: string) =>
    platform.controls.emitBlocked({ directive, url })
  block('connect-src', 'wss://elsewhere.example/')
  block('img-src', 'wss://relay.walletconnect.org/')
  block('connect-src', 'wss')
  expect(pairing).toEqual([])
  block('connect-src', 'wss://relay.walletconnect.org/?auth=x')
  const details = { directive: 'connect-src', source: 'wss://relay.walletconnect.org' }
  const failed = { type: 'pairing.failed', error: { code: 'remote/blocked', details } }
  expect(pairing).toMatchObject([failed])
  relay.stop()
  expect(platform.controls.listenerCount()).toBe(0)
})

test('a request to the wallet is sent on its chain and resolves with the response', async () => {
  const { sign, requests } = await setup()
  const signed = sign()
  await until(() => requests.length === 1)
  expect(requests[0]?.args).toEqual({
    topic: 'topic-1',
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x00'] },
  })
  requests[0]?.resolve('0xsigned')
  await expect(signed).resolves.toBe('0xsigned')
})

test('a request to the wallet expires without a response after 15 minutes; a late response is ignored', async () => {
  const { sign, requests, clock } = await setup({ session: true })
  const signed = sign()
  await until(() => requests.length === 1)
  clock.jump(0)
  clock.advance(900_000)
  await expect(signed).rejects.toMatchObject({ code: 'remote/request-expired' })
  requests[0]?.reject('late')
  await nextTask()
})

test.each([
  [
    'the wallet ends the session',
    ({ emitSession }: Setup) => emitSession('session_delete', { id: 1, topic: 'topic-1' }),
  ],
  [
    'the session expires',
    ({ emitSession }: Setup) => emitSession('session_expire', { topic: 'topic-1' }),
  ],
  ['the page ends the session', ({ relay }: Setup) => void relay.endSession(signal)],
  ['another tab ends the session', ({ relay }: Setup) => relay.forgetSession()],
])('a request to the wallet rejects at once when %s [D5]', async (_, endSession) => {
  const run = await setup()
  const signed = run.sign()
  await until(() => run.requests.length === 1)
  endSession(run)
  await expect(signed).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  run.requests[0]?.reject({ code: 6000, message: 'User disconnected.' })
  await until(() => run.types().includes('session.ended'))
  await expect(run.sign()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
})

test('a request to the wallet is not sent over an expired session [D6]', async () => {
  const { sign, clock, requests, types, relay } = await setup()
  clock.jump(600_000_000)
  await expect(sign()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  expect([requests, types(), relay.session()]).toEqual([
    [],
    ['session.started', 'session.ended'],
    null,
  ])
})

test('a request to the wallet rejects at once when its caller aborts', async () => {
  const { sign, requests } = await setup()
  const caller = new AbortController()
  const signed = sign(caller.signal)
  await until(() => requests.length === 1)
  caller.abort()
  await expect(signed).rejects.toMatchObject({ code: 'kit/aborted' })
})

test('the end of a session is emitted once for several events of the wallet', async () => {
  const { emitSession, emitProvider, types, relay } = await setup()
  emitSession('session_delete', { topic: 'topic-1' })
  emitProvider('disconnect', { code: 6000, data: 'topic-1' })
  emitSession('session_expire', { topic: 'topic-1' })
  expect([types(), relay.session()]).toEqual([['session.started', 'session.ended'], null])
})

test('the end of a session is not emitted for events of another session', async () => {
  const { emitSession, types } = await setup()
  emitSession('session_delete', { topic: 'topic-2' })
  emitSession('session_delete', null)
  expect(types()).toEqual(['session.started'])
})

test('endSession() notifies the wallet once and deletes the session', async () => {
  const { relay, calls, provider } = await setup()
  await Promise.all([relay.endSession(signal), relay.endSession(signal)])
  await relay.endSession(signal)
  expect([calls, provider.session]).toEqual([
    ['disconnect topic-1', 'deleteSession topic-1'],
    undefined,
  ])
})

test.each([
  ['3 s have passed', (clock: { advance(ms: number): void }) => clock.advance(3_000)],
  ['the signal aborts', (_: unknown, caller: AbortController) => caller.abort()],
])('endSession() waits for an unresponsive relay until %s', async (_, endWait) => {
  const run = await setup()
  const never = deferred<void>()
  run.delayDisconnect(() => never.promise)
  const caller = new AbortController()
  const ended = run.relay.endSession(caller.signal)
  await until(() => run.calls.includes('disconnect topic-1'))
  endWait(run.clock, caller)
  await ended
  await until(() => run.calls.includes('deleteSession topic-1'))
  never.reject(new Error('Failed to publish payload, please try again. id:1 tag:1112'))
  await nextTask()
  expect(run.provider.session).toBeUndefined()
})

test('forgetSession() while the SDK loads deletes the session after the SDK has loaded', async () => {
  const { relay, calls, types } = await setup({ endedByOtherTab: true })
  expect([relay.session(), types()]).toEqual([null, ['session.started', 'session.ended']])
  await until(() => calls.includes('deleteSession topic-1'))
  expect(calls).not.toContain('disconnect topic-1')
})

test('forgetSession() deletes the session without notifying the wallet', async () => {
  const { relay, calls, events } = await setup()
  relay.forgetSession()
  await until(() => calls.includes('deleteSession topic-1'))
  expect(calls).toEqual(['deleteSession topic-1'])
  expect(events.at(-1)).toMatchObject({ type: 'session.ended', cause: 'otherTab' })
})

test('pairing ends the existing session before it sends a proposal', async () => {
  const { pair, calls, connects, types, delayDisconnect } = await setup()
  const disconnected = deferred<void>()
  delayDisconnect(() => disconnected.promise)
  pair()
  await until(() => calls.length === 1)
  expect([connects.length, types()]).toEqual([0, ['session.started', 'session.ended']])
  disconnected.resolve()
  await until(() => connects.length === 1)
  expect(calls).toEqual(['disconnect topic-1', 'deleteSession topic-1'])
})

test('pairing with `fresh` keeps the old proposal open, and a wallet that approves it connects [W2]', async () => {
  const { relay, pair, connects, emitProvider, calls, pairing } = await setup({ session: false })
  pair()
  await until(() => connects.length === 1)
  emitProvider('display_uri', uriOf('a'))
  relay.pair({ fresh: true }, () => {})
  await until(() => connects.length === 2)
  connects[0]?.resolve(rawSession())
  await until(() => pairing.at(-1)?.type === 'wallet.approved')
  expect([calls, relay.session()?.topic]).toEqual([[], 'topic-1'])
})

test('pairing fails when the relay rejects the page, and the reason is emitted once as a service error', async () => {
  const { pair, emitRelay, connects, pairing, relay } = await setup({ session: false })
  const codes: string[] = []
  relay.watchServiceErrors((code) => codes.push(code))
  pair()
  await until(() => connects.length === 1)
  for (const _ of [1, 2]) {
    emitRelay(
      'relayer_error',
      new Error(
        'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
      ),
    )
  }
  expect(pairing).toMatchObject([{ type: 'pairing.failed', error: { code: 'remote/refused' } }])
  expect(codes).toEqual(['config/project-id-invalid'])
})

test('external pairing sends no proposal and emits the URI that the page’s provider emitted before', async () => {
  const { pair, emitProvider, connects, pairing, relay } = await setup({
    session: false,
    externalPairing: true,
  })
  emitProvider('display_uri', uriOf('a'))
  pair()
  emitProvider('connect', { session: rawSession() })
  expect(pairing.map(({ type }) => type)).toEqual(['uri.shown', 'wallet.approved'])
  expect([connects, relay.session()?.topic]).toEqual([[], 'topic-1'])
})

const setupHidden = async (ms: number, connected: boolean) => {
  const run = await setup()
  run.provider.client.core.relayer.connected = connected
  run.platform.controls.emitHidden()
  run.clock.advance(ms)
  return run
}
test('reconnect() restarts a closed connection once', async () => {
  const { relay, calls } = await setupHidden(100, false)
  relay.reconnect()
  relay.reconnect()
  expect(calls).toEqual(['restart'])
})

test('reconnect() restarts an open connection only if a response is expected', async () => {
  const { relay, calls, sign, requests } = await setupHidden(60_000, true)
  relay.reconnect()
  expect(calls).toEqual([])
  void sign().catch(() => {})
  await until(() => requests.length === 1)
  const second = await setupHidden(60_000, true)
  void second.sign().catch(() => {})
  await until(() => second.requests.length === 1)
  second.relay.reconnect()
  expect(second.calls).toEqual(['restart'])
})

test('reconnect() ends an expired session', async () => {
  const { relay, types, clock } = await setup()
  clock.jump(600_000_001)
  relay.reconnect()
  expect(types()).toEqual(['session.started', 'session.ended'])
})

test('stop() removes all listeners and timers and rejects open and later calls', async () => {
  const { relay, listenerCount, clock, platform, sign, requests, pair, pairing } = await setup()
  const signed = sign()
  await until(() => requests.length === 1)
  expect(listenerCount()).toBeGreaterThan(0)
  relay.stop()
  await expect(signed).rejects.toMatchObject({ code: 'kit/stopped' })
  pair()
  await expect(relay.loadSession()).rejects.toMatchObject({ code: 'kit/stopped' })
  expect([listenerCount(), clock.pending(), platform.controls.listenerCount()]).toEqual([0, 0, 0])
  expect(pairing).toMatchObject([{ error: { code: 'kit/stopped' } }])
})

test.each([[7], ['wc'], [{}], [{ connect() {}, request() {}, on() {}, removeListener() {} }]])(
  'createRelay throws `config/option-invalid` for the provider %o',
  (universalProvider) => {
    const options = {
      kitId: 'x',
      projectId: null,
      relayUrl: null,
      metadata: { name: '', description: '', url: '', icons: [] },
    }
    const create = () =>
      createRelay({
        ...options,
        platform: createMemoryPlatform(),
        attestation: true,
        externalPairing: false,
        proposal: () => ({}),
        authentication: async () => null,
        universalProvider,
      })
    expect(create).toThrow(expect.objectContaining({ code: 'config/option-invalid' }))
  },
)
