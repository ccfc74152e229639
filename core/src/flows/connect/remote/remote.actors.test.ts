import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { timeouts } from '../../../domain/constants.ts'
import { walletIds } from '../../../domain/wallet/wallet-ids.ts'
import { catalogue } from '../../../errors/catalogue.ts'
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

type ActorDeps = Parameters<typeof remoteActors>[0]
type FetchWallets = ActorDeps['directory']['wallets']

const clock = createManualClock()
let scripted = createScriptedRemote()
let platform = createMemoryPlatform({ clock })
let stop = () => {}
beforeEach(() => {
  clock.jump(0)
  scripted = createScriptedRemote()
  platform = createMemoryPlatform({ clock })
})
afterEach(() => {
  stop()
  expect([clock.pending(), platform.controls.listenerCount(), scripted.listenerCount()]).toEqual([
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
function startFlow(overrides: Partial<RemoteInput> = {}, deps: Partial<ActorDeps> = {}) {
  const actors = remoteActors({ remote: scripted.remote, directory, platform, ...deps })
  const actor = createActor(remoteMachine.provide({ actors }), {
    input: { ...input, ...overrides },
    clock,
  })
  stop = () => void actor.stop()
  actor.start()
  return { actor, view: () => remoteView(actor.getSnapshot(), actor.send) }
}
const flushMicrotasks = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}
const uri = 'wc:a@2'
const emitUri = () =>
  scripted
    .lastPairing()
    .emit({ type: 'uri.shown', uri, expiresAt: clock.now() + timeouts.pairingLifetime })

describe('connectRemote actors: the pairing', () => {
  test('pair joins a URI that is still valid and replaces an expired one', () => {
    const { view } = startFlow()
    emitUri()
    expect(view()).toMatchObject({ step: 'showingUri', uri, expiresAt: 240_000, renewReason: null })
    clock.advance(229_999)
    expect(view().step).toBe('showingUri')
    clock.advance(1)
    expect([
      view().step,
      scripted.pairings.map(({ fresh, subscribed }) => [fresh, subscribed]),
    ]).toEqual([
      'requestingUri',
      [
        [false, false],
        [true, true],
      ],
    ])
    emitUri()
    expect(view()).toMatchObject({ step: 'showingUri', renewReason: 'expired' })
  })

  test('pair keeps an expired URI while the page is hidden, because an opened wallet may still approve', () => {
    const { view } = startFlow()
    emitUri()
    platform.controls.emitHidden()
    clock.advance(3_600_000)
    expect([view().step, scripted.pairings.length]).toEqual(['showingUri', 1])
    platform.controls.emitVisible()
    expect(scripted.counts.reconnects).toBe(1)
    clock.advance(timeouts.foreground - 1)
    expect(scripted.pairings.length).toBe(1)
    scripted.lastPairing().emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect(view().step).toBe('finalizing')
  })

  test('pair replaces an expired URI when a page wakes from sleep [D6]', () => {
    const { view } = startFlow()
    emitUri()
    clock.jump(8 * 3_600_000)
    platform.controls.emitHidden()
    platform.controls.emitVisible()
    clock.advance(timeouts.foreground)
    expect([view().step, scripted.pairings.length]).toEqual(['requestingUri', 2])
  })

  test('pair uses the expiry of the latest URI [C9]', () => {
    const { view } = startFlow()
    emitUri()
    clock.advance(100_000)
    emitUri()
    clock.advance(200_000)
    expect(view()).toMatchObject({ step: 'showingUri', expiresAt: 340_000 })
  })

  test('pair ignores events of an earlier attempt [C5]', () => {
    const { actor, view } = startFlow()
    const first = scripted.lastPairing()
    first.emit({ type: 'wallet.rejected' })
    first.emit({ type: 'pairing.failed', error: new KitError(catalogue, 'remote/failed') })
    first.emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })
    expect([view().step, actor.getSnapshot().context.attempt]).toEqual(['requestingUri', 2])
  })

  test("pair keeps the SDK's own error as cause", () => {
    const { view } = startFlow()
    const cause = { code: 3000, message: 'socket hang up' }
    const error = new KitError(catalogue, 'remote/failed', {}, { cause })
    scripted.lastPairing().emit({ type: 'pairing.failed', error })
    expect(view()).toMatchObject({ step: 'unreachable', problem: 'remote/failed', cause })
  })

  test('pair fails with remote/unavailable without a remote connector', () => {
    const { view } = startFlow({}, { remote: null })
    expect(view()).toMatchObject({ step: 'unreachable', problem: 'remote/unavailable' })
  })
})

describe('connectRemote actors: the granted accounts', () => {
  const approve = () =>
    scripted.lastPairing().emit({ type: 'wallet.approved', peer: { name: 'Heron', icon: null } })

  test('readGrants connects with the granted accounts', async () => {
    const { view } = startFlow()
    approve()
    scripted.grantRequests[0]?.resolve([connection])
    await flushMicrotasks()
    expect(view()).toMatchObject({ step: 'connected', connections: [connection] })
    expect(scripted.counts.disconnects).toBe(0)
  })

  test('readGrants fails with remote/nothing-granted without an account', async () => {
    const { view } = startFlow()
    approve()
    scripted.grantRequests[0]?.resolve([])
    await flushMicrotasks()
    expect(view()).toMatchObject({ step: 'failed', problem: 'remote/nothing-granted' })
  })

  test.each(['resolves', 'rejects'])(
    'readGrants disconnects the session if the flow was cancelled before it %s',
    async (outcome) => {
      const { actor } = startFlow()
      approve()
      actor.send({ type: 'cancel' })
      expect(scripted.grantRequests[0]?.signal.aborted).toBe(true)
      if (outcome === 'resolves') scripted.grantRequests[0]?.resolve([connection])
      else scripted.grantRequests[0]?.reject(new KitError(catalogue, 'kit/aborted'))
      await flushMicrotasks()
      expect([scripted.counts.disconnects, actor.getSnapshot().output]).toEqual([
        1,
        { type: 'cancelled', namespace: null },
      ])
    },
  )

  test('readGrants disconnects the session if the flow stops before it resolves', async () => {
    startFlow()
    approve()
    stop()
    scripted.grantRequests[0]?.resolve([connection])
    await flushMicrotasks()
    expect(scripted.counts.disconnects).toBe(1)
  })
})

describe('connectRemote actors: the wallet app', () => {
  test('openLink opens the app with the first URI and reports a blocked link [C8]', () => {
    platform.controls.allowsWindows = false
    const { view } = startFlow({ device: phone })
    emitUri()
    expect(view()).toMatchObject({
      step: 'showingUri',
      link: { href: 'heron://wc?uri=wc%3Aa%402', state: 'blocked' },
    })
    platform.controls.allowsWindows = true
    const current = view()
    if (current.step === 'showingUri') current.link?.open()
    expect(platform.controls.opened).toEqual([
      { url: 'heron://wc?uri=wc%3Aa%402', target: '_self' },
    ])
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('the link stays `opened` after the wallet app came to the front', () => {
    const { view } = startFlow({ device: phone })
    emitUri()
    platform.controls.emitHidden()
    clock.advance(60_000)
    expect(view()).toMatchObject({ link: { state: 'opened' } })
  })

  test('resolveInAppLink opens the page in the wallet app without a pairing', async () => {
    const { view } = startFlow({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await flushMicrotasks()
    const href =
      'https://phantom.app/ul/browse/https%3A%2F%2Fpage.example%2F?ref=https%3A%2F%2Fpage.example'
    expect(view()).toMatchObject({
      step: 'inAppBrowser',
      platform: 'mobile',
      link: { href, state: 'opened' },
    })
    expect([platform.controls.opened, scripted.pairings]).toEqual([
      [{ url: href, target: '_self' }],
      [],
    ])
  })

  test('resolveInAppLink resolves with null in the browser of the wallet, and the flow then pairs', async () => {
    platform = createMemoryPlatform({ clock, injected: { phantom: () => ({}) } })
    const { view } = startFlow({ wallet: { ...heron, ...walletIds.phantom }, device: phone })
    await flushMicrotasks()
    expect([view().step, scripted.pairings.length]).toEqual(['requestingUri', 1])
  })
})

describe('connectRemote actors: a wallet with an id only', () => {
  const withDirectory = (wallets: FetchWallets) => ({ directory: { ...directory, wallets } })

  test('findWallet requests the wallet by its id', async () => {
    const queries: unknown[] = []
    const fetchWallets: FetchWallets = async (query) => {
      queries.push(query)
      return { wallets: [heron], count: 1 }
    }
    const { view } = startFlow({ wallet: null }, withDirectory(fetchWallets))
    await flushMicrotasks()
    expect(view()).toMatchObject({ step: 'requestingUri', wallet: heron })
    expect(queries).toEqual([
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
    const { view } = startFlow(
      { wallet: null, walletId: 'egret' },
      withDirectory(async () => ({ wallets: [heron], count: 1 })),
    )
    await flushMicrotasks()
    expect(view()).toMatchObject({ step: 'walletUnknown', problem: 'directory/wallet-unknown' })
  })
})

test('disconnectWallet disconnects the previous wallet before the pairing starts', async () => {
  const { actor, view } = startFlow({ currentWallet: 'Owl', currentNamespaces: ['eip155'] })
  expect(scripted.pairings).toEqual([])
  actor.send({ type: 'replace' })
  await flushMicrotasks()
  expect([scripted.counts.disconnects, view().step]).toEqual([1, 'requestingUri'])
})

test('watchSession reports only a session that starts after the flow', () => {
  const session = (expiresAt: number) => ({
    wallet: { name: 'Heron', icon: null },
    networks: [],
    supportsAllNetworks: false,
    expiresAt,
  })
  scripted = createScriptedRemote(session(1))
  const { view } = startFlow({ externalPairing: true, givenUri: 'wc:page@2?expiryTimestamp=300' })
  expect(view()).toMatchObject({
    step: 'showingUri',
    uri: 'wc:page@2?expiryTimestamp=300',
    expiresAt: 300_000,
  })
  scripted.emitSession(session(1))
  scripted.emitSession(null)
  expect(view().step).toBe('showingUri')
  scripted.emitSession(session(2))
  expect([view().step, scripted.pairings.length]).toEqual(['finalizing', 0])
})
