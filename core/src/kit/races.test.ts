import { beforeEach, expect, test, vi } from 'vitest'
import { plainAccounts } from '../domain/account/account.ts'
import { KitError } from '../errors/kit-error.ts'
import { scriptedConnector } from '../testing/scripted-adapter.ts'
import {
  address,
  connect,
  createWorld,
  granted,
  one,
  other,
  pick,
  settle,
  stored,
  storedAt,
  two,
  viewOf,
} from './kit.fixture.ts'

let it: ReturnType<typeof createWorld>
beforeEach(() => {
  it = createWorld()
})
const remembered = () => it.platform.controls.storage?.get(storedAt)

test('whoever connects while another wallet is being restored stays connected, however the restoring ends', async () => {
  for (const end of ['answer', 'silence'] as const) {
    it = createWorld(stored('fox'))
    await settle()
    await connect(it, 'hare', [other])
    if (end === 'answer') it.adapter.calls.resume[0]?.resolve(granted('fox'))
    else it.clock.advance(5_000)
    await settle()
    expect(it.kit.account.get().address).toBe(other)
    expect(remembered()).toBe('hare')
  }
})

test('D4: a restored wallet does not come back after another tab disconnected', async () => {
  it = createWorld(stored('fox'))
  await settle()
  it.platform.controls.storage?.remove(storedAt)
  it.platform.controls.emitStorageChange(storedAt)
  await settle()
  it.adapter.calls.resume[0]?.resolve(granted('fox'))
  await settle()
  expect(it.kit.account.get().status).toBe('disconnected')
  expect(remembered()).toBeNull()
})

test('D4: a tab that was frozen sees what it missed when it is in front again', async () => {
  await connect(it, 'fox')
  it.platform.controls.storage?.remove(storedAt)
  it.platform.controls.emitVisible()
  await settle()
  expect(it.kit.account.get().status).toBe('disconnected')
})

test('a restore that was only slow leaves what is stored for the next visit; a wallet that is gone is forgotten (D2)', async () => {
  it = createWorld(stored('fox'))
  await settle()
  it.clock.advance(5_000)
  await it.kit.ready()
  await settle()
  expect([it.kit.account.get().status, remembered()]).toEqual(['disconnected', 'fox'])
  it = createWorld(stored('gone'))
  await settle()
  it.clock.advance(5_000)
  await it.kit.ready()
  await settle()
  expect([it.kit.account.get().status, remembered()]).toEqual(['disconnected', null])
})

test('L1: of two commands in one breath the last counts, with the engine there as well', async () => {
  const { kit } = it
  await kit.load()
  void kit.open()
  kit.close()
  await settle()
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  void kit.open()
  kit.modal.push('WhatIsAWallet')
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('WhatIsAWallet')
})

test('a listener of the page that throws keeps nobody else from hearing, and makes no second engine', async () => {
  const { kit, adapter, platform } = it
  kit.devtools.inspect(() => {
    throw new Error('mine')
  })
  kit.state.subscribe(() => {
    throw new Error('mine too')
  })
  const heard = vi.fn()
  kit.state.subscribe(heard)
  await kit.open()
  await settle()
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ modal: expect.objectContaining({ phase: 'open' }) }),
  )
  expect(adapter.listeners()).toBe(1)
  expect(
    platform.controls.logged.some(
      ({ message }) => message === 'A listener of the page threw an error',
    ),
  ).toBe(true)
})

test('a wallet that was missing, announced itself and was asked is given up when the modal closes', async () => {
  const { kit, adapter } = it
  await pick(it, 'late')
  expect(viewOf(it.kit).step).toBe('missing')
  adapter.announce(scriptedConnector('late'))
  await settle()
  expect(kit.account.get().status).toBe('connecting')
  kit.close()
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
  expect(kit.state.getSnapshot().loading).toBe(false)
})

test('a slow disconnect of one wallet leaves the next one alone', async () => {
  await connect(it, 'fox')
  const gone = it.kit.disconnect()
  await settle()
  it.adapter.say({ type: 'disconnected' })
  await settle()
  await connect(it, 'hare', [other])
  it.clock.advance(3_000)
  await settle()
  await gone
  expect(it.kit.account.get().address).toBe(other)
  expect(remembered()).toBe('hare')
})

test('disconnecting while a wallet is asked takes the question back', async () => {
  await pick(it, 'fox')
  await it.kit.disconnect()
  await settle()
  expect(it.adapter.calls.connect[0]?.signal.aborted).toBe(true)
  expect(it.kit.account.get().status).toBe('disconnected')
})

