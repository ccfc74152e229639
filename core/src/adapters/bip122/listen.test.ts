import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/index.ts'
import {
  accountResult,
  addressEntry,
  mainnet,
  mainnetPayment,
  ordinals,
  otherPayment,
  path,
  payment,
  publicKey,
  rejectWith,
  setup,
  sharedResult,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const mainnetAccounts = [{ address: mainnetPayment, type: 'payment', publicKey }]

async function setupWatched(scripts: Parameters<typeof setup>[0] = {}) {
  const run = await setup({
    wallet_connect: () => sharedResult,
    wallet_getAccount: () => sharedResult,
    ...scripts,
  })
  await run.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = run.chain.watch(path, (event) => events.push(event))
  return { ...run, events, stop }
}

test('accountChange emits the accounts, one of the preferred type first', async () => {
  const { wallet, events } = await setupWatched()
  wallet.emit('accountChange', {
    addresses: [addressEntry(ordinals, 'ordinals'), addressEntry(otherPayment)],
  })
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: otherPayment }, { address: ordinals }] },
  ])
})

test('accountChange without accounts reads them from the wallet without a prompt', async () => {
  const { wallet, events } = await setupWatched()
  wallet.emit('accountChange')
  await until(() => events.length > 0)
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: payment }, { address: ordinals }] },
  ])
  expect(wallet.methods().at(-1)).toBe('wallet_getAccount')
})

test('accountChange disconnects a wallet that then denies access to its accounts', async () => {
  const { wallet, events } = await setupWatched({ wallet_getAccount: rejectWith({ code: -32002 }) })
  wallet.emit('accountChange')
  await until(() => events.length > 0)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('accountChange with accounts discards the result of an earlier read that is still pending', async () => {
  const resolvers: ((result: unknown) => void)[] = []
  const { wallet, events } = await setupWatched({
    wallet_getAccount: () => new Promise((resolve) => resolvers.push(resolve)),
  })
  wallet.emit('accountChange')
  await until(() => resolvers.length === 1)
  wallet.emit('accountChange', { addresses: [addressEntry(otherPayment)] })
  resolvers[0]?.(sharedResult)
  await until(() => events.length > 0)
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: otherPayment }] },
  ])
})

test('networkChange emits the network with its addresses', async () => {
  const { wallet, events } = await setupWatched()
  wallet.emit('networkChange', {
    bitcoin: { name: 'Mainnet' },
    addresses: [addressEntry(mainnetPayment)],
  })
  expect(events).toEqual([
    { type: 'chain.changed', caipNetworkId: mainnet, accounts: mainnetAccounts },
    { type: 'accounts.changed', accounts: mainnetAccounts },
  ])
})

test.each([
  [
    'an unknown network',
    'networkChange',
    { bitcoin: { name: 'Moonnet' }, addresses: [addressEntry(payment)] },
  ],
  [
    'addresses of another network',
    'networkChange',
    { bitcoin: { name: 'Mainnet' }, addresses: [addressEntry(payment)] },
  ],
  ['invalid entries', 'accountChange', { addresses: [7, null] }],
  ['text instead of a list of addresses', 'accountChange', { addresses: 'x' }],
])('watch drops an event with %s [B4]', async (_, event, payload) => {
  const { wallet, events } = await setupWatched()
  wallet.emit(event, payload)
  expect(events).toEqual([])
})

