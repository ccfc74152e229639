import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { timeouts } from '../../../domain/constants.ts'
import { walletIds } from '../../../domain/wallet/wallet-ids.ts'
import { KitError } from '../../../errors/kit-error.ts'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedRemote,
  neverCalled,
} from '../../../testing/index.ts'
import { remoteActors } from './remote.actors.ts'
import { connection, heron, input, phone } from './remote.fixture.ts'
import { remoteMachine } from './remote.machine.ts'
import type { RemoteInput } from './remote.types.ts'
import { remoteView } from './remote.view.ts'

type Parts = Parameters<typeof remoteActors>[0]
type AskDirectory = Parts['directory']['wallets']

const clock = createManualClock()
let outside = createScriptedRemote()
let platform = createMemoryPlatform({ clock })
let stop = () => {}
beforeEach(() => {
  clock.jump(0)
  outside = createScriptedRemote()
  platform = createMemoryPlatform({ clock })
})
afterEach(() => {
  stop()
  expect([clock.pending(), platform.controls.listeners(), outside.listeners()]).toEqual([0, 0, 0])
})

const directory = {
  lists: neverCalled,
  wallets: neverCalled,
  origins: neverCalled,
  remoteFeatures: neverCalled,
  isAnalyticsEnabled: neverCalled,
}
function begin(over: Partial<RemoteInput> = {}, world: Partial<Parts> = {}) {
  const actors = remoteActors({ remote: outside.remote, directory, platform, ...world })
  const actor = createActor(remoteMachine.provide({ actors }), {
    input: { ...input, ...over },
    clock,
  })
  stop = () => void actor.stop()
  actor.start()
  return { actor, view: () => remoteView(actor.getSnapshot(), actor.send) }
}
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}
const uri = 'wc:a@2'
const show = (made = clock.now()) =>
  outside.last().say({ type: 'uri.shown', uri, expiresAt: made + timeouts.pairingLifetime })