test('D3: whoever disconnects also forgets what was only given up for this visit', async () => {
  it = createWorld(stored('fox'))
  await settle()
  it.clock.advance(5_000)
  await it.kit.ready()
  await it.kit.disconnect()
  await settle()
  expect(remembered()).toBeNull()
})

test('nobody waits for a kit that was stopped', async () => {
  it = createWorld(stored('fox'))
  const { kit } = it
  await settle()
  const ready = kit.ready()
  kit.stop()
  await ready
  it = createWorld()
  await connect(it, 'fox')
  const switching = it.kit.network.switch(two)
  const leaving = it.kit.disconnect()
  await settle()
  it.kit.stop()
  await expect(switching).rejects.toMatchObject({ code: 'kit/stopped' })
  await expect(leaving).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(it.kit.state.getSnapshot().modal.phase === 'open').toBe(false)
})

test('B7: the answer to a request that is open already is heard, without a second prompt', async () => {
  await pick(it, 'fox')
  it.adapter.calls.connect[0]?.reject(new KitError('rpc/resource-unavailable'))
  await settle()
  expect(viewOf(it.kit).step).toBe('pending')
  it.adapter.say({ type: 'accounts.changed', accounts: plainAccounts([address]) })
  await settle()
  it.adapter.calls.resume[0]?.resolve(granted('fox'))
  await settle()
  expect(it.kit.account.get().address).toBe(address)
  expect(it.adapter.calls.connect).toHaveLength(1)
})

test('a selected account stays selected while the wallet shares it, and after a reload', async () => {
  await connect(it, 'fox', [address, other])
  it.kit.account.select('eip155', other)
  await settle()
  it.adapter.say({ type: 'accounts.changed', accounts: plainAccounts([address, other]) })
  await settle()
  expect(it.kit.account.get().address).toBe(other)
  expect(() => it.kit.account.select('eip155', '0x1')).toThrowError(
    expect.objectContaining({ code: 'connector/account-not-found' }),
  )
  const stored = JSON.parse(
    it.platform.controls.storage?.get('@latchkit/default/connections') ?? '{}',
  )
  expect(stored.eip155[0].accounts[0]).toEqual({ address: other })
  it.adapter.say({ type: 'accounts.changed', accounts: plainAccounts([address]) })
  await settle()
  expect(it.kit.account.get().address).toBe(address)
})

test('K4: a network that is taken away under a connected wallet is an unsupported one', async () => {
  await connect(it, 'fox')
  it.kit.network.remove('eip155', 1337)
  await settle()
  expect(it.kit.state.getSnapshot().network).toMatchObject({
    supported: false,
    active: { name: 'Unknown Network', caipNetworkId: one },
  })
})

test('nothing is asked of a wallet that is still being restored', async () => {
  it = createWorld(stored('fox'))
  await settle()
  await expect(it.kit.network.switch(two)).rejects.toMatchObject({ code: 'connector/reconnecting' })
  await expect(it.kit.wallet.signMessage('hello')).rejects.toMatchObject({
    code: 'connector/reconnecting',
  })
})

test('a wallet that locks does not take back the prompt of another', async () => {
  await connect(it, 'fox')
  await pick(it, 'hare')
  it.adapter.say({ type: 'accounts.changed', accounts: plainAccounts([]) })
  await settle()
  expect(viewOf(it.kit).step).toBe('asking')
  expect(it.kit.state.getSnapshot().modal.phase === 'open').toBe(true)
})

test('L8: after a sleep an old balance is read again, a fresh one is not', async () => {
  await connect(it, 'fox')
  it.adapter.calls.balance[0]?.resolve({ value: '1', decimals: 18, symbol: 'ETH' })
  await settle()
  it.platform.controls.emitVisible()
  await settle()
  expect(it.adapter.calls.balance).toHaveLength(1)
  it.clock.jump(it.clock.now() + 8 * 3_600_000)
  it.platform.controls.emitVisible()
  await settle()
  expect(it.adapter.calls.balance).toHaveLength(2)
})

test('parts of the state keep their identity before the engine is there, too', () => {
  const { kit } = it
  const before = kit.state.getSnapshot()
  kit.settings.update({ themeMode: 'dark' })
  const after = kit.state.getSnapshot()
  expect(after.config).not.toBe(before.config)
  for (const part of ['accounts', 'network', 'router', 'modal', 'connections'] as const)
    expect(after[part]).toBe(before[part])
})
