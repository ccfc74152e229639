import { describe, expect, test } from 'vitest'
import { createManualClock } from '../../platform/manual-clock.ts'
import { until } from '../http/until.fixture.ts'
import { createPairingDesk } from './pairing-desk.ts'
import { readSession } from './read-session.ts'
import type { PairingNews } from './relay.types.ts'
import { type Answering, later, rawSession, uriOf } from './scripted-provider.fixture.ts'

/** A desk whose SDK answers by hand, and one listener at it. */
function world() {
  const clock = createManualClock()
  const asked: (Answering<unknown> & { show(uri: unknown): void })[] = []
  const cancelled: string[] = []
  const disposed: string[] = []
  const desk = createPairingDesk({
    clock,
    ask(show) {
      const { promise, ...answering } = later<unknown>()
      asked.push({ ...answering, show })
      return promise
    },
    adopt: readSession,
    dispose: (topic) => disposed.push(topic),
    cancel: (topic) => cancelled.push(topic),
  })
  const news: PairingNews[] = []
  const pair = (fresh = false) => desk.pair({ fresh }, (one) => news.push(one))
  const attempt = (at: number) => {
    const found = asked[at]
    if (found === undefined) throw new Error(`Nobody asked ${at + 1} times`)
    return found
  }
  return {
    clock,
    desk,
    pair,
    news,
    types: () => news.map(({ type }) => type),
    asked,
    attempt,
    cancelled,
    disposed,
  }
}
const settled = () => new Promise<void>((next) => setTimeout(next))

test('from a question to a wallet', async () => {
  const { pair, attempt, news, clock, desk } = world()
  pair()
  attempt(0).show(uriOf('a'))
  attempt(0).resolve(rawSession())
  await until(() => news.length === 2)
  expect(news).toEqual([
    { type: 'uri.shown', uri: uriOf('a'), expiresAt: 240_000 },
    { type: 'wallet.approved', peer: { name: 'Phone', icon: 'https://phone.example/icon.png' } },
  ])
  expect([clock.pending(), desk.isOpen()]).toEqual([0, false])
})

describe('who asks again', () => {
  test('joins while the code is good for more than 10 s', () => {
    const { pair, attempt, clock, asked, types } = world()
    pair()
    attempt(0).show(uriOf('a'))
    clock.advance(229_999)
    pair()
    expect([asked.length, types()]).toEqual([1, ['uri.shown', 'uri.shown']])
    clock.advance(1)
    pair()
    expect(asked).toHaveLength(2)
  })
  test('joins what has no code yet, also for a fresh one', () => {
    const { pair, attempt, asked, types } = world()
    pair()
    pair(true)
    attempt(0).show(uriOf('a'))
    expect([asked.length, types()]).toEqual([1, ['uri.shown', 'uri.shown']])
  })
  test('for a fresh one takes the old one back, for all who hear it', async () => {
    const { pair, attempt, cancelled, news, desk } = world()
    pair()
    attempt(0).show(uriOf('a'))
    pair(true)
    expect([cancelled, desk.isAbandoned('a'.repeat(64))]).toEqual([['a'.repeat(64)], true])
    attempt(0).reject({ code: 0, message: 'Proposal expired' })
    await settled()
    attempt(1).show(uriOf('b'))
    expect(news.map((one) => one.type === 'uri.shown' && one.uri)).toEqual([
      uriOf('a'),
      uriOf('b'),
      uriOf('b'),
    ])
  })
  test('after leaving is not heard twice', () => {
    const { pair, attempt, types } = world()
    pair()()
    pair()
    attempt(0).show(uriOf('a'))
    expect(types()).toEqual(['uri.shown'])
  })
})

describe('C5: late results of an old attempt', () => {
  test('change nothing, whatever they are; the session they bring is disposed of', async () => {
    const { pair, attempt, types, disposed } = world()
    pair()
    attempt(0).show(uriOf('a'))
    pair(true)
    attempt(1).show(uriOf('b'))
    attempt(0).show(uriOf('c'))
    attempt(0).resolve(rawSession())
    await until(() => disposed.length === 1)
    expect([disposed, types()]).toEqual([['topic-1'], ['uri.shown', 'uri.shown', 'uri.shown']])
  })
  test('that come after a refusal are no news either', async () => {
    const { pair, attempt, types } = world()
    pair()
    attempt(0).reject({ code: 5000, message: 'User rejected.' })
    await until(() => types().length === 1)
    attempt(0).show(uriOf('a'))
    expect(types()).toEqual(['wallet.rejected'])
  })
})

