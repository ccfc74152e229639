import { expect, test } from 'vitest'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { until } from '../http/until.fixture.ts'
import { createPairingManager } from './pairing-manager.ts'
import { parseSession } from './parse-session.ts'
import type { PairingEvent } from './relay.types.ts'
import { deferred, rawSession, type Settle, uriOf } from './scripted-provider.fixture.ts'

type Attempt = Settle<unknown> & { showUri(uri: unknown): void }

/** Creates a manager whose attempts the test settles, and a listener that records events. */
function setup() {
  const clock = createManualClock()
  const attempts: Attempt[] = []
  const cancelled: string[] = []
  const resent: string[] = []
  const endedSessions: string[] = []
  const manager = createPairingManager({
    clock,
    connect(showUri) {
      const { promise, ...settle } = deferred<unknown>()
      attempts.push({ ...settle, showUri })
      return promise
    },
    setSession: parseSession,
    endSession: (topic) => endedSessions.push(topic),
    cancelProposal: (topic) => cancelled.push(topic),
    resendProposal: (topic) => resent.push(topic),
    republish: () => resent.push('all'),
  })
  const events: PairingEvent[] = []
  const pair = (fresh = false) => manager.pair({ fresh }, (event) => events.push(event))
  const attempt = (index: number) => {
    const found = attempts[index]
    if (found === undefined)
      throw new Error(`attempt(${index}): connect() was called ${attempts.length} times`)
    return found
  }
  return {
    clock,
    manager,
    pair,
    events,
    types: () => events.map(({ type }) => type),
    attempts,
    attempt,
    cancelled,
    resent,
    endedSessions,
  }
}
const nextTask = () => new Promise<void>((next) => setTimeout(next))

test('a pairing emits its URI and the approval of the wallet', async () => {
  const { pair, attempt, events, clock, manager } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  attempt(0).resolve(rawSession())
  await until(() => events.length === 2)
  expect(events).toEqual([
    { type: 'uri.shown', uri: uriOf('a'), expiresAt: 240_000 },
    { type: 'wallet.approved', peer: { name: 'Phone', icon: 'data:image/png;base64,AA==' } },
  ])
  expect([clock.pending(), manager.isPairing()]).toEqual([0, false])
})

test('a second call of pair() joins the attempt while its URI is valid for more than 10 s', () => {
  const { pair, attempt, clock, attempts, types } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  clock.advance(229_999)
  pair()
  expect([attempts.length, types()]).toEqual([1, ['uri.shown', 'uri.shown']])
  clock.advance(1)
  pair()
  expect(attempts).toHaveLength(2)
})

test('a second call of pair() joins an attempt without a URI, even with `fresh`', () => {
  const { pair, attempt, attempts, types } = setup()
  pair()
  pair(true)
  attempt(0).showUri(uriOf('a'))
  expect([attempts.length, types()]).toEqual([1, ['uri.shown', 'uri.shown']])
})

test('a second call of pair() with `fresh` passes the new URI to all listeners, and the old proposal stays open [W2]', async () => {
  const { pair, attempt, cancelled, events } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  pair(true)
  expect(cancelled).toEqual([])
  attempt(0).reject({ code: 0, message: 'Proposal expired' })
  await nextTask()
  attempt(1).showUri(uriOf('b'))
  expect(events.map((event) => event.type === 'uri.shown' && event.uri)).toEqual([
    uriOf('a'),
    uriOf('b'),
    uriOf('b'),
  ])
})

test('a second call of pair() after an unsubscribe receives each event once', () => {
  const { pair, attempt, types } = setup()
  pair()()
  pair()
  attempt(0).showUri(uriOf('a'))
  expect(types()).toEqual(['uri.shown'])
})

test('an approval of a replaced attempt connects callers that still wait; later results are ended [C5, W2]', async () => {
  const { pair, attempt, types, endedSessions, manager } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  pair(true)
  attempt(1).showUri(uriOf('b'))
  attempt(0).showUri(uriOf('c'))
  attempt(0).resolve(rawSession())
  await until(() => types().includes('wallet.approved'))
  expect(types().slice(0, 4)).toEqual(['uri.shown', 'uri.shown', 'uri.shown', 'wallet.approved'])
  expect(manager.isPairing()).toBe(false)
  attempt(1).resolve(rawSession({ topic: 'topic-2' }))
  await until(() => endedSessions.length === 1)
  expect(endedSessions).toEqual(['topic-2'])
})

test('a fourth replaced proposal cancels the first', () => {
  const { pair, attempt, cancelled } = setup()
  for (const [index, letter] of [...'abcde'].entries()) {
    pair(true)
    attempt(index).showUri(uriOf(letter))
  }
  expect(cancelled).toEqual(['a'.repeat(64)])
})

test('a pairing fails without a valid settlement within 15 s of the wallet’s answer [W3]', () => {
  const { pair, attempt, manager, clock, events } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  manager.onAnswered('f'.repeat(64))
  manager.onAnswered('a'.repeat(64))
  clock.advance(15_000)
  pair()
  attempt(1).showUri(uriOf('b'))
  manager.onSettlementFailed('b'.repeat(64))
  expect(events.filter(({ type }) => type !== 'uri.shown')).toMatchObject([
    { type: 'pairing.failed', error: { code: 'remote/settlement-invalid' } },
    { type: 'pairing.failed', error: { code: 'remote/settlement-invalid' } },
  ])
})

