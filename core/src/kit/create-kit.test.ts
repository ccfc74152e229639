import { beforeEach, expect, test } from 'vitest'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import { KitError } from '../errors/kit-error.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import {
  address,
  chain,
  connect,
  createWorld,
  granted,
  one,
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

test('opens on Connect, picks a wallet, is connected when the wallet answered, and closes once that was seen', async () => {
  const { kit, adapter, clock } = it
  await kit.open()
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(viewOf(kit).step).toBe('choosing')
  viewOf(kit).pick?.('fox')
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('ConnectingExternal')
  expect(viewOf(kit).step).toBe('asking')
  expect(kit.account.get().status).toBe('connecting')
  adapter.calls.connect[0]?.resolve(granted())
  await settle()
  expect(kit.account.get()).toMatchObject({
    status: 'connected',
    address,
    caipAddress: `eip155:1337:${address}`,
  })
  expect(viewOf(kit).step).toBe('connected')
  clock.advance(450)
  await settle()
  expect(kit.state.getSnapshot().modal.phase).toBe('closing')
  clock.advance(150)
  await settle()
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(false)
})

test("B1: after cancel a silent wallet's late answer changes nothing", async () => {
  const { kit, adapter } = it
  await pick(it)
  viewOf(kit).cancel?.()
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  adapter.calls.connect[0]?.resolve(granted())
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('closing the modal while a wallet is asked gives up', async () => {
  const { kit, adapter } = it
  await pick(it)
  kit.close()
  await settle()
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  expect(kit.account.get().status).toBe('disconnected')
})

test('a refusal is said and can be tried again', async () => {
  const { kit, adapter } = it
  await pick(it)
  adapter.calls.connect[0]?.reject(new KitError('rpc/user-rejected'))
  await settle()
  expect(viewOf(kit).step).toBe('refused')
  expect(kit.account.get().status).toBe('disconnected')
  viewOf(kit).retry?.()
  await settle()
  expect(adapter.calls.connect).toHaveLength(2)
  expect(kit.account.get().status).toBe('connecting')
})

test('reads the balance of the connected account and says when it cannot', async () => {
  await connect(it)
  const { kit, adapter } = it
  expect(kit.state.getSnapshot().accounts.eip155).toMatchObject({
    balanceStatus: 'loading',
    balance: null,
  })
  adapter.calls.balance[0]?.resolve({ value: '1000', decimals: 18, symbol: 'ETH' })
  await settle()
  expect(kit.state.getSnapshot().accounts.eip155).toMatchObject({
    balanceStatus: 'fresh',
    balance: { value: '1000' },
  })
  const answer = kit.account.refreshBalance()
  await settle()
  adapter.calls.balance[1]?.reject(new KitError('endpoint/unreachable'))
  expect(await answer).toMatchObject({ isError: true, data: null })
})

test('switches the network through the wallet, and adds it first where the wallet does not know it', async () => {
  await connect(it)
  const { kit, adapter } = it
  const done = kit.network.switch(two)
  await settle()
  adapter.calls.switchNetwork[0]?.reject(
    new KitError('rpc/switch-chain', {}, { cause: { code: 4902 } }),
  )
  await settle()
  adapter.calls.addNetwork[0]?.resolve()
  await settle()
  adapter.calls.switchNetwork[1]?.resolve(two)
  await done
  expect(kit.network.get().active?.caipNetworkId).toBe(two)
  expect(kit.account.get().caipAddress).toBe(`${two}:${address}`)
})

test('K1: a switch after which the wallet is where it was has failed', async () => {
  await connect(it)
  const { kit, adapter } = it
  const done = kit.network.switch(two)
  await settle()
  adapter.calls.switchNetwork[0]?.resolve(one)
  await expect(done).rejects.toMatchObject({ code: 'network/switch-failed' })
  expect(kit.network.get().active?.caipNetworkId).toBe(one)
})

test('an unknown network raises its alert and is not switched to', async () => {
  const { kit } = it
  await expect(kit.network.switch('eip155:9' as CaipNetworkId)).rejects.toMatchObject({
    code: 'network/not-found',
  })
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'network/switch-not-found',
  })
})

test('K4: a wallet that moves to an unconfigured chain brings up UnsupportedChain, and no balance is read there', async () => {
  await connect(it)
  const { kit, adapter } = it
  kit.close()
  await settle()
  const reads = adapter.calls.balance.length
  adapter.say({ type: 'chain.changed', caipNetworkId: 'eip155:9' as CaipNetworkId })
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('UnsupportedChain')
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(true)
  expect(adapter.calls.balance).toHaveLength(reads)
  kit.modal.requestClose()
  await settle()
  expect(kit.state.getSnapshot().modal).toEqual({ phase: 'open', shaking: true, namespace: null })
})