describe('the code', () => {
  test('a first try joins a code that is still good; one that became too old is followed by a fresh one', () => {
    const { view } = begin()
    show()
    expect(view()).toMatchObject({ step: 'shown', uri, expiresAt: 240_000, notice: null })
    clock.advance(229_999)
    expect(view().step).toBe('shown')
    clock.advance(1)
    expect([view().step, outside.pairings.map(({ fresh, heard }) => [fresh, heard])]).toEqual([
      'wanting',
      [
        [false, false],
        [true, true],
      ],
    ])
    show()
    expect(view()).toMatchObject({ step: 'shown', notice: 'expired' })
  })

  test('is not renewed while nobody looks: a wallet that was opened with it may still say yes', () => {
    const { view } = begin()
    show()
    platform.controls.emitHidden()
    clock.advance(3_600_000)
    expect([view().step, outside.pairings.length]).toEqual(['shown', 1])
    platform.controls.emitVisible()
    expect(outside.seen.woken).toBe(1)
    clock.advance(timeouts.foreground - 1)
    expect(outside.pairings.length).toBe(1)
    outside.last().say({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect(view().step).toBe('settling')
  })

  test('D6 a page that slept renews it when it wakes, though its timer slept as well', () => {
    const { view } = begin()
    show()
    clock.jump(8 * 3_600_000)
    platform.controls.emitHidden()
    platform.controls.emitVisible()
    clock.advance(timeouts.foreground)
    expect([view().step, outside.pairings.length]).toEqual(['wanting', 2])
  })

  test('C9 another one meanwhile takes its place, and its time', () => {
    const { view } = begin()
    show()
    clock.advance(100_000)
    show()
    clock.advance(200_000)
    expect(view()).toMatchObject({ step: 'shown', expiresAt: 340_000 })
  })

  test('C5 an earlier attempt is not heard any more', () => {
    const { actor, view } = begin()
    const first = outside.last()
    first.say({ type: 'wallet.rejected' })
    first.say({ type: 'pairing.failed', error: new KitError('remote/failed') })
    first.say({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect([view().step, actor.getSnapshot().context.attempt]).toEqual(['wanting', 2])
  })

  test('a kit that reaches no remote wallets says so', () => {
    const { view } = begin({}, { remote: null })
    expect(view()).toMatchObject({ step: 'unreachable', problem: 'remote/unavailable' })
  })
})

describe('what was granted', () => {
  const approve = () =>
    outside.last().say({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })

  test('connects', async () => {
    const { view } = begin()
    approve()
    outside.grantings[0]?.resolve([connection])
    await settle()
    expect(view()).toMatchObject({ step: 'connected', connections: [connection] })
    expect(outside.seen.disconnected).toBe(0)
  })

  test('and is nothing is a failure', async () => {
    const { view } = begin()
    approve()
    outside.grantings[0]?.resolve([])
    await settle()
    expect(view()).toMatchObject({ step: 'failed', problem: 'remote/nothing-granted' })
  })

  test.each(['answered', 'refused'])(
    'and nobody waits for (%s late) leaves no session behind',
    async (late) => {
      const { actor } = begin()
      approve()
      actor.send({ type: 'cancel' })
      expect(outside.grantings[0]?.signal.aborted).toBe(true)
      if (late === 'answered') outside.grantings[0]?.resolve([connection])
      else outside.grantings[0]?.reject(new KitError('kit/aborted'))
      await settle()
      expect([outside.seen.disconnected, actor.getSnapshot().output]).toEqual([
        1,
        { type: 'cancelled', namespace: null },
      ])
    },
  )

  test('leaving the page between yes and grant leaves no session behind either', async () => {
    begin()
    approve()
    stop()
    outside.grantings[0]?.resolve([connection])
    await settle()
    expect(outside.seen.disconnected).toBe(1)
  })
})

describe('the wallet’s app', () => {
  test('is opened once, as soon as there is a code; C8 a browser that refuses leaves the link to be tapped', () => {
    platform.controls.opensWindows = false
    const { view } = begin({ device: phone })
    show()
    expect(view()).toMatchObject({
      step: 'shown',
      link: { href: 'heron://wc?uri=wc%3Aa%402', state: 'blocked' },
    })
    platform.controls.opensWindows = true
    const shown = view()
    if (shown.step === 'shown') shown.link?.open()
    expect(platform.controls.opened).toEqual([
      { url: 'heron://wc?uri=wc%3Aa%402', target: '_self' },
    ])
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('that came to the front is not called missing', () => {
    const { view } = begin({ device: phone })
    show()
    platform.controls.emitHidden()
    clock.advance(60_000)
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('that shows pages inside itself gets this page, and nothing is paired', async () => {
    const { view } = begin({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await settle()
    const href =
      'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2F?ref=https%3A%2F%2Fpage.example'
    expect(view()).toMatchObject({
      step: 'visiting',
      platform: 'mobile',
      link: { href, state: 'opened' },
    })
    expect([platform.controls.opened, outside.pairings]).toEqual([
      [{ url: href, target: '_self' }],
      [],
    ])
  })

  test('in which the page is already is paired with as any other', async () => {
    platform = createMemoryPlatform({ clock, injected: { phantom: () => ({}) } })
    const { view } = begin({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await settle()
    expect([view().step, outside.pairings.length]).toEqual(['wanting', 1])
  })
})

describe('a wallet of which only the id is known', () => {
  const listing = (wallets: AskDirectory) => ({ directory: { ...directory, wallets } })

  test('is asked for by that id', async () => {
    const asked: unknown[] = []
    const answer: AskDirectory = async (query) => {
      asked.push(query)
      return { wallets: [heron], count: 1 }
    }
    const { view } = begin({ wallet: null }, listing(answer))
    await settle()
    expect(view()).toMatchObject({ step: 'wanting', wallet: heron })
    expect(asked).toEqual([
      {
        page: 1,
        entries: 1,
        include: ['heron'],
        exclude: [],
        chains: [],
        search: null,
        certified: false,
      },
    ])
  })

  test('and that nobody knows is told as such; a wallet of another id is not it', async () => {
    const { view } = begin(
      { wallet: null, walletId: 'egret' },
      listing(async () => ({ wallets: [heron], count: 1 })),
    )
    await settle()
    expect(view()).toMatchObject({ step: 'unknown', problem: 'directory/wallet-unknown' })
  })
})

test('leaving the wallet before tells it, then begins', async () => {
  const { actor, view } = begin({ current: 'Owl', held: ['eip155'] })
  expect(outside.pairings).toEqual([])
  actor.send({ type: 'replace' })
  await settle()
  expect([outside.seen.disconnected, view().step]).toEqual([1, 'wanting'])
})

test('under manual control only the session that begins meanwhile counts', () => {
  const session = (expiresAt: number) => ({
    wallet: { name: 'Heron', icon: null },
    networks: [],
    supportsAllNetworks: false,
    expiresAt,
  })
  outside = createScriptedRemote(session(1))
  const { view } = begin({ manual: true, givenUri: 'wc:page@2?expiryTimestamp=300' })
  expect(view()).toMatchObject({
    step: 'shown',
    uri: 'wc:page@2?expiryTimestamp=300',
    expiresAt: 300_000,
  })
  outside.saySession(session(1))
  outside.saySession(null)
  expect(view().step).toBe('shown')
  outside.saySession(session(2))
  expect([view().step, outside.pairings.length]).toEqual(['settling', 0])
})
