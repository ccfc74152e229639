import { describe, expect, test } from 'vitest'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { until } from '../http/until.fixture.ts'
import { createRelay } from './create-relay.ts'
import type { PairingNews, RelayNews } from './relay.types.ts'
import { later, rawSession, scriptedProvider, uriOf } from './scripted-provider.fixture.ts'

const { signal } = new AbortController()
const settled = () => new Promise<void>((next) => setTimeout(next))

async function world({ session = true, manual = false, forgotten = false } = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const sdk = scriptedProvider()
  if (session) sdk.hold(rawSession())
  const relay = createRelay({
    platform,
    kitId: 'default',
    projectId: null,
    relayUrl: null,
    metadata: { name: '', description: '', url: '', icons: [] },
    attestation: true,
    universalProvider: sdk.provider,
    manual,
    proposal: () => ({}),
  })
  const news: RelayNews[] = []
  relay.subscribe((one) => news.push(one))
  const pairing: PairingNews[] = []
  const pair = () => relay.pair({ fresh: false }, (one) => pairing.push(one))
  if (forgotten) relay.forget()
  await relay.open()
  const sign = (by: AbortSignal = signal) =>
    relay.request(
      { chain: caipNetworkIdOf('eip155', 1), method: 'personal_sign', params: ['0x00'] },
      by,
    )
  return {
    clock,
    platform,
    ...sdk,
    relay,
    news,
    types: () => news.map(({ type }) => type),
    pairing,
    pair,
    sign,
  }
}

