import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { assert, describe, expect, test } from 'vitest'
import { callLater } from '../../../core/src/clients/relay/peek.ts'
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

describe('leaving', () => {
  test('one namespace ends the session for all, and nothing of it is kept anywhere', async () => {
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

  test('what is still being restored tells the wallet all the same', async () => {
    const kit = start()
    const wallet = await here.place.phone('approve')
    await meet(kit, wallet)
    kit.stop()
    const later = start()
    await later.disconnect()
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    await expect.poll(() => sdkKeeps()).toBe('[]')
    expect(later.store.getSnapshot().connections.session).toBeNull()
  })
})

test('who scanned the code answers there: no app of an earlier wallet is opened', async () => {
  const tab = here.browser.tab()
  const earlier = JSON.stringify({ href: 'earlier://', name: 'Earlier' })
  tab.storage?.set('WALLETCONNECT_DEEPLINK_CHOICE', earlier)
  await meet(start({}, tab), await here.place.phone('approve'))
  expect(connectedKeys()).toEqual([
    '@latchkit/default/eip155:connected_connector_id',
    '@latchkit/default/solana:connected_connector_id',
  ])
})

test('disconnecting while a wallet is waited for takes the code back', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  const uri = await codeOf(kit)
  await kit.disconnect()
  await expect.poll(() => pageOf(kit)).toBeNull()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('without an adapter every namespace has remote wallets all the same', async () => {
  const kit = start({ adapters: [] })
  await meet(kit, await here.place.phone('approve'))
  expect(statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  const provider = kit.getWalletProvider('eip155')
  assert(typeof provider === 'object' && provider !== null)
  const params = ['0x68656c6c6f', kit.getAddress('eip155')]
  await expect(
    callLater(provider, 'request', { method: 'personal_sign', params }),
  ).resolves.toMatch(/^0x/)
  await expect(kit.signMessage('hello')).rejects.toMatchObject({ code: 'adapter/not-found' })
  await kit.disconnect()
  expect(connectedKeys()).toEqual([])
})

describe('two tabs', () => {
  test('D4: what one disconnects the other follows, and the wallet is told once', async () => {
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
    expect(other.store.getSnapshot().connections.session).toBeNull()
  })

  test('a namespace that one lost first leaves the others connected in both', async () => {
    const one = start()
    const wallet = await here.place.phone('approve')
    await meet(one, wallet)
    const platform = here.browser.tab()
    const other = start({}, platform)
    await expect.poll(() => statuses(other)).toEqual({ eip155: 'connected', solana: 'connected' })
    // the other tab hears of it from storage before the relay tells it
    platform.storage?.remove('@latchkit/default/solana:connected_connector_id')
    platform.controls.emitStorageChange('@latchkit/default/solana:connected_connector_id')
    await expect
      .poll(() => statuses(other))
      .toEqual({ eip155: 'connected', solana: 'disconnected' })
    expect(other.getWalletProvider('eip155')).not.toBeNull()
    await expect(other.signMessage('hello')).resolves.toMatch(/^0x/)
  })

  test('a tab that connects another wallet disconnects the one before in all tabs', async () => {
    const one = start()
    const two = start()
    await two.wake()
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
    await expect(later.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  })
})

test('signs messages and typed data through the adapter; a refusal is one', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  await meet(kit, wallet)
  const address = hex(kit.getAddress('eip155'))
  expect(
    await verifyMessage({
      address,
      message: 'hello',
      signature: hex(await kit.signMessage('hello')),
    }),
  ).toBe(true)
  expect(
    await verifyTypedData({ ...typed, address, signature: hex(await kit.signTypedData(typed)) }),
  ).toBe(true)
  wallet.setMode('reject')
  await expect(kit.signMessage('hello')).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  await expect(kit.signTypedData(typed)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
})

test('a code is the same while it is good; an approval that nobody waits for is taken back', async () => {
  const kit = start()
  const wallet = await here.place.phone('approve')
  const uri = await codeOf(kit)
  kit.close()
  await expect.poll(() => kit.isOpen()).toBe(false)
  expect(await codeOf(kit)).toBe(uri)
  kit.close()
  await wallet.pair(uri)
  await expect.poll(() => here.place.relay.published().some(({ tag }) => tag === 1112)).toBe(true)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
})

test('a second wallet takes the place of the first, whose accounts go at once, and the page of the code stays', async () => {
  const kit = start()
  const [first, second] = [
    await here.place.phone('approve'),
    await here.place.phone('approve', { accounts: [5] }),
  ]
  await meet(kit, first)
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  await expect.poll(() => pageOf(kit)?.step).toBe('replacing')
  const page = pageOf(kit)
  assert(page?.step === 'replacing')
  page.replace()
  await expect.poll(() => pageOf(kit)?.step).toBe('shown')
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(kit.isOpen()).toBe(true)
  const shown = pageOf(kit)
  await second.pair(shown?.step === 'shown' ? shown.uri : '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect(kit.getAddress('eip155')).toBe(second.state.get().accounts[0]?.addresses['eip155:1'])
})
