import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { assert, describe, expect, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { kitFixture, openQrCode, pair, remoteViewOf, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
const { start } = fixture
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}
const typedData = {
  domain: { name: 'Test', version: '1', chainId: 1 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  message: { contents: 'hello' },
} as const
const connectedKeys = () =>
  Object.keys(fixture.browser.stored()).filter((key) => /connected_connector_id|DEEPLINK/.test(key))
const storedSessions = async (platform = fixture.browser.tab()) => {
  const database = platform.database('latchkit/default/relay')
  return (await database.get('wc@2:client:0.3//session')) ?? '[]'
}

describe('disconnecting a remote wallet', () => {
  test('disconnect ends the remote session of all namespaces and removes it from storage', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    expect(statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
    await kit.disconnect('eip155')
    expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(await storedSessions()).toBe('[]')
  })

  test('disconnect during a restore ends the session for the wallet too', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    kit.stop()
    const restarted = start()
    await restarted.disconnect()
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    await expect.poll(() => storedSessions()).toBe('[]')
    expect(restarted.state.getSnapshot().connections.session).toBeNull()
  })
})

test('connecting by QR code removes the stored app link of an earlier wallet', async () => {
  const tab = fixture.browser.tab()
  const earlier = JSON.stringify({ href: 'earlier://', name: 'Earlier' })
  tab.storage?.set('WALLETCONNECT_DEEPLINK_CHOICE', earlier)
  await pair(start({}, tab), await fixture.remote.phone('approve'))
  expect(connectedKeys()).toEqual([
    '@latchkit/default/eip155:connected_connector_id',
    '@latchkit/default/solana:connected_connector_id',
  ])
})

test('disconnect while a QR code is shown removes the code, and a later scan connects nothing', async () => {
  const kit = start()
  const wallet = await fixture.remote.phone('approve')
  const uri = await openQrCode(kit)
  await kit.disconnect()
  await expect.poll(() => remoteViewOf(kit)).toBeNull()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('a kit without adapters connects a remote wallet and its provider signs, but signMessage throws adapter/not-found', async () => {
  const kit = start({ adapters: [] })
  await pair(kit, await fixture.remote.phone('approve'))
  expect(statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  const provider = kit.wallet.provider('eip155')
  assert(typeof provider === 'object' && provider !== null)
  const params = ['0x68656c6c6f', kit.account.get('eip155').address]
  await expect(
    callAsync(provider, 'request', { method: 'personal_sign', params }),
  ).resolves.toMatch(/^0x/)
  await expect(kit.wallet.signMessage('hello')).rejects.toMatchObject({ code: 'adapter/not-found' })
  await kit.disconnect()
  expect(connectedKeys()).toEqual([])
})

describe('two tabs', () => {
  test('disconnect in one tab disconnects the other, and the wallet is notified once [D4]', async () => {
    const kitInOneTab = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kitInOneTab, wallet)
    const kitInOtherTab = start()
    await kitInOtherTab.ready()
    await expect
      .poll(() => statuses(kitInOtherTab))
      .toEqual({ eip155: 'connected', solana: 'connected' })
    await kitInOneTab.disconnect()
    await expect
      .poll(() => statuses(kitInOtherTab))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(fixture.remote.relay.published().filter(({ tag }) => tag === 1112)).toHaveLength(1)
    expect(kitInOtherTab.state.getSnapshot().connections.session).toBeNull()
  })

  test('a namespace that another tab disconnected is disconnected, and the others stay connected', async () => {
    const kitInOneTab = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kitInOneTab, wallet)
    const platform = fixture.browser.tab()
    const kitInOtherTab = start({}, platform)
    await expect
      .poll(() => statuses(kitInOtherTab))
      .toEqual({ eip155: 'connected', solana: 'connected' })
    // the storage event arrives before the message of the relay
    const storage = createStorage({ platform, kitId: 'default' })
    storage.remove('solana:connected_connector_id')
    storage.set('connections', { ...storage.get('connections'), solana: [] })
    platform.controls.emitStorageChange('@latchkit/default/connections')
    await expect
      .poll(() => statuses(kitInOtherTab))
      .toEqual({ eip155: 'connected', solana: 'disconnected' })
    expect(kitInOtherTab.wallet.provider('eip155')).not.toBeNull()
    await expect(kitInOtherTab.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  })

  test('connecting another remote wallet in one tab disconnects the former one in all tabs', async () => {
    const kitInOneTab = start()
    const kitInOtherTab = start()
    await kitInOtherTab.load()
    const [firstWallet, secondWallet] = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve', { accounts: [5] }),
    ]
    await pair(kitInOneTab, firstWallet)
    await pair(kitInOtherTab, secondWallet)
    await expect
      .poll(() => statuses(kitInOneTab))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(statuses(kitInOtherTab)).toEqual({ eip155: 'connected', solana: 'connected' })
    await expect.poll(() => firstWallet.state.get().sessions).toEqual([])
    kitInOtherTab.stop()
    const restarted = start()
    await restarted.ready()
    await expect
      .poll(() => statuses(restarted))
      .toEqual({ eip155: 'connected', solana: 'connected' })
    await expect(restarted.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  })
})

test('signMessage and signTypedData of a remote wallet return valid signatures and throw rpc/user-rejected after a rejection', async () => {
  const kit = start()
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  const address = hex(kit.account.get('eip155').address)
  expect(
    await verifyMessage({
      address,
      message: 'hello',
      signature: hex(await kit.wallet.signMessage('hello')),
    }),
  ).toBe(true)
  expect(
    await verifyTypedData({
      ...typedData,
      address,
      signature: hex(await kit.wallet.signTypedData(typedData)),
    }),
  ).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello')).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await expect(kit.wallet.signTypedData(typedData)).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('a valid QR code is shown again after closing, and a wallet that approves it while the modal is closed is disconnected', async () => {
  const kit = start()
  const wallet = await fixture.remote.phone('approve')
  const uri = await openQrCode(kit)
  kit.close()
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  expect(await openQrCode(kit)).toBe(uri)
  kit.close()
  await wallet.pair(uri)
  await expect
    .poll(() => fixture.remote.relay.published().some(({ tag }) => tag === 1112))
    .toBe(true)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('replacing a remote wallet disconnects it at once and shows a QR code that connects the second', async () => {
  const kit = start()
  const [firstWallet, secondWallet] = [
    await fixture.remote.phone('approve'),
    await fixture.remote.phone('approve', { accounts: [5] }),
  ]
  await pair(kit, firstWallet)
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('confirmingReplace')
  const view = remoteViewOf(kit)
  assert(view?.step === 'confirmingReplace')
  view.replace()
  await expect.poll(() => remoteViewOf(kit)?.step).toBe('showingUri')
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  const codeView = remoteViewOf(kit)
  await secondWallet.pair(codeView?.step === 'showingUri' ? codeView.uri : '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect(kit.account.get('eip155').address).toBe(
    secondWallet.state.get().accounts[0]?.addresses['eip155:1'],
  )
})
