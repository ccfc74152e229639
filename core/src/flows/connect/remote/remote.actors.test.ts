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
  expect([clock.pending(), platform.controls.listenerCount(), outside.listenerCount()]).toEqual([
    0, 0, 0,
  ])
})

const directory = {
  lists: neverCalled,
  wallets: neverCalled,
  origins: neverCalled,
  remoteFeatures: neverCalled,
  isAnalyticsEnabled: neverCalled,
}
function begin(over: Partial<RemoteInput> = {}, world: Partial<Parts> = {}) {
  const actors = remoteActors({ connectors: [outside.remote], directory, platform, ...world })
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
  outside.lastPairing().emit({ type: 'uri.shown', uri, expiresAt: made + timeouts.pairingLifetime })

describe('connectRemote actors: the pairing', () => {
  test('pair joins a URI that is still valid and replaces an expired one', () => {
    const { view } = begin()
    show()
    expect(view()).toMatchObject({ step: 'showingUri', uri, expiresAt: 240_000, renewReason: null })
    clock.advance(229_999)
    expect(view().step).toBe('showingUri')
    clock.advance(1)
    expect([
      view().step,
      outside.pairings.map(({ fresh, subscribed }) => [fresh, subscribed]),
    ]).toEqual([
      'requestingUri',
      [
        [false, false],
        [true, true],
      ],
    ])
    show()
    expect(view()).toMatchObject({ step: 'showingUri', renewReason: 'expired' })
  })

  test('pair keeps an expired URI while the page is hidden, because an opened wallet may still approve', () => {
    const { view } = begin()
    show()
    platform.controls.emitHidden()
    clock.advance(3_600_000)
    expect([view().step, outside.pairings.length]).toEqual(['showingUri', 1])
    platform.controls.emitVisible()
    expect(outside.counts.reconnects).toBe(1)
    clock.advance(timeouts.foreground - 1)
    expect(outside.pairings.length).toBe(1)
    outside.lastPairing().emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect(view().step).toBe('finalizing')
  })

  test('pair replaces an expired URI when a page wakes from sleep [D6]', () => {
    const { view } = begin()
    show()
    clock.jump(8 * 3_600_000)
    platform.controls.emitHidden()
    platform.controls.emitVisible()
    clock.advance(timeouts.foreground)
    expect([view().step, outside.pairings.length]).toEqual(['requestingUri', 2])
  })

  test('pair uses the expiry of the latest URI [C9]', () => {
    const { view } = begin()
    show()
    clock.advance(100_000)
    show()
    clock.advance(200_000)
    expect(view()).toMatchObject({ step: 'showingUri', expiresAt: 340_000 })
  })

  test('pair ignores events of an earlier attempt [C5]', () => {
    const { actor, view } = begin()
    const first = outside.lastPairing()
    first.emit({ type: 'wallet.rejected' })
    first.emit({ type: 'pairing.failed', error: new KitError('remote/failed') })
    first.emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect([view().step, actor.getSnapshot().context.attempt]).toEqual(['requestingUri', 2])
  })

  test('pair fails with remote/unavailable without a remote connector', () => {
    const { view } = begin({}, { connectors: [] })
    expect(view()).toMatchObject({ step: 'unreachable', problem: 'remote/unavailable' })
  })
})

describe('connectRemote actors: the granted accounts', () => {
  const approve = () =>
    outside.lastPairing().emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })

  test('readGrants connects with the granted accounts', async () => {
    const { view } = begin()
    approve()
    outside.grantRequests[0]?.resolve([connection])
    await settle()
    expect(view()).toMatchObject({ step: 'connected', connections: [connection] })
    expect(outside.counts.disconnects).toBe(0)
  })

  test('readGrants fails with remote/nothing-granted without an account', async () => {
    const { view } = begin()
    approve()
    outside.grantRequests[0]?.resolve([])
    await settle()
    expect(view()).toMatchObject({ step: 'failed', problem: 'remote/nothing-granted' })
  })

  test.each(['answered', 'refused'])(
    'readGrants disconnects the session when it was cancelled before (%s late)',
    async (late) => {
      const { actor } = begin()
      approve()
      actor.send({ type: 'cancel' })
      expect(outside.grantRequests[0]?.signal.aborted).toBe(true)
      if (late === 'answered') outside.grantRequests[0]?.resolve([connection])
      else outside.grantRequests[0]?.reject(new KitError('kit/aborted'))
      await settle()
      expect([outside.counts.disconnects, actor.getSnapshot().output]).toEqual([
        1,
        { type: 'cancelled', namespace: null },
      ])
    },
  )

  test('readGrants disconnects the session when the flow stops before it resolves', async () => {
    begin()
    approve()
    stop()
    outside.grantRequests[0]?.resolve([connection])
    await settle()
    expect(outside.counts.disconnects).toBe(1)
  })
})

