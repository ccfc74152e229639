import { beforeEach, expect, test, vi } from 'vitest'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip.ts'
import { KitError } from '../errors/kit-error.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import type { Kit } from './kit.ts'

const chain = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
})
const one = toCaipNetworkId('eip155:1337')
const two = toCaipNetworkId('eip155:1338')
const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const connection = (caipNetworkId: CaipNetworkId = one) => ({
  namespace: 'eip155',
  connectorId: 'fox',
  address,
  accounts: [{ address, type: 'eoa' as const }],
  caipNetworkId,
})
/** Lets everything that is ready run: promises, rounds of tells, loaded code. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await vi.dynamicImportSettled()
}
const world = (stored: Record<string, string> = {}) => {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapter = createScriptedAdapter()
  const kit = createKit({ projectId: 'p', adapters: [adapter], networks: [chain(1337), chain(1338)], platform })
  adapter.announce(scriptedConnector('fox'))
  return { clock, platform, adapter, kit }
}
const flowNow = (kit: Kit) => kit.flows.getSnapshot()[kit.store.getSnapshot().router.entry.key]
const viewNow = (kit: Kit) => flowNow(kit)?.view() as { step: string } & Record<string, () => void>

let it: ReturnType<typeof world>
beforeEach(() => {
  it = world()
})

const connected = async () => {
  await it.kit.open()
  await settle()
  ;(viewNow(it.kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  it.adapter.calls.connect[0]?.resolve(connection())
  await settle()
}

test('opens on Connect, picks a wallet, is connected when the wallet answered, and closes once that was seen', async () => {
  const { kit, adapter, clock } = it
  await kit.open()
  await settle()
  expect(kit.store.getSnapshot().router.entry.view).toBe('Connect')
  expect(viewNow(kit).step).toBe('choosing')
  ;(viewNow(kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  expect(kit.store.getSnapshot().router.entry.view).toBe('ConnectingExternal')
  expect(viewNow(kit).step).toBe('asking')
  expect(kit.getAccount().status).toBe('connecting')
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  expect(kit.getAccount()).toMatchObject({ status: 'connected', address, caipAddress: `eip155:1337:${address}` })
  expect(viewNow(kit).step).toBe('connected')
  clock.advance(450)
  await settle()
  expect(kit.store.getSnapshot().modal.phase).toBe('closing')
  clock.advance(150)
  await settle()
  expect(kit.isOpen()).toBe(false)
})

test("B1: after cancel a silent wallet's late answer changes nothing", async () => {
  const { kit, adapter } = it
  await kit.open()
  await settle()
  ;(viewNow(kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  viewNow(kit).cancel?.()
  await settle()
  expect(kit.store.getSnapshot().router.entry.view).toBe('Connect')
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  expect(kit.getAccount().status).toBe('disconnected')
})

test('closing the modal while a wallet is asked gives up', async () => {
  const { kit, adapter } = it
  await kit.open()
  await settle()
  ;(viewNow(kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  kit.close()
  await settle()
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  expect(kit.getAccount().status).toBe('disconnected')
})

test('a refusal is said and can be tried again', async () => {
  const { kit, adapter } = it
  await kit.open()
  await settle()
  ;(viewNow(kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  adapter.calls.connect[0]?.reject(new KitError('rpc/user-rejected'))
  await settle()
  expect(viewNow(kit).step).toBe('refused')
  expect(kit.getAccount().status).toBe('disconnected')
  viewNow(kit).retry?.()
  await settle()
  expect(adapter.calls.connect).toHaveLength(2)
  expect(kit.getAccount().status).toBe('connecting')
})

test('reads the balance of the connected account and says when it cannot', async () => {
  await connected()
  const { kit, adapter } = it
  expect(kit.store.getSnapshot().accounts.eip155).toMatchObject({ balanceStatus: 'loading', balance: null })
  adapter.calls.balance[0]?.resolve({ value: '1000', decimals: 18, symbol: 'ETH' })
  await settle()
  expect(kit.store.getSnapshot().accounts.eip155).toMatchObject({ balanceStatus: 'fresh', balance: { value: '1000' } })
  const answer = kit.updateNativeBalance()
  await settle()
  adapter.calls.balance[1]?.reject(new KitError('endpoint/unreachable'))
  expect(await answer).toMatchObject({ isError: true, data: null })
})

test('switches the network through the wallet, and adds it first where the wallet does not know it', async () => {
  await connected()
  const { kit, adapter } = it
  const done = kit.switchNetwork(two)
  await settle()
  adapter.calls.switchNetwork[0]?.reject(new KitError('rpc/switch-chain', {}, { cause: { code: 4902 } }))
  await settle()
  adapter.calls.addNetwork[0]?.resolve()
  await settle()
  adapter.calls.switchNetwork[1]?.resolve(two)
  await done
  expect(kit.getCaipNetworkId()).toBe(two)
  expect(kit.getCaipAddress()).toBe(`${two}:${address}`)
})

test('K1: a switch after which the wallet is where it was has failed', async () => {
  await connected()
  const { kit, adapter } = it
  const done = kit.switchNetwork(two)
  await settle()
  adapter.calls.switchNetwork[0]?.resolve(one)
  await expect(done).rejects.toMatchObject({ code: 'network/switch-failed' })
  expect(kit.getCaipNetworkId()).toBe(one)
})

test('an unknown network raises its alert and is not switched to', async () => {
  const { kit } = it
  await expect(kit.switchNetwork('eip155:9' as CaipNetworkId)).rejects.toMatchObject({ code: 'network/not-found' })
  await settle()
  expect(kit.store.getSnapshot().alert).toMatchObject({ open: true, code: 'network/switch-not-found' })
})

test('K4: a wallet that moves to an unconfigured chain brings up UnsupportedChain, and no balance is read there', async () => {
  await connected()
  const { kit, adapter } = it
  kit.close()
  await settle()
  const reads = adapter.calls.balance.length
  adapter.say({ type: 'chain.changed', caipNetworkId: 'eip155:9' as CaipNetworkId })
  await settle()
  expect(kit.store.getSnapshot().router.entry.view).toBe('UnsupportedChain')
  expect(kit.isOpen()).toBe(true)
  expect(adapter.calls.balance).toHaveLength(reads)
  kit.tryClose()
  await settle()
  expect(kit.store.getSnapshot().modal).toEqual({ phase: 'open', shaking: true })
})

test('disconnects even when the wallet does not answer, after 3 s, and stays so', async () => {
  await connected()
  const { kit, clock, platform } = it
  const done = kit.disconnect()
  await settle()
  clock.advance(3_000)
  await done
  expect(kit.getAccount().status).toBe('disconnected')
  expect(platform.controls.storage?.get('@latchkit/default/eip155:connected_connector_id')).toBeNull()
})

test('D4: what another tab disconnected is disconnected here', async () => {
  await connected()
  const { kit, platform } = it
  platform.controls.storage?.remove('@latchkit/default/eip155:connected_connector_id')
  platform.controls.emitStorageChange('@latchkit/default/eip155:connected_connector_id')
  await settle()
  expect(kit.getAccount().status).toBe('disconnected')
})

const storedFox = { '@latchkit/default/eip155:connected_connector_id': 'fox', '@latchkit/default/connection_status': 'connected' }

test('restores a stored connection without asking anybody, and is never connected before the wallet said so', async () => {
  it = world(storedFox)
  await settle()
  expect(it.kit.getAccount()).toMatchObject({ status: 'reconnecting', address: undefined })
  it.adapter.calls.resume[0]?.resolve(connection())
  await it.kit.ready()
  await settle()
  expect(it.kit.getAccount()).toMatchObject({ status: 'connected', address })
  expect(it.adapter.calls.connect).toHaveLength(0)
})

test('D1: a stored connection whose wallet is silent is disconnected after 5 s', async () => {
  it = world(storedFox)
  await settle()
  it.clock.advance(5_000)
  await it.kit.ready()
  await settle()
  expect(it.kit.getAccount().status).toBe('disconnected')
})

test('O5: a stopped kit leaves no listener and no timer', async () => {
  await connected()
  const { kit, adapter, platform, clock } = it
  kit.showErrorMessage('Something')
  expect(clock.pending()).toBeGreaterThan(0)
  kit.stop()
  expect(clock.pending()).toBe(0)
  expect(adapter.listeners()).toBe(0)
  expect(platform.controls.listeners()).toBe(0)
})

test('D8: two kits of one id both work, and one of them says so once', async () => {
  const { platform } = it
  const other = createKit({ projectId: 'q', adapters: [createScriptedAdapter()], networks: [chain(1)], platform })
  expect(other.getCaipNetworkId()).toBe('eip155:1')
  expect(it.kit.getCaipNetworkId()).toBe(one)
  expect(platform.controls.logged.filter(({ message }) => message.includes('Two kits'))).toHaveLength(1)
})

test('a missing project id is an alert, said once; installed wallets still work', async () => {
  const kit = createKit({ networks: [chain(1)], platform: createMemoryPlatform() })
  await kit.wake()
  await settle()
  expect(kit.store.getSnapshot().alert).toMatchObject({ open: true, code: 'config/project-id-missing' })
})

test.each([
  [{ siwx: {}, siweConfig: {} }, 'config/siwe-and-siwx', 'Cannot set both `siweConfig` and `siwx` options'],
  [{ themeMode: 'blue' }, 'config/theme-mode-invalid', 'Theme mode must be "light" or "dark", not "blue"'],
  [{ networks: [] }, 'config/networks-missing', 'Option "networks" needs at least one network'],
  [{ projctId: 'p' }, 'config/option-misspelled', 'Unknown option "projctId". Did you mean "projectId"?'],
  [{ zebra: 1 }, 'config/option-unknown', 'Unknown option "zebra"'],
  [
    { features: { legalChekbox: true } },
    'config/option-misspelled',
    'Unknown option "features.legalChekbox". Did you mean "features.legalCheckbox"?',
  ],
  [
    { customRpcUrls: { 'eip155:1': [{ url: 'ws://node' }] } },
    'config/rpc-url-invalid',
    'The RPC address "ws://node" of eip155:1 is not an http or https URL',
  ],
  [
    { networks: [{ ...chain(1), chainNamespace: 'atlantis' }] },
    'config/namespace-unknown',
    'Network "atlantis:1" is of the namespace "atlantis", which is not known and has no adapter',
  ],
])('refuses %o at the door', (wrong, code, text) => {
  const make = () => createKit({ networks: [chain(1)], platform: createMemoryPlatform(), ...wrong } as never)
  expect(make).toThrowError(expect.objectContaining({ code, message: text }))
})

test('metadata comes from the page where it is not given', () => {
  const platform = createMemoryPlatform({ facts: { title: 'Shop', description: 'Things', icon: 'https://page.example/i.png' } })
  const kit = createKit({ networks: [chain(1)], platform, projectId: 'p', metadata: { name: 'Mine' } })
  expect(kit.store.getSnapshot().config.metadata).toEqual({
    name: 'Mine',
    description: 'Things',
    url: 'https://page.example',
    icons: ['https://page.example/i.png'],
  })
})

test('before it is wanted nothing runs: no chart, no listener for wallets, no request', async () => {
  await settle()
  const { kit, adapter } = it
  expect(adapter.listeners()).toBe(0)
  expect(kit.store.getSnapshot()).toMatchObject({ modal: { phase: 'closed' }, network: { active: { caipNetworkId: one } } })
  await kit.wake()
  expect(adapter.listeners()).toBe(1)
})

test('what is set before the engine is there holds when it comes', async () => {
  const { kit } = it
  kit.setThemeMode('dark')
  kit.updateFeatures({ legalCheckbox: true })
  await kit.wake()
  expect(kit.getThemeMode()).toBe('dark')
  expect(kit.store.getSnapshot().config.features).toMatchObject({ legalCheckbox: true, send: true })
})

test('L1: of opening and closing in one breath the last counts', async () => {
  const { kit } = it
  for (let turn = 0; turn < 20; turn += 1) {
    void kit.open()
    kit.close()
  }
  await settle()
  expect(kit.isOpen()).toBe(false)
  kit.close()
  await kit.open()
  expect(kit.isOpen()).toBe(true)
})

test('B9: a wallet that lets go right after it connected ends disconnected', async () => {
  const { kit, adapter } = it
  await kit.open()
  await settle()
  ;(viewNow(kit) as unknown as { pick(id: string): void }).pick('fox')
  await settle()
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  adapter.say({ type: 'disconnected' })
  await settle()
  expect(kit.getAccount()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(kit.getIsConnectedState()).toBe(false)
})

test('a kit that is stopped while it loads says nothing and starts nothing', async () => {
  const { kit, adapter, platform } = it
  kit.showErrorMessage('Too late')
  kit.stop()
  await settle()
  expect(adapter.listeners()).toBe(0)
  expect(platform.controls.logged).toEqual([])
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/stopped' })
})
