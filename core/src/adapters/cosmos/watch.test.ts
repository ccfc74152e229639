import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { ada, bob, setup, type TestKey } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()

async function setupWatched() {
  const state: { key: TestKey; respond: (() => unknown) | null } = { key: ada, respond: null }
  const run = await setup({
    getKey: (chainId) =>
      state.respond?.() ??
      state.key.keyResult(chainId === 'osmosis-1' ? 'osmo' : 'cosmos', { name: '' }),
  })
  await run.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = run.chain.watch('keplr', (event) => events.push(event))
  return {
    ...run,
    events,
    stop,
    state,
    emitChange: () => run.platform.controls.emit('keplr_keystorechange'),
  }
}
function deferred() {
  let resolve = (_: unknown) => {}
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
const account = (key: TestKey, prefix = 'cosmos') => ({
  address: key.addressOn(prefix),
  type: 'eoa',
  publicKey: key.publicKey,
})

test('watch requests the key again after an account change, without a prompt', async () => {
  const { state, emitChange, events, wallet } = await setupWatched()
  state.key = bob
  emitChange()
  await until(() => events.length > 0)
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(bob)] }])
  expect(wallet.methods()).toEqual(['enable', 'getKey', 'getKey'])
})

test('watch ignores a key that arrives after a later account change', async () => {
  const { state, emitChange, events } = await setupWatched()
  const first = deferred()
  state.respond = () => first.promise
  emitChange()
  state.respond = null
  state.key = bob
  emitChange()
  await until(() => events.length > 0)
  first.resolve(ada.keyResult('cosmos'))
  await first.promise
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(bob)] }])
})

test.each([
  ['a rejection', () => Promise.reject(new Error('Request rejected'))],
  [
    'an address of another key',
    () => ada.keyResult('cosmos', { bech32Address: bob.addressOn('cosmos') }),
  ],
])(
  'watch emits `disconnected` if the wallet responds to an account change with %s [B8]',
  async (_, respond) => {
    const { state, emitChange, events, chain } = await setupWatched()
    state.respond = respond
    emitChange()
    await until(() => events.length > 0)
    expect([events, chain.provider('keplr')]).toEqual([[{ type: 'disconnected' }], null])
  },
)

test('watch ignores the events of other wallets', async () => {
  const { platform, wallet } = await setupWatched()
  platform.controls.emit('leap_keystorechange')
  expect(wallet.methods()).toEqual(['enable', 'getKey'])
})

test.each(['unsubscribe', 'stop() of the adapter'])(
  '%s ends the events, including that of a pending key request',
  async (which) => {
    const { state, emitChange, events, stop, adapter, platform } = await setupWatched()
    const pendingKey = deferred()
    state.respond = () => pendingKey.promise
    emitChange()
    if (which === 'unsubscribe') stop()
    else adapter.stop()
    pendingKey.resolve(bob.keyResult('cosmos'))
    await pendingKey.promise
    emitChange()
    expect([events, platform.controls.listenerCount()]).toEqual([
      [],
      which === 'unsubscribe' ? 1 : 0,
    ])
  },
)

test('watch emits `disconnected` for a wallet that is not on the page', async () => {
  const { chain } = await setup()
  const events: WalletEvent[] = []
  chain.watch('leap', (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('watch does not request the key of a wallet that is not connected', async () => {
  const { chain, platform, wallet } = await setup()
  chain.watch('keplr', () => {})
  platform.controls.emit('keplr_keystorechange')
  expect(wallet.calls).toEqual([])
})