describe('connectRemote actors: the wallet app', () => {
  test('openLink opens the app with the first URI and reports a blocked link [C8]', () => {
    platform.controls.allowsWindows = false
    const { view } = begin({ device: phone })
    show()
    expect(view()).toMatchObject({
      step: 'showingUri',
      link: { href: 'heron://wc?uri=wc%3Aa%402', state: 'blocked' },
    })
    platform.controls.allowsWindows = true
    const shown = view()
    if (shown.step === 'showingUri') shown.link?.open()
    expect(platform.controls.opened).toEqual([
      { url: 'heron://wc?uri=wc%3Aa%402', target: '_self' },
    ])
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('the link stays opened after the app came to the front', () => {
    const { view } = begin({ device: phone })
    show()
    platform.controls.emitHidden()
    clock.advance(60_000)
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('resolveInAppLink opens the page in the wallet app without a pairing', async () => {
    const { view } = begin({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await settle()
    const href =
      'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2F?ref=https%3A%2F%2Fpage.example'
    expect(view()).toMatchObject({
      step: 'inAppBrowser',
      platform: 'mobile',
      link: { href, state: 'opened' },
    })
    expect([platform.controls.opened, outside.pairings]).toEqual([
      [{ url: href, target: '_self' }],
      [],
    ])
  })

  test('resolveInAppLink resolves with null inside the browser of the wallet, which is paired', async () => {
    platform = createMemoryPlatform({ clock, injected: { phantom: () => ({}) } })
    const { view } = begin({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await settle()
    expect([view().step, outside.pairings.length]).toEqual(['requestingUri', 1])
  })
})

describe('connectRemote actors: a wallet with an id only', () => {
  const listing = (wallets: AskDirectory) => ({ directory: { ...directory, wallets } })

  test('findWallet requests the wallet by its id', async () => {
    const asked: unknown[] = []
    const answer: AskDirectory = async (query) => {
      asked.push(query)
      return { wallets: [heron], count: 1 }
    }
    const { view } = begin({ wallet: null }, listing(answer))
    await settle()
    expect(view()).toMatchObject({ step: 'requestingUri', wallet: heron })
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

  test('findWallet fails with directory/wallet-unknown if the directory returns another id', async () => {
    const { view } = begin(
      { wallet: null, walletId: 'egret' },
      listing(async () => ({ wallets: [heron], count: 1 })),
    )
    await settle()
    expect(view()).toMatchObject({ step: 'walletUnknown', problem: 'directory/wallet-unknown' })
  })
})

test('disconnectWallet disconnects the previous wallet before the pairing starts', async () => {
  const { actor, view } = begin({ currentWallet: 'Owl', currentNamespaces: ['eip155'] })
  expect(outside.pairings).toEqual([])
  actor.send({ type: 'replace' })
  await settle()
  expect([outside.counts.disconnects, view().step]).toEqual([1, 'requestingUri'])
})

test('watchSession reports only a session that starts after the flow did', () => {
  const session = (expiresAt: number) => ({
    wallet: { name: 'Heron', icon: null },
    networks: [],
    supportsAllNetworks: false,
    expiresAt,
  })
  outside = createScriptedRemote(session(1))
  const { view } = begin({ externalPairing: true, givenUri: 'wc:page@2?expiryTimestamp=300' })
  expect(view()).toMatchObject({
    step: 'showingUri',
    uri: 'wc:page@2?expiryTimestamp=300',
    expiresAt: 300_000,
  })
  outside.emitSession(session(1))
  outside.emitSession(null)
  expect(view().step).toBe('showingUri')
  outside.emitSession(session(2))
  expect([view().step, outside.pairings.length]).toEqual(['finalizing', 0])
})