test.each([
  ['disconnect', {}],
  ['accountChange', { addresses: [] }],
])('%s with %j disconnects the wallet [B8]', async (event, payload) => {
  const { wallet, events } = await setupWatched()
  wallet.emit(event, payload)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('watch replays an event that was emitted during the connection [B9]', async () => {
  const run = await setup({
    wallet_connect() {
      run.wallet.emit('disconnect')
      return sharedResult
    },
  })
  await run.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  run.chain.watch(path, (event) => events.push(event))
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each(['unsubscribe', 'stop() of the adapter'])(
  '%s removes all listeners from the wallet',
  async (which) => {
    const { wallet, events, stop, adapter } = await setupWatched()
    expect(wallet.listenerCount()).toBe(3)
    if (which === 'unsubscribe') stop()
    else adapter.stop()
    wallet.emit('disconnect')
    expect([wallet.listenerCount(), events]).toEqual([0, []])
  },
)

test('connect succeeds for a wallet without `addListener`', async () => {
  const { wallet, chain } = await setup({ wallet_connect: () => sharedResult })
  Object.assign(wallet.provider, { addListener: null })
  await expect(
    chain.connect({ connectorId: path, caipNetworkId: null }, signal),
  ).resolves.toMatchObject({ address: payment })
})

const network = defineNetwork(bitcoin)
const mainnetResult = accountResult([addressEntry(mainnetPayment)], 'Mainnet')

test('switchNetwork resolves after listeners have received the addresses on the new network', async () => {
  let current = sharedResult
  const { chain, events, wallet } = await setupWatched({
    wallet_changeNetwork() {
      current = mainnetResult
      return null
    },
    wallet_getAccount: () => current,
  })
  await expect(chain.switchNetwork({ connectorId: path, network }, signal)).resolves.toBe(mainnet)
  expect(events[0]).toEqual({
    type: 'chain.changed',
    caipNetworkId: mainnet,
    accounts: mainnetAccounts,
  })
  expect(wallet.calls.find(({ method }) => method === 'wallet_changeNetwork')?.params).toEqual({
    name: 'Mainnet',
  })
})

test('switchNetwork resolves with the wallet’s actual network, even if the wallet did not switch [K1]', async () => {
  const { chain } = await setupWatched({ wallet_changeNetwork: () => null })
  await expect(chain.switchNetwork({ connectorId: path, network }, signal)).resolves.toBe(
    defineNetwork(bitcoinTestnet).caipNetworkId,
  )
})

test.each([
  ['is rejected', { code: -32000 }, 'rpc/user-rejected'],
  ['is not supported', { code: -32601 }, 'network/not-supported-by-wallet'],
  ['fails with the error undefined', undefined, 'rpc/internal'],
  ['fails with an error that is text', 'odd', 'network/switch-failed'],
])('switchNetwork rejects if the request %s', async (_, error, code) => {
  const { chain } = await setupWatched({ wallet_changeNetwork: rejectWith(error) })
  await expect(chain.switchNetwork({ connectorId: path, network }, signal)).rejects.toMatchObject({
    code,
  })
})

test('switchNetwork rejects an unknown network without a wallet request, and addNetwork always rejects', async () => {
  const { chain, wallet } = await setupWatched()
  const unknown = {
    ...network,
    caipNetworkId: toCaipNetworkId('bip122:ffffffffffffffffffffffffffffffff'),
  }
  await expect(
    chain.switchNetwork({ connectorId: path, network: unknown }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
  await expect(chain.addNetwork({ connectorId: path, network }, signal)).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
  expect(wallet.methods()).toEqual(['wallet_connect'])
})

test.each([
  ['wallet_disconnect', ['wallet_connect', 'wallet_disconnect']],
  [
    'wallet_renouncePermissions',
    ['wallet_connect', 'wallet_disconnect', 'wallet_renouncePermissions'],
  ],
  ['neither', ['wallet_connect', 'wallet_disconnect', 'wallet_renouncePermissions']],
])(
  'disconnect calls wallet_disconnect, then wallet_renouncePermissions if needed; the wallet supports %s',
  async (method, methods) => {
    const { chain, wallet } = await setupWatched({ [method]: () => null })
    await chain.disconnect(path, signal)
    expect(wallet.methods()).toEqual(methods)
  },
)

test('disconnect only forgets a wallet whose permission another namespace needs [V9]', async () => {
  const { chain, wallet } = await setupWatched({ wallet_disconnect: () => null })
  await chain.disconnect(path, signal, { revoke: false })
  expect(wallet.methods()).toEqual(['wallet_connect'])
})

test('disconnect resolves if the permission is already revoked or the wallet is unknown', async () => {
  const { chain } = await setupWatched({ wallet_disconnect: rejectWith({ code: -32002 }) })
  await expect(chain.disconnect(path, signal)).resolves.toBeUndefined()
  await expect(chain.disconnect('gone', signal)).resolves.toBeUndefined()
})

test('disconnect rejects with `account/disconnect-failed` if the wallet fails', async () => {
  const { chain } = await setupWatched({ wallet_disconnect: rejectWith({ code: -32603 }) })
  await expect(chain.disconnect(path, signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
  })
})
