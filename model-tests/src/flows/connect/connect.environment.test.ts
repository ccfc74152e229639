import { createKit, type KitState } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { PairingEvent, SharedConnector } from '../../../../core/src/connectors/connector.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { connectActors } from '../../../../core/src/flows/connect/connect.actors.ts'
import { connectInput } from '../../../../core/src/flows/connect/connect.input.ts'
import { externalInput } from '../../../../core/src/flows/connect/external/external.input.ts'
import { lynx, mainnet } from '../../samples.ts'

describe('preparePairing', () => {
  const uri: PairingEvent = { type: 'uri.shown', uri: 'wc:1', expiresAt: 240_000 }
  /** Implements `pair` only; every other call fails. */
  const prepare = (atOnce: readonly PairingEvent[] = []) => {
    const asked: unknown[] = []
    const listeners = new Set<(event: PairingEvent) => void>()
    const pair: SharedConnector['pair'] = (request, listener) => {
      asked.push(request)
      listeners.add(listener)
      for (const event of atOnce) listener(event)
      return () => void listeners.delete(listener)
    }
    const { preparePairing } = connectActors({
      connectors: [Object({ id: 'walletConnect', pair })],
    })
    const actor = createActor<AnyActorLogic>(preparePairing)
    const done = toPromise(actor)
    actor.start()
    const say = (event: PairingEvent) => {
      for (const listener of listeners) listener(event)
    }
    return { asked, listeners, actor, done, say }
  }

  test('preparePairing resolves with the first URI and leaves the pairing open', async () => {
    const { asked, done, say, listeners } = prepare()
    say({ type: 'relay.lost' })
    say(uri)
    await done
    expect([asked, listeners.size]).toEqual([[{ fresh: false }], 0])
  })

  test('preparePairing resolves at once when the URI exists', async () => {
    const { done, listeners } = prepare([uri])
    await done
    expect(listeners.size).toBe(0)
  })

  test('preparePairing rejects with the error of the pairing and unsubscribes', async () => {
    const { done, say, listeners } = prepare()
    const error = new KitError('remote/unreachable')
    say({ type: 'pairing.failed', error })
    await expect(done).rejects.toBe(error)
    expect(listeners.size).toBe(0)
  })

  test('preparePairing unsubscribes when it is aborted', () => {
    const { actor, done, listeners } = prepare()
    done.catch(() => {})
    actor.stop()
    expect(listeners.size).toBe(0)
  })

  test('preparePairing rejects without a remote connector', async () => {
    const actor = createActor<AnyActorLogic>(connectActors({ connectors: [] }).preparePairing)
    const done = toPromise(actor)
    actor.start()
    await expect(done).rejects.toMatchObject({ code: 'remote/unavailable' })
  })
})

describe('connectInput', () => {
  const resting = createKit({
    projectId: 'p',
    networks: [mainnet],
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const state = (config: Partial<KitState['config']>, rest: Partial<KitState> = {}): KitState => ({
    ...resting,
    ...rest,
    config: { ...resting.config, remote: true, directory: true, ...config },
  })
  const device = (change: Partial<KitState['config']['device']>) => ({
    device: { ...resting.config.device, ...change },
  })

  test.each([
    ['on a desktop', {}, false],
    ['on Android', device({ mobile: true, android: true }), false],
    ['on iOS', device({ mobile: true, ios: true }), true],
    ['in Telegram', device({ telegram: true }), true],
    ['where the page pairs by itself', { ...device({ ios: true }), manualWCControl: true }, false],
    ['without a relay', { ...device({ ios: true }), remote: false }, false],
    ['where no row would need it', { ...device({ ios: true }), directory: false }, false],
    [
      "for the page's own wallets",
      { ...device({ ios: true }), directory: false, customWallets: [lynx] },
      true,
    ],
  ])('a link is made ahead: %s', (_, config, eager) =>
    expect(connectInput(state(config)).eager).toBe(eager),
  )

  test('connectInput requires consent only with a legal URL', () => {
    const features = { ...resting.config.features, legalCheckbox: true }
    expect(connectInput(state({ features })).legal).toBe(false)
    expect(
      connectInput(state({ features, termsConditionsUrl: 'https://page.example/terms' })).legal,
    ).toBe(true)
  })

  test('externalInput names a listed wallet that is not installed', () => {
    const directory = { ...resting.directory, recommended: [lynx] }
    expect(externalInput(state({}, { directory }), { connectorId: lynx.id })).toMatchObject({
      connector: null,
      knownWallet: lynx,
    })
  })
})
