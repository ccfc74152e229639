import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { accountEntry, ada, addressOn, bob } from './keys.fixture.ts'
import { kusama, polkadotNetwork, setup } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const connectorId = 'polkadot-js'
const account = (address: string) => ({ address, type: 'eoa' })

async function setupWatched() {
  const run = await setup({ get: () => [accountEntry(ada), accountEntry(bob)] })
  await run.chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = run.chain.watch(connectorId, (event) => events.push(event))
  return { ...run, events, stop }
}

test('watch emits changed accounts with their addresses on the current network', async () => {
  const { extension, events } = await setupWatched()
  extension.emit([accountEntry(bob)])
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(addressOn(bob, 0))] }])
})

test('watch does not emit unchanged accounts, which extensions report to every new listener', async () => {
  const { extension, events } = await setupWatched()
  extension.emit([accountEntry(ada), accountEntry(bob)])
  expect(events).toEqual([])
})

test('watch emits `disconnected` if no account is left or usable on the network [B8]', async () => {
  const { extension, events } = await setupWatched()
  extension.emit([])
  expect(events).toEqual([{ type: 'disconnected' }])
  const bound = await setupWatched()
  bound.extension.emit([accountEntry(ada, { genesisHash: `0x${'f'.repeat(64)}` })])
  expect(bound.events).toEqual([{ type: 'disconnected' }])
})

test.each([[null], ['text'], [{}], [[7, { address: 'nonsense' }]]])(
  'watch drops the list %j',
  async (list) => {
    const { extension, events } = await setupWatched()
    extension.emit(list)
    expect(events).toEqual([])
  },
)

test('watch replays events that were emitted after the connection [B9]', async () => {
  const { chain, extension } = await setup({ get: () => [accountEntry(ada)] })
  await chain.connect({ connectorId, caipNetworkId: null }, signal)
  extension.emit([accountEntry(bob)])
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(addressOn(bob, 0))] }])
})

test.each(['unsubscribe', 'stop() of the adapter'])(
  '%s removes the listener from the extension',
  async (which) => {
    const { extension, events, stop, adapter } = await setupWatched()
    expect(extension.listenerCount()).toBe(1)
    if (which === 'unsubscribe') stop()
    else adapter.stop()
    extension.emit([])
    expect([extension.listenerCount(), events]).toEqual([0, []])
  },
)

test('unsubscribe also works for an extension that returns a promise of its unsubscribe function', async () => {
  const { chain, extension } = await setup({ get: () => [accountEntry(ada)] })
  const unsubscribed: string[] = []
  const { subscribe } = extension.injected.accounts
  extension.injected.accounts.subscribe = (listener) => {
    subscribe(listener)
    return Promise.resolve(() => unsubscribed.push('late')) as never
  }
  await chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))()
  extension.emit([])
  await expect.poll(() => unsubscribed).toEqual(['late'])
  expect(events).toEqual([])
})

test('watch emits `disconnected` for an extension that is not connected', async () => {
  const { chain } = await setup()
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('switchNetwork emits the same accounts, in the same order, with their addresses on the network', async () => {
  const { chain, events, extension } = await setupWatched()
  await expect(chain.switchNetwork({ connectorId, network: kusama }, signal)).resolves.toBe(
    kusama.caipNetworkId,
  )
  expect(events).toEqual([
    {
      type: 'chain.changed',
      caipNetworkId: kusama.caipNetworkId,
      accounts: [account(addressOn(ada, 2)), account(addressOn(bob, 2))],
    },
  ])
  extension.emit([accountEntry(ada)])
  expect(events[1]).toEqual({ type: 'accounts.changed', accounts: [account(addressOn(ada, 2))] })
})

test('switchNetwork rejects a network on which no account is usable', async () => {
  const { chain, events, extension } = await setupWatched()
  extension.emit([
    accountEntry(ada, {
      genesisHash: `0x${polkadotNetwork.caipNetworkId.slice(9)}${'0'.repeat(32)}`,
    }),
  ])
  events.splice(0)
  await expect(chain.switchNetwork({ connectorId, network: kusama }, signal)).rejects.toMatchObject(
    {
      code: 'network/not-supported-by-wallet',
    },
  )
  expect(events).toEqual([])
})

test('switchNetwork rejects if the extension is not connected', async () => {
  const { chain } = await setup()
  await expect(chain.switchNetwork({ connectorId, network: kusama }, signal)).rejects.toMatchObject(
    { code: 'connector/not-connected' },
  )
})

test('addNetwork always rejects', async () => {
  const { chain } = await setupWatched()
  await expect(chain.addNetwork({ connectorId, network: kusama }, signal)).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})

test('disconnect deletes the connection without calling the extension', async () => {
  const { chain, extension } = await setupWatched()
  const before = extension.calls.length
  await chain.disconnect(connectorId, signal)
  expect([extension.calls.length, chain.provider(connectorId)]).toEqual([before, null])
})

test('provider() is null and signMessage rejects after the extension stops sharing accounts', async () => {
  const { chain, extension } = await setupWatched()
  extension.emit([])
  expect(chain.provider(connectorId)).toBeNull()
  await expect(
    chain.signMessage({ connectorId, address: addressOn(ada, 0), message: 'x' }, signal),
  ).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
})