test('disconnects even when the wallet does not answer, after 3 s, and stays so', async () => {
  await connect(it)
  const { kit, clock, platform } = it
  const done = kit.disconnect()
  await settle()
  clock.advance(3_000)
  await done
  expect(kit.account.get().status).toBe('disconnected')
  expect(platform.controls.storage?.get(storedAt)).toBeNull()
})

test('D4: what another tab disconnected is disconnected here', async () => {
  await connect(it)
  const { kit, platform } = it
  platform.controls.storage?.remove(storedAt)
  platform.controls.emitStorageChange(storedAt)
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('restores a stored connection without asking anybody, and is never connected before the wallet said so', async () => {
  it = createWorld(stored('fox'))
  await settle()
  expect(it.kit.account.get()).toMatchObject({ status: 'reconnecting', address: null })
  it.adapter.calls.resume[0]?.resolve(granted())
  await it.kit.ready()
  await settle()
  expect(it.kit.account.get()).toMatchObject({ status: 'connected', address })
  expect(it.adapter.calls.connect).toHaveLength(0)
})

test('D1: a stored connection whose wallet is silent is disconnected after 5 s', async () => {
  it = createWorld(stored('fox'))
  await settle()
  it.clock.advance(5_000)
  await it.kit.ready()
  await settle()
  expect(it.kit.account.get().status).toBe('disconnected')
})

test('O5: a stopped kit leaves no listener and no timer', async () => {
  await connect(it)
  const { kit, adapter, platform, clock } = it
  kit.modal.showToast({ variant: 'error', message: 'Something' })
  expect(clock.pending()).toBeGreaterThan(0)
  kit.stop()
  expect(clock.pending()).toBe(0)
  expect(adapter.listeners()).toBe(0)
  expect(platform.controls.listeners()).toBe(0)
})

test('D8: two kits of one id both work, and one of them says so once', async () => {
  const { platform } = it
  const other = createKit({
    projectId: 'q',
    adapters: [createScriptedAdapter()],
    networks: [chain(1)],
    platform,
  })
  expect(other.network.get().active?.caipNetworkId).toBe('eip155:1')
  expect(it.kit.network.get().active?.caipNetworkId).toBe(one)
  expect(
    platform.controls.logged.filter(({ message }) => message.includes('Two kits')),
  ).toHaveLength(1)
})

test('a missing project id is an alert, said once; installed wallets still work', async () => {
  const kit = createKit({ networks: [chain(1)], platform: createMemoryPlatform() })
  await kit.load()
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'config/project-id-missing',
  })
})

test('before it is wanted nothing runs: no chart, no listener for wallets, no request', async () => {
  await settle()
  const { kit, adapter } = it
  expect(adapter.listeners()).toBe(0)
  expect(kit.state.getSnapshot()).toMatchObject({
    modal: { phase: 'closed' },
    network: { active: { caipNetworkId: one } },
  })
  await kit.load()
  expect(adapter.listeners()).toBe(1)
})

test('what is set before the engine is there holds when it comes', async () => {
  const { kit } = it
  kit.settings.update({ themeMode: 'dark' })
  kit.settings.update({ features: { legalCheckbox: true } })
  await kit.load()
  expect(kit.state.getSnapshot().config.themeMode).toBe('dark')
  expect(kit.state.getSnapshot().config.features).toMatchObject({ legalCheckbox: true, send: true })
})

test('L1: of opening and closing in one breath the last counts', async () => {
  const { kit } = it
  for (let turn = 0; turn < 20; turn += 1) {
    void kit.open()
    kit.close()
  }
  await settle()
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(false)
  kit.close()
  await kit.open()
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(true)
})

test('B9: a wallet that lets go right after it connected ends disconnected', async () => {
  const { kit, adapter } = it
  await pick(it)
  adapter.calls.connect[0]?.resolve(granted())
  await settle()
  adapter.say({ type: 'disconnected' })
  await settle()
  expect(kit.account.get()).toMatchObject({ status: 'disconnected', address: null })
})

test('a kit that is stopped while it loads says nothing and starts nothing', async () => {
  const { kit, adapter, platform } = it
  kit.modal.showToast({ variant: 'error', message: 'Too late' })
  kit.stop()
  await settle()
  expect(adapter.listeners()).toBe(0)
  expect(platform.controls.logged).toEqual([])
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/stopped' })
})