test('the proposal of a shown URI is sent again when the relay is back, and an unsent one with `fresh` [W11, W13]', () => {
  const { pair, attempt, manager, resent } = setup()
  pair()
  pair(true)
  attempt(0).showUri(uriOf('a'))
  manager.onRelayLost()
  manager.onRelayRestored()
  expect(resent).toEqual(['all', 'a'.repeat(64)])
})

test('a URI that arrives after a rejection is not emitted [C5]', async () => {
  const { pair, attempt, types } = setup()
  pair()
  attempt(0).reject({ code: 5000, message: 'User rejected.' })
  await until(() => types().length === 1)
  attempt(0).showUri(uriOf('a'))
  expect(types()).toEqual(['wallet.rejected'])
})

test('an attempt without listeners stays open for the next caller until its URI expires', () => {
  const { pair, attempt, cancelled, clock, types } = setup()
  pair()()
  attempt(0).showUri(uriOf('a'))
  clock.advance(240_000)
  expect([cancelled, types(), clock.pending()]).toEqual([[], [], 0])
})

test('an attempt without listeners ends the session that a wallet approves', async () => {
  const { pair, attempt, endedSessions, types } = setup()
  pair()()
  attempt(0).showUri(uriOf('a'))
  attempt(0).resolve(rawSession())
  await until(() => endedSessions.length === 1)
  expect(types()).toEqual([])
})

test('an expired URI emits `remote/expired` once [C3]', async () => {
  const { pair, attempt, clock, events } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  clock.advance(239_999)
  expect(events).toHaveLength(1)
  clock.advance(1)
  expect(events.slice(1)).toMatchObject([
    { type: 'pairing.failed', error: { code: 'remote/expired' } },
  ])
  attempt(0).reject(new Error('Proposal expired'))
  await nextTask()
  expect(events).toHaveLength(2)
})

test.each([
  ['remote/expired', { code: 6, message: 'Proposal expired' }],
  [
    'remote/unreachable',
    new Error('Failed to publish custom payload, please try again. id:1 tag:undefined'),
  ],
  ['remote/failed', 'Session settlement failed. Signature verification failed'],
])('a failed attempt emits `%s` for %o', async (code, thrown) => {
  const { pair, attempt, events } = setup()
  pair()
  attempt(0).reject(thrown)
  await until(() => events.length === 1)
  expect(events).toMatchObject([{ type: 'pairing.failed', error: { code } }])
})

test('an attempt emits each new URI and ignores repeated and invalid ones [C9]', () => {
  const { pair, attempt, events } = setup()
  pair()
  for (const uri of [
    uriOf('a'),
    uriOf('a'),
    'https://evil.example',
    null,
    `wc:${'x'.repeat(5_000)}`,
    uriOf('b'),
  ])
    attempt(0).showUri(uri)
  expect(events.map((event) => event.type === 'uri.shown' && event.uri)).toEqual([
    uriOf('a'),
    uriOf('b'),
  ])
})

test('the pairing manager emits relay.lost and relay.restored once each, only after a URI was shown', () => {
  const { pair, attempt, manager, types } = setup()
  const { onRelayLost, onRelayRestored } = manager
  pair()
  onRelayLost()
  onRelayRestored()
  attempt(0).showUri(uriOf('a'))
  for (const step of [onRelayLost, onRelayLost, onRelayRestored, onRelayRestored]) step()
  expect(types()).toEqual(['uri.shown', 'relay.lost', 'relay.restored'])
  onRelayLost()
  const joined: string[] = []
  manager.pair({ fresh: false }, ({ type }) => joined.push(type))
  expect(joined).toEqual(['uri.shown', 'relay.lost'])
})

test('onRelayRejected() abandons an attempt that has a URI and keeps one without a URI open', () => {
  const { pair, attempt, manager, types, attempts } = setup()
  pair()
  manager.onRelayRejected(new KitError(catalogue, 'remote/refused'))
  pair()
  manager.onRelayRejected(new KitError(catalogue, 'remote/refused'))
  pair()
  attempt(0).showUri(uriOf('a'))
  manager.onRelayRejected(new KitError(catalogue, 'remote/refused'))
  pair()
  expect([types(), attempts.length]).toEqual([
    ['pairing.failed', 'pairing.failed', 'uri.shown', 'pairing.failed'],
    2,
  ])
})

test('an approval with an invalid session fails with `remote/settlement-invalid` and ends the session', async () => {
  const { pair, attempt, events, endedSessions } = setup()
  pair()
  attempt(0).resolve({ topic: 'topic-9' })
  await until(() => events.length === 1)
  expect([events[0], endedSessions]).toMatchObject([
    { type: 'pairing.failed', error: { code: 'remote/settlement-invalid' } },
    ['topic-9'],
  ])
})

test('stop() ends the open attempt, and later calls of pair() fail with `kit/stopped`', () => {
  const { pair, attempt, manager, cancelled, clock, attempts, events } = setup()
  pair()
  attempt(0).showUri(uriOf('a'))
  manager.stop()
  pair()
  expect([cancelled.length, clock.pending(), attempts.length]).toEqual([0, 0, 1])
  expect(events.at(-1)).toMatchObject({ type: 'pairing.failed', error: { code: 'kit/stopped' } })
})
