import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { assert, describe, expect, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { codeOf, kitGround, meet, pageOf, statuses } from './remote-kit.fixture.ts'

const here = kitGround()
const { start } = here
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}
const typed = {
  domain: { name: 'Test', version: '1', chainId: 1 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  primaryType: 'Mail',
  message: { contents: 'hello' },
} as const
const connectedKeys = () =>
  Object.keys(here.browser.kept()).filter((key) => /connected_connector_id|DEEPLINK/.test(key))
const sdkKeeps = async (platform = here.browser.tab()) => {
  const database = platform.database('latchkit/default/relay')
  return (await database.get('wc@2:client:0.3//session')) ?? '[]'
}

describe('disconnecting a remote wallet', () => {
  test('ends the session of all namespaces and removes it from storage', async () => {
    const kit = start()
    const wallet = await here.place.phone('approve')
    await meet(kit, wallet)
    expect(statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
    await kit.disconnect('eip155')
    expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(await sdkKeeps()).toBe('[]')
  })

  test('notifies the wallet also during a restore', async () => {
    const kit = start()
    const wallet = await here.place.phone('approve')
    await meet(kit, wallet)
    kit.stop()
    const later = start()
    await later.disconnect()
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    await expect.poll(() => sdkKeeps()).toBe('[]')
    expect(later.state.getSnapshot().connections.session).toBeNull()
  })
})

test('opens no app of an earlier wallet after a QR code was scanned', async () => {
  const tab = here.browser.tab()
  const earlier = JSON.stringify({ href: 'earlier://', name: 'Earlier' })
  tab.storage?.set('WALLETCONNECT_DEEPLINK_CHOICE', earlier)
  await meet(start({}, tab), await here.place.phone('approve'))
  expect(connectedKeys()).toEqual([
    '@latchkit/default/eip155:connected_connector_id',
    '@latchkit/default/solana:connected_connector_id',
  ])
})

test('disconnecting while a code is shown removes the code', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  const uri = await codeOf(kit)
  await kit.disconnect()
  await expect.poll(() => pageOf(kit)).toBeNull()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('namespaces without an adapter are served by remote wallets', async () => {
  const kit = start({ adapters: [] })
  await meet(kit, await here.place.phone('approve'))
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
  test('a disconnect in one tab reaches the other, and the wallet is notified once [D4]', async () => {
    const one = start()
    const wallet = await here.place.phone('approve')
    await meet(one, wallet)
    const other = start()
    await other.ready()
    await expect.poll(() => statuses(other)).toEqual({ eip155: 'connected', solana: 'connected' })
    await one.disconnect()
    await expect
      .poll(() => statuses(other))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(here.place.relay.published().filter(({ tag }) => tag === 1112)).toHaveLength(1)
    expect(other.state.getSnapshot().connections.session).toBeNull()
  })

  test('a namespace lost in one tab keeps the others connected in both', async () => {
    const one = start()
    const wallet = await here.place.phone('approve')
    await meet(one, wallet)
    const platform = here.browser.tab()
    const other = start({}, platform)
    await expect.poll(() => statuses(other)).toEqual({ eip155: 'connected', solana: 'connected' })
    // the other tab receives the storage event before the relay's message
    platform.storage?.remove('@latchkit/default/solana:connected_connector_id')
    platform.controls.emitStorageChange('@latchkit/default/solana:connected_connector_id')
    await expect
      .poll(() => statuses(other))
      .toEqual({ eip155: 'connected', solana: 'disconnected' })
    expect(other.wallet.provider('eip155')).not.toBeNull()
    await expect(other.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
  })

  test('connecting another wallet in one tab disconnects the former one in all tabs', async () => {
    const one = start()
    const two = start()
    await two.load()
    const [first, second] = [
      await here.place.phone('approve'),
      await here.place.phone('approve', { accounts: [5] }),
    ]
    await meet(one, first)
    await meet(two, second)
    await expect
      .poll(() => statuses(one))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(statuses(two)).toEqual({ eip155: 'connected', solana: 'connected' })
    await expect.poll(() => first.state.get().sessions).toEqual([])
    two.stop()
    const later = start()
    await later.ready()
    await expect.poll(() => statuses(later)).toEqual({ eip155: 'connected', solana: 'connected' })
    await expect(later.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  })
})

test('a remote wallet signs messages and typed data through the adapter, and a rejection is reported', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  await meet(kit, wallet)
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
      ...typed,
      address,
      signature: hex(await kit.wallet.signTypedData(typed)),
    }),
  ).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello')).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await expect(kit.wallet.signTypedData(typed)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
})

test('a code is reused while it is valid, and an approval after a cancel ends its session', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  const uri = await codeOf(kit)
  kit.close()
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  expect(await codeOf(kit)).toBe(uri)
  kit.close()
  await wallet.pair(uri)
  await expect.poll(() => here.place.relay.published().some(({ tag }) => tag === 1112)).toBe(true)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('a second remote wallet replaces the first, whose accounts disappear at once while the code stays shown', async () => {
  const kit = start()
  const [first, second] = [
    await here.place.phone('approve'),
    await here.place.phone('approve', { accounts: [5] }),
  ]
  await meet(kit, first)
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => pageOf(kit)?.step).toBe('confirmingReplace')
  const page = pageOf(kit)
  assert(page?.step === 'confirmingReplace')
  page.replace()
  await expect.poll(() => pageOf(kit)?.step).toBe('showingUri')
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  const shown = pageOf(kit)
  await second.pair(shown?.step === 'showingUri' ? shown.uri : '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect(kit.account.get('eip155').address).toBe(
    second.state.get().accounts[0]?.addresses['eip155:1'],
  )
})
