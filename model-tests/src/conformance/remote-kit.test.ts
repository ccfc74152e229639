import type { Kit } from '@latchkit/core'
import type { MemoryPlatform } from '@latchkit/core/testing'
import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { assert, describe, expect, test } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { createStorage } from '../../../core/src/storage/storage.ts'
import { clockWithout } from './page.fixture.ts'
import {
  kitFixture,
  openQrCode,
  pair,
  remoteViewOf,
  replaceWallet,
  statuses,
} from './remote-kit.fixture.ts'

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
/** The sessions in the partitions of all tabs. */
const storedSessions = async (): Promise<readonly unknown[]> => {
  const database = fixture.browser.tab().database('latchkit/default/relay')
  const keys = (await database.keys()).filter((key) => key.endsWith('//session'))
  const texts = await Promise.all(keys.map((key) => database.get(key)))
  return texts.flatMap((text) => JSON.parse(String(text)))
}

describe('disconnecting a remote wallet', () => {
  test('disconnect ends the remote session of all namespaces and removes it from storage', async () => {
    const kit = start()
    const wallet = await fixture.remote.phone('approve')
    await pair(kit, wallet)
    expect(statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
    await expect.poll(() => storedSessions()).toHaveLength(1)
    await kit.disconnect('eip155')
    expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(connectedKeys()).toEqual([])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(await storedSessions()).toEqual([])
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
    await expect.poll(() => storedSessions()).toEqual([])
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

  test('a tab without a connection restores the one that another tab stores, as soon as it is seen, until a tab disconnects [V33]', async () => {
    const [seen, hidden] = [fixture.browser.tab(), fixture.browser.tab()]
    hidden.controls.isHidden = true
    const kits = [start(), start({}, seen), start({}, hidden)] as const
    const wallet = await fixture.remote.phone('approve')
    await pair(kits[0], wallet)
    await expect.poll(() => statuses(kits[1])).toEqual({ eip155: 'connected', solana: 'connected' })
    expect(kits[1].account.get('eip155').address).toBe(kits[0].account.get('eip155').address)
    await expect(kits[1].wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    expect(statuses(kits[2])).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    hidden.controls.isHidden = false
    hidden.controls.emitVisible()
    await expect.poll(() => statuses(kits[2])).toEqual({ eip155: 'connected', solana: 'connected' })
    await kits[1].disconnect()
    for (const kit of kits)
      await expect
        .poll(() => statuses(kit))
        .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    seen.controls.emitVisible()
    expect(statuses(kits[1])).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    await pair(kits[2], wallet)
    await expect.poll(() => statuses(kits[1])).toEqual({ eip155: 'connected', solana: 'connected' })
  })

  test('replacing the remote wallet in one tab replaces it in all tabs [V33]', async () => {
    const kitInOneTab = start()
    const kitInOtherTab = start()
    await kitInOtherTab.load()
    const [firstWallet, secondWallet] = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve', { accounts: [5] }),
    ]
    await pair(kitInOneTab, firstWallet)
    await expect
      .poll(() => statuses(kitInOtherTab))
      .toEqual({ eip155: 'connected', solana: 'connected' })
    const uri = await replaceWallet(kitInOtherTab)
    await expect.poll(() => firstWallet.state.get().sessions).toEqual([])
    await expect
      .poll(() => statuses(kitInOneTab))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    await secondWallet.pair(uri)
    const second = secondWallet.state.get().accounts[0]?.addresses['eip155:1']
    for (const kit of [kitInOtherTab, kitInOneTab])
      await expect.poll(() => kit.account.get('eip155').address).toBe(second)
    for (const kit of [kitInOtherTab, kitInOneTab]) kit.stop()
    const restarted = start()
    await restarted.ready()
    await expect
      .poll(() => statuses(restarted))
      .toEqual({ eip155: 'connected', solana: 'connected' })
    await expect(restarted.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  })
})

describe('two tabs that each show a code', () => {
  const addressOf = (kit: Kit) => kit.account.get('eip155').address
  const toastOf = (kit: Kit) => {
    const { toast } = kit.state.getSnapshot()
    return toast.open ? toast.code : null
  }
  /** Delay after which a tab ends the session of a closed tab. */
  const lostSessionDelay = 4_000
  /** Two tabs with a code each, and two phones with different accounts. */
  async function openCodes(late?: MemoryPlatform) {
    const kits = [start(), start({}, late)] as const
    const codes = [await openQrCode(kits[0]), await openQrCode(kits[1])] as const
    const phones = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve', { accounts: [5] }),
    ] as const
    return { kits, codes, phones }
  }
  const accountOf = (phone: RemoteWallet) => phone.state.get().accounts[0]?.addresses['eip155:1']

  test('the wallet that connects later wins in both tabs and after a reload, and the other one is ended [V33]', async () => {
    const { kits, codes, phones } = await openCodes()
    const [early, late] = kits
    const hidden = fixture.browser.tab()
    hidden.controls.isHidden = true
    const third = start({}, hidden)
    await phones[0].pair(codes[0])
    await expect.poll(() => statuses(early)).toEqual({ eip155: 'connected', solana: 'connected' })
    const restored = start()
    await restored.ready()
    expect(addressOf(restored)).toBe(accountOf(phones[0]))
    await phones[1].pair(codes[1])
    for (const kit of [late, early, restored]) {
      await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
      await expect.poll(() => addressOf(kit)).toBe(accountOf(phones[1]))
    }
    expect([early, restored, late, third].map(toastOf)).toEqual([
      'remote/replaced',
      'remote/replaced',
      null,
      null,
    ])
    await expect.poll(() => phones[0].state.get().sessions).toEqual([])
    expect(phones[1].state.get().sessions).toHaveLength(1)
    await expect(early.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    for (const kit of [early, restored, late, third]) kit.stop()
    for (const reloaded of [start(), start()]) {
      await reloaded.ready()
      expect(statuses(reloaded)).toEqual({ eip155: 'connected', solana: 'connected' })
      expect(addressOf(reloaded)).toBe(accountOf(phones[1]))
    }
  })

  test('both tabs use the same wallet after two approvals at once, and the other wallet has no session [V33]', async () => {
    const { kits, codes, phones } = await openCodes()
    const settled = new Set<RemoteWallet>()
    for (const phone of phones)
      phone.state.subscribe(() => phone.state.get().sessions.length > 0 && settled.add(phone))
    await Promise.all(phones.map((phone, index) => phone.pair(codes[index] ?? '')))
    await expect.poll(() => settled.size).toBe(2)
    const sessions = () => phones.map((phone) => phone.state.get().sessions.length)
    await expect.poll(() => sessions().toSorted()).toEqual([0, 1])
    const winner = phones[sessions().indexOf(1)] ?? phones[0]
    for (const kit of kits) {
      await expect.poll(() => addressOf(kit)).toBe(accountOf(winner))
      await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
    }
  })

  test('the wallet of a tab that was closed meanwhile is ended too [V33]', async () => {
    const clock = clockWithout(lostSessionDelay)
    const { kits, codes, phones } = await openCodes({ ...fixture.browser.tab(), clock })
    const [early, late] = kits
    await phones[0].pair(codes[0])
    await expect.poll(() => statuses(early)).toEqual({ eip155: 'connected', solana: 'connected' })
    early.stop()
    await phones[1].pair(codes[1])
    await expect.poll(() => addressOf(late)).toBe(accountOf(phones[1]))
    await expect.poll(() => phones[0].state.get().sessions).toEqual([])
    expect(phones[1].state.get().sessions).toHaveLength(1)
  })

  test('a disconnect in one tab after that disconnects both [V33, D4]', async () => {
    const { kits, codes, phones } = await openCodes()
    const [early, late] = kits
    await phones[0].pair(codes[0])
    await expect.poll(() => statuses(early)).toEqual({ eip155: 'connected', solana: 'connected' })
    await phones[1].pair(codes[1])
    await expect.poll(() => addressOf(early)).toBe(accountOf(phones[1]))
    await early.disconnect()
    await expect
      .poll(() => statuses(late))
      .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    await expect.poll(() => phones[1].state.get().sessions).toEqual([])
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
  const uri = await replaceWallet(kit)
  expect(statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  await secondWallet.pair(uri)
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect(kit.account.get('eip155').address).toBe(
    secondWallet.state.get().accounts[0]?.addresses['eip155:1'],
  )
})
