import { createKit, type KitState } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, sendTo, setup, toPromise } from 'xstate'
import type { PairingEvent, RemoteConnector } from '../../../../core/src/connectors/connector.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { connectActors, connectInput } from '../../../../core/src/flows/connect/connect.flow.ts'
import { externalInput } from '../../../../core/src/flows/connect/external/external.flow.ts'
import { lynx, mainnet } from '../../samples.ts'

describe('preparePairing', () => {
  const uri: PairingEvent = { type: 'uri.shown', uri: 'wc:1', expiresAt: 240_000 }
  /** Starts the actor with a connector that implements `pair` only and emits `initialEvents`. */
  const startPreparePairing = (initialEvents: readonly PairingEvent[] = []) => {
    const pairRequests: unknown[] = []
    const listeners = new Set<(event: PairingEvent) => void>()
    const pair: RemoteConnector['pair'] = (request, listener) => {
      pairRequests.push(request)
      listeners.add(listener)
      for (const event of initialEvents) listener(event)
      return () => void listeners.delete(listener)
    }
    const { preparePairing } = connectActors({
      remote: Object({ id: 'walletConnect', pair }),
      embedded: null,
    })
    const actor = createActor<AnyActorLogic>(preparePairing)
    const done = toPromise(actor)
    actor.start()
    const emit = (event: PairingEvent) => {
      for (const listener of listeners) listener(event)
    }
    return { pairRequests, listeners, actor, done, emit }
  }

  test('preparePairing resolves when the pairing has a URI, and unsubscribes', async () => {
    const { pairRequests, done, emit, listeners } = startPreparePairing()
    emit({ type: 'relay.lost' })
    emit(uri)
    await done
    expect([pairRequests, listeners.size]).toEqual([[{ fresh: false }], 0])
  })

  test('preparePairing resolves at once when the pairing already has a URI', async () => {
    const { done, listeners } = startPreparePairing([uri])
    await done
    expect(listeners.size).toBe(0)
  })

  test('preparePairing rejects with the error of the pairing and unsubscribes', async () => {
    const { done, emit, listeners } = startPreparePairing()
    const error = new KitError(catalogue, 'remote/unreachable')
    emit({ type: 'pairing.failed', error })
    await expect(done).rejects.toBe(error)
    expect(listeners.size).toBe(0)
  })

  test('preparePairing unsubscribes when it is aborted', () => {
    const { actor, done, listeners } = startPreparePairing()
    done.catch(() => {})
    actor.stop()
    expect(listeners.size).toBe(0)
  })

  test('preparePairing rejects without a remote connector', async () => {
    const actor = createActor<AnyActorLogic>(
      connectActors({ remote: null, embedded: null }).preparePairing,
    )
    const done = toPromise(actor)
    actor.start()
    await expect(done).rejects.toMatchObject({ code: 'remote/unavailable' })
  })
})

describe('openPopups', () => {
  const startOpenPopups = (open: () => boolean) => {
    const actors = connectActors({ remote: null, embedded: Object({ popup: { open } }) })
    const events: unknown[] = []
    const parent = setup({ actors: { openPopups: actors.openPopups } }).createMachine({
      invoke: { id: 'openPopups', src: 'openPopups' },
      on: {
        pick: { actions: sendTo('openPopups', { type: 'popup.open', provider: 'google' }) },
        '*': { actions: ({ event }) => events.push(event) },
      },
    })
    const actor = createActor(parent).start()
    return { events, pick: () => actor.send({ type: 'pick' }) }
  }

  test.each([
    [true, 'popup.opened'],
    [false, 'popup.blocked'],
  ])(
    'openPopups opens the popup within the call of the click and reports %s as %s',
    (isOpen, type) => {
      let opened = 0
      const { events, pick } = startOpenPopups(() => {
        opened++
        return isOpen
      })
      expect(opened).toBe(0)
      pick()
      expect([opened, events]).toEqual([1, [{ type, provider: 'google' }]])
    },
  )
})

describe('connectInput', () => {
  const initialState = createKit({
    projectId: 'p',
    networks: [mainnet],
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const state = (config: Partial<KitState['config']>, rest: Partial<KitState> = {}): KitState => ({
    ...initialState,
    ...rest,
    config: { ...initialState.config, remote: true, directory: true, ...config },
  })
  const device = (change: Partial<KitState['config']['device']>) => ({
    device: { ...initialState.config.device, ...change },
  })

  test.each([
    ['on a desktop', {}, false],
    ['on Android', device({ mobile: true, android: true }), false],
    ['on iOS', device({ mobile: true, ios: true }), true],
    ['in Telegram', device({ telegram: true }), true],
    ['with manualWCControl', { ...device({ ios: true }), manualWCControl: true }, false],
    ['without remote wallets', { ...device({ ios: true }), remote: false }, false],
    ['without the directory', { ...device({ ios: true }), directory: false }, false],
    [
      'with customWallets and without the directory',
      { ...device({ ios: true }), directory: false, customWallets: [lynx] },
      true,
    ],
  ])('connectInput: %s, `eager` is $2', (_, config, eager) =>
    expect(connectInput(state(config)).eager).toBe(eager),
  )

  test.each([
    [true, ['wallet']],
    [false, []],
  ])('connectInput: with enableWallets: %s, the methods are %j', (enableWallets, methods) =>
    expect(connectInput(state({ enableWallets })).methods).toEqual(methods),
  )

  test('connectInput offers popups except in Telegram', () => {
    expect(connectInput(state({})).popups).toBe(true)
    expect(connectInput(state(device({ telegram: true }))).popups).toBe(false)
  })

  test('connectInput offers the logins of the embedded wallet in the configured order', () => {
    const remoteFeatures = {
      email: true,
      socials: ['farcaster', 'google'],
      swaps: false,
      onramp: false,
      activity: true,
      branding: true,
    } as const
    const embeddedWallet = {
      origin: 'https://frame.example',
      dashboardUrl: 'https://frame.example/dashboard',
      networks: [mainnet.caipNetworkId],
      blockedSocials: [],
    }
    expect(connectInput(state({ embeddedWallet, remoteFeatures }))).toMatchObject({
      methods: ['email', 'social', 'wallet'],
      wallets: 'listed',
      socials: ['farcaster', 'google'],
    })
  })

  test('connectInput requires consent only with a legal URL', () => {
    const features = { ...initialState.config.features, legalCheckbox: true }
    expect(connectInput(state({ features })).legal).toBe(false)
    expect(
      connectInput(state({ features, termsConditionsUrl: 'https://page.example/terms' })).legal,
    ).toBe(true)
  })

  test('externalInput returns the listed wallet and no connector for a wallet that is not installed', () => {
    const directory = { ...initialState.directory, recommended: [lynx] }
    expect(externalInput(state({}, { directory }), { connectorId: lynx.id })).toMatchObject({
      connector: null,
      knownWallet: lynx,
    })
  })
})