describe('an attempt that nobody hears', () => {
  test('stays for the next, and is taken back when its code expires', () => {
    const { pair, attempt, cancelled, clock, types } = world()
    pair()()
    attempt(0).show(uriOf('a'))
    clock.advance(240_000)
    expect([cancelled, types(), clock.pending()]).toEqual([['a'.repeat(64)], [], 0])
  })
  test('brings no session', async () => {
    const { pair, attempt, disposed, types } = world()
    pair()()
    attempt(0).show(uriOf('a'))
    attempt(0).resolve(rawSession())
    await until(() => disposed.length === 1)
    expect(types()).toEqual([])
  })
})

test('C3: a code that expired is told, and nothing of it is left', async () => {
  const { pair, attempt, clock, news, cancelled } = world()
  pair()
  attempt(0).show(uriOf('a'))
  clock.advance(239_999)
  expect(news).toHaveLength(1)
  clock.advance(1)
  expect(news.slice(1)).toMatchObject([
    { type: 'pairing.failed', error: { code: 'remote/expired' } },
  ])
  attempt(0).reject(new Error('Proposal expired'))
  await settled()
  expect([news.length, cancelled.length]).toEqual([2, 1])
})

test.each([
  ['remote/expired', { code: 6, message: 'Proposal expired' }],
  [
    'remote/unreachable',
    new Error('Failed to publish custom payload, please try again. id:1 tag:undefined'),
  ],
  ['remote/failed', 'Session settlement failed. Signature verification failed'],
])('%s is what the SDK says with %o', async (code, thrown) => {
  const { pair, attempt, news } = world()
  pair()
  attempt(0).reject(thrown)
  await until(() => news.length === 1)
  expect(news).toMatchObject([{ type: 'pairing.failed', error: { code } }])
})

test('C9: the last code of an attempt is the one that is shown; what is none is not', () => {
  const { pair, attempt, news } = world()
  pair()
  for (const said of [
    uriOf('a'),
    uriOf('a'),
    'https://evil.example',
    null,
    `wc:${'x'.repeat(5_000)}`,
    uriOf('b'),
  ])
    attempt(0).show(said)
  expect(news.map((one) => one.type === 'uri.shown' && one.uri)).toEqual([uriOf('a'), uriOf('b')])
})

describe('the relay', () => {
  test('is told to be lost and back once each, and only while a code is shown', () => {
    const { pair, attempt, desk, types } = world()
    pair()
    desk.lost()
    desk.back()
    attempt(0).show(uriOf('a'))
    for (const step of [desk.lost, desk.lost, desk.back, desk.back]) step()
    expect(types()).toEqual(['uri.shown', 'relay.lost', 'relay.restored'])
    desk.lost()
    const late: string[] = []
    desk.pair({ fresh: false }, ({ type }) => late.push(type))
    expect(late).toEqual(['uri.shown', 'relay.lost'])
  })
  test('that refuses ends what is shown; what is still being sent is waited for by the next', () => {
    const { pair, attempt, desk, types, asked } = world()
    pair()
    desk.refused()
    pair()
    desk.refused()
    pair()
    attempt(0).show(uriOf('a'))
    desk.refused()
    pair()
    expect([types(), asked.length]).toEqual([
      ['pairing.failed', 'pairing.failed', 'uri.shown', 'pairing.failed'],
      2,
    ])
  })
})

test('what approves with rubbish is a failure', async () => {
  const { pair, attempt, news, disposed } = world()
  pair()
  attempt(0).resolve({ topic: 'topic-9' })
  await until(() => news.length === 1)
  expect([news[0], disposed]).toMatchObject([
    { type: 'pairing.failed', error: { code: 'remote/failed' } },
    ['topic-9'],
  ])
})

test('a desk that stopped takes its attempt back and begins none', () => {
  const { pair, attempt, desk, cancelled, clock, asked, news } = world()
  pair()
  attempt(0).show(uriOf('a'))
  desk.stop()
  pair()
  expect([cancelled.length, clock.pending(), asked.length]).toEqual([1, 0, 1])
  expect(news.at(-1)).toMatchObject({ type: 'pairing.failed', error: { code: 'kit/stopped' } })
})