describe('a request', () => {
  test('is asked of the wallet on its chain, and answered', async () => {
    const { sign, requests } = await world()
    const signed = sign()
    await until(() => requests.length === 1)
    expect(requests[0]?.asked).toEqual({
      topic: 'topic-1',
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x00'] },
    })
    requests[0]?.resolve('0xsigned')
    await expect(signed).resolves.toBe('0xsigned')
  })
  test('without an answer for 15 minutes is over; what comes later is dropped', async () => {
    const { sign, requests, clock } = await world({ session: true })
    const signed = sign()
    await until(() => requests.length === 1)
    clock.jump(0)
    clock.advance(900_000)
    await expect(signed).rejects.toMatchObject({ code: 'remote/request-expired' })
    requests[0]?.reject('late')
    await settled()
  })
  test.each([
    [
      'the wallet ends the session',
      ({ say }: Awaited<ReturnType<typeof world>>) =>
        say('session_delete', { id: 1, topic: 'topic-1' }),
    ],
    [
      'the session expires',
      ({ say }: Awaited<ReturnType<typeof world>>) => say('session_expire', { topic: 'topic-1' }),
    ],
    ['the page leaves', ({ relay }: Awaited<ReturnType<typeof world>>) => void relay.end(signal)],
    ['another tab leaves', ({ relay }: Awaited<ReturnType<typeof world>>) => relay.forget()],
  ])('D5: is rejected once when %s', async (_, happens) => {
    const it = await world()
    const signed = it.sign()
    await until(() => it.requests.length === 1)
    happens(it)
    await expect(signed).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
    it.requests[0]?.reject({ code: 6000, message: 'User disconnected.' })
    await until(() => it.types().includes('session.ended'))
    await expect(it.sign()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  })
  test('D6: is never sent over a session that expired meanwhile', async () => {
    const { sign, clock, requests, types, relay } = await world()
    clock.jump(600_000_000)
    await expect(sign()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
    expect([requests, types(), relay.session()]).toEqual([
      [],
      ['session.started', 'session.ended'],
      null,
    ])
  })
  test('that is given up rejects at once', async () => {
    const { sign, requests } = await world()
    const caller = new AbortController()
    const signed = sign(caller.signal)
    await until(() => requests.length === 1)
    caller.abort()
    await expect(signed).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

describe('an end of the session', () => {
  test('that the wallet says is told once, however often it is said', async () => {
    const { say, emit, types, relay } = await world()
    say('session_delete', { topic: 'topic-1' })
    emit('disconnect', { code: 6000, data: 'topic-1' })
    say('session_expire', { topic: 'topic-1' })
    expect([types(), relay.session()]).toEqual([['session.started', 'session.ended'], null])
  })
  test('of another session is not ours', async () => {
    const { say, types } = await world()
    say('session_delete', { topic: 'topic-2' })
    say('session_delete', null)
    expect(types()).toEqual(['session.started'])
  })
  test('that the page wants is told to the wallet once, and forgotten here', async () => {
    const { relay, calls, provider } = await world()
    await Promise.all([relay.end(signal), relay.end(signal)])
    await relay.end(signal)
    expect([calls, provider.session]).toEqual([['leave topic-1', 'drop topic-1'], undefined])
  })
  test.each([
    ['3 s are over', (clock: { advance(ms: number): void }) => clock.advance(3_000)],
    ['the signal ends', (_: unknown, caller: AbortController) => caller.abort()],
  ])('waits for a dead relay only until %s', async (_, happens) => {
    const it = await world()
    const never = later<void>()
    it.leavesWhen(() => never.promise)
    const caller = new AbortController()
    const ended = it.relay.end(caller.signal)
    await until(() => it.calls.includes('leave topic-1'))
    happens(it.clock, caller)
    await ended
    await until(() => it.calls.includes('drop topic-1'))
    never.reject(new Error('Failed to publish payload, please try again. id:1 tag:1112'))
    await settled()
    expect(it.provider.session).toBeUndefined()
  })
  test('that another tab ended while it was being looked for is forgotten as soon as it is found', async () => {
    const { relay, calls, types } = await world({ forgotten: true })
    expect([relay.session(), types()]).toEqual([null, ['session.started', 'session.ended']])
    await until(() => calls.includes('drop topic-1'))
    expect(calls).not.toContain('leave topic-1')
  })
  test('that another tab brought is quiet', async () => {
    const { relay, calls, news } = await world()
    relay.forget()
    await until(() => calls.includes('drop topic-1'))
    expect(calls).toEqual(['drop topic-1'])
    expect(news.at(-1)).toMatchObject({ type: 'session.ended', quiet: true })
  })
})

describe('pairing', () => {
  test('ends the session before it, and asks only then', async () => {
    const { pair, calls, connects, types, leavesWhen } = await world()
    const gone = later<void>()
    leavesWhen(() => gone.promise)
    pair()
    await until(() => calls.length === 1)
    expect([connects.length, types()]).toEqual([0, ['session.started', 'session.ended']])
    gone.resolve()
    await until(() => connects.length === 1)
    expect(calls).toEqual(['leave topic-1', 'drop topic-1'])
  })
  test('takes proposals of an abandoned code back, and ends what it still brings', async () => {
    const { relay, pair, connects, emit, say, proposals, calls, pairing } = await world({
      session: false,
    })
    pair()
    await until(() => connects.length === 1)
    proposals.push({ id: 7, pairingTopic: 'a'.repeat(64) }, { id: 8, pairingTopic: 'f'.repeat(64) })
    emit('display_uri', uriOf('a'))
    relay.pair({ fresh: true }, () => {})
    expect(calls).toEqual(['expire 7 0', `expire ${'a'.repeat(64)} 0`])
    say('session_connect', { session: rawSession({ topic: 'stray' }) })
    await until(() => calls.includes('leave stray'))
    connects[0]?.reject({ code: 0, message: 'Proposal expired' })
    await settled()
    expect(pairing.map(({ type }) => type)).toEqual(['uri.shown'])
  })
  test('is over when the relay refuses, and the reason is a complaint', async () => {
    const { pair, line, connects, pairing, relay } = await world({ session: false })
    const complaints: string[] = []
    relay.watchComplaints((one) => complaints.push(one))
    pair()
    await until(() => connects.length === 1)
    for (const _ of [1, 2]) {
      line(
        'relayer_error',
        new Error(
          'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
        ),
      )
    }
    expect(pairing).toMatchObject([{ type: 'pairing.failed', error: { code: 'remote/refused' } }])
    expect(complaints).toEqual(['config/project-id-invalid'])
  })
  test('by the page itself is heard only, also what it showed before', async () => {
    const { pair, emit, connects, pairing, relay } = await world({ session: false, manual: true })
    emit('display_uri', uriOf('a'))
    pair()
    emit('connect', { session: rawSession() })
    expect(pairing.map(({ type }) => type)).toEqual(['uri.shown', 'wallet.approved'])
    expect([connects, relay.session()?.topic]).toEqual([[], 'topic-1'])
  })
})

describe('coming back to the foreground', () => {
  const away = async (ms: number, connected: boolean) => {
    const it = await world()
    it.provider.client.core.relayer.connected = connected
    it.platform.controls.emitHidden()
    it.clock.advance(ms)
    return it
  }
  test('renews a dead line', async () => {
    const { relay, calls } = await away(100, false)
    relay.wake()
    relay.wake()
    expect(calls).toEqual(['restart'])
  })
  test('leaves a line alone that lives, unless an answer may have been lost with it', async () => {
    const { relay, calls, sign, requests } = await away(60_000, true)
    relay.wake()
    expect(calls).toEqual([])
    void sign().catch(() => {})
    await until(() => requests.length === 1)
    const later = await away(60_000, true)
    void later.sign().catch(() => {})
    await until(() => later.requests.length === 1)
    later.relay.wake()
    expect(later.calls).toEqual(['restart'])
  })
  test('notices that the session expired', async () => {
    const { relay, types, clock } = await world()
    clock.jump(600_000_001)
    relay.wake()
    expect(types()).toEqual(['session.started', 'session.ended'])
  })
})

test('after the stop nothing listens, waits or is answered', async () => {
  const { relay, listening, clock, platform, sign, requests, pair, pairing } = await world()
  const signed = sign()
  await until(() => requests.length === 1)
  expect(listening()).toBeGreaterThan(0)
  relay.stop()
  await expect(signed).rejects.toMatchObject({ code: 'kit/stopped' })
  pair()
  await expect(relay.open()).rejects.toMatchObject({ code: 'kit/stopped' })
  expect([listening(), clock.pending(), platform.controls.listeners()]).toEqual([0, 0, 0])
  expect(pairing).toMatchObject([{ error: { code: 'kit/stopped' } }])
})

test.each([[7], ['wc'], [{}], [{ connect() {}, request() {}, on() {}, removeListener() {} }]])(
  '%o is no provider',
  (universalProvider) => {
    const options = {
      kitId: 'x',
      projectId: null,
      relayUrl: null,
      metadata: { name: '', description: '', url: '', icons: [] },
    }
    const make = () =>
      createRelay({
        ...options,
        platform: createMemoryPlatform(),
        attestation: true,
        manual: false,
        proposal: () => ({}),
        universalProvider,
      })
    expect(make).toThrow(expect.objectContaining({ code: 'config/option-invalid' }))
  },
)
