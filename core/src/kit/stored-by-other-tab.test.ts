import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connectorKey } from '../domain/account/connector-key.ts'
import { plainWallet } from '../domain/wallet/parse-wallet.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { createStorage } from '../storage/storage.ts'
import { scriptedConnector } from '../testing/scripted-adapter.ts'
import {
  address,
  connection,
  connectWallet,
  createTestKit,
  otherAddress,
  settle,
  storedConnection,
} from './kit.fixture.ts'

let env: ReturnType<typeof createTestKit>
beforeEach(() => {
  env = createTestKit()
  env.kit.start()
  return () => env.kit.stop()
})

const storageOf = () => createStorage({ platform: env.platform, kitId: 'default' })
const storedConnections = () => {
  const storage = storageOf()
  return [
    storage.get(connectorKey('eip155')),
    storage.get('connections')?.eip155?.[0]?.accounts[0]?.address ?? null,
    storage.get('connection_status'),
  ]
}
/** Writes to storage what a kit in another tab writes when it connects a wallet. */
function connectInOtherTab(connectorId = 'hare') {
  const storage = storageOf()
  storage.set(connectorKey('eip155'), connectorId)
  storage.set('connections', {
    eip155: [{ connectorId, accounts: [{ address: otherAddress }] }],
  })
  storage.set('connection_status', 'connected')
}
const storedHare = ['hare', otherAddress, 'connected']

test.each([
  ['loses its wallet', async () => env.adapter.emit({ type: 'disconnected' })],
  [
    'disconnects',
    async () => {
      void env.kit.disconnect()
      await settle()
      env.adapter.calls.disconnect.at(-1)?.resolve()
    },
  ],
])(
  'the wallet that another tab has connected stays stored when this tab %s [D4]',
  async (_, end) => {
    await connectWallet(env, 'fox')
    connectInOtherTab()
    await end()
    await settle()
    expect(env.kit.account.get().status).toBe('disconnected')
    expect(storedConnections()).toEqual(storedHare)
  },
)

test('the same wallet that another tab has connected stays stored when the disconnect of this tab ends [V33]', async () => {
  await connectWallet(env, 'fox')
  void env.kit.disconnect()
  await settle()
  expect(storedConnections()).toEqual([null, null, 'disconnected'])
  connectInOtherTab('fox')
  env.adapter.calls.disconnect.at(-1)?.resolve()
  await settle()
  expect(env.kit.account.get().status).toBe('disconnected')
  expect(storedConnections()).toEqual(['fox', otherAddress, 'connected'])
})

test('the wallet that another tab has connected stays stored when the visitor selects an address in this tab [D4]', async () => {
  await connectWallet(env, 'fox', [address, otherAddress])
  connectInOtherTab()
  env.kit.account.select('eip155', otherAddress)
  await settle()
  expect(env.kit.account.get()).toMatchObject({ address: otherAddress, connectorId: 'fox' })
  expect(storedConnections()).toEqual(storedHare)
})

test('a connection that another tab disconnects while this tab restores it is not stored again [V33]', async () => {
  const tab = createTestKit(storedConnection('fox'))
  onTestFinished(() => tab.kit.stop())
  env = tab
  tab.kit.start()
  await settle()
  storageOf().remove(connectorKey('eip155'))
  storageOf().set('connections', { eip155: [] })
  tab.adapter.calls.resume[0]?.resolve(connection('fox'))
  await settle()
  expect(storedConnections()[0]).toBeNull()
  // The storage event arrives after the answer of the wallet.
  tab.platform.controls.emitStorageChange('@latchkit/default/connections')
  await settle()
  expect(tab.kit.account.get().status).toBe('disconnected')
})

test('the wallet that another tab has connected stays stored when this tab has restored its own [D4]', async () => {
  const tab = createTestKit(storedConnection('fox'))
  onTestFinished(() => tab.kit.stop())
  env = tab
  tab.kit.start()
  await settle()
  connectInOtherTab()
  tab.adapter.calls.resume[0]?.resolve(connection('fox'))
  await settle()
  expect(tab.kit.account.get()).toMatchObject({ status: 'connected', connectorId: 'fox' })
  expect(storedConnections()).toEqual(storedHare)
})

test('a restored connection is stored with the accounts that its wallet shares [D4]', async () => {
  const tab = createTestKit(storedConnection('fox'))
  onTestFinished(() => tab.kit.stop())
  env = tab
  tab.kit.start()
  await settle()
  tab.adapter.calls.resume[0]?.resolve(connection('fox', [otherAddress]))
  await settle()
  expect(storedConnections()).toEqual(['fox', otherAddress, 'connected'])
})

test('a connection that this tab makes replaces that of another tab, and its loss is stored [D4]', async () => {
  connectInOtherTab()
  await connectWallet(env, 'fox')
  expect(storedConnections()).toEqual(['fox', address, 'connected'])
  env.adapter.emit({ type: 'disconnected' })
  await settle()
  expect(storedConnections()).toEqual([null, null, 'disconnected'])
})

test('a selected address is stored again after the page has cleared storage [XE1]', async () => {
  await connectWallet(env, 'fox', [address, otherAddress])
  env.platform.controls.storage?.values.clear()
  env.kit.account.select('eip155', otherAddress)
  await settle()
  expect(storedConnections()).toEqual(['fox', otherAddress, 'connected'])
})

const wallet = (id: string): Wallet => plainWallet(scriptedConnector(id))
const storedRecent = () =>
  storageOf()
    .get('recent_wallets')
    ?.map(({ id }) => id)

test('the recent wallets of another tab stay stored when this tab connects a wallet [D4]', async () => {
  await connectWallet(env, 'hare')
  storageOf().set('recent_wallets', [wallet('owl'), wallet('cat')])
  await connectWallet(env, 'fox')
  expect(storedRecent()).toEqual(['fox', 'owl'])
})
