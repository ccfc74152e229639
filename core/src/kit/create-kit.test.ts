import { beforeEach, expect, test } from 'vitest'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { fromWallet } from '../errors/rpc-codes.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import {
  address,
  chain,
  connection,
  connectWallet,
  createTestKit,
  currentView,
  disconnectInOtherTab,
  firstNetwork,
  pickWallet,
  secondNetwork,
  settle,
  storedConnection,
  storedKey,
} from './kit.fixture.ts'

/** A kit as on a server, where it does not start. */
const createServerKit = () =>
  createKit({
    adapters: [createScriptedAdapter()],
    networks: [chain(1337)],
    platform: createMemoryPlatform({ facts: { url: '' } }),
  })

let env: ReturnType<typeof createTestKit>
beforeEach(() => {
  env = createTestKit()
})

test('picking a wallet in Connect connects it, and the modal closes after the success view', async () => {
  const { kit, adapter, clock } = env
  await kit.open()
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(currentView(kit).step).toBe('choosing')
  currentView(kit).pick?.('fox')
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('ConnectingExternal')
  expect(currentView(kit).step).toBe('requesting')
  expect(kit.account.get().status).toBe('connecting')
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  expect(kit.account.get()).toMatchObject({
    status: 'connected',
    address,
    caipAddress: `eip155:1337:${address}`,
  })
  expect(currentView(kit).step).toBe('connected')
  clock.advance(300)
  await settle()
  expect(kit.state.getSnapshot().modal.phase).toBe('closing')
  clock.advance(150)
  await settle()
  expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('a connection that a wallet grants after cancel is ignored [B1]', async () => {
  const { kit, adapter } = env
  await pickWallet(env)
  currentView(kit).cancel?.()
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('closing the modal cancels a pending connection request', async () => {
  const { kit, adapter } = env
  await pickWallet(env)
  kit.close()
  await settle()
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  expect(kit.account.get().status).toBe('disconnected')
})

test('a rejected connection request can be retried', async () => {
  const { kit, adapter } = env
  await pickWallet(env)
  adapter.calls.connect[0]?.reject(new KitError(catalogue, 'rpc/user-rejected'))
  await settle()
  expect(currentView(kit).step).toBe('rejected')
  expect(kit.account.get().status).toBe('disconnected')
  currentView(kit).retry?.()
  await settle()
  expect(adapter.calls.connect).toHaveLength(2)
  expect(kit.account.get().status).toBe('connecting')
})

test('the balance is read after connecting, and refreshBalance reports a failed read', async () => {
  await connectWallet(env)
  const { kit, adapter } = env
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
  const refreshing = kit.account.refreshBalance()
  await settle()
  adapter.calls.balance[1]?.reject(new KitError(catalogue, 'endpoint/unreachable'))
  expect(await refreshing).toMatchObject({ isError: true, data: null })
})

test('network.switch adds a network that the wallet does not know, then switches', async () => {
  await connectWallet(env)
  const { kit, adapter } = env
  const done = kit.network.switch(secondNetwork)
  await settle()
  adapter.calls.switchNetwork[0]?.reject(
    new KitError(catalogue, 'rpc/switch-chain', {}, { cause: { code: 4902 } }),
  )
  await settle()
  adapter.calls.addNetwork[0]?.resolve()
  await settle()
  adapter.calls.switchNetwork[1]?.resolve(secondNetwork)
  await done
  expect(kit.network.get().active?.caipNetworkId).toBe(secondNetwork)
  expect(kit.account.get().caipAddress).toBe(`${secondNetwork}:${address}`)
})

test("network.switch rejects with the wallet's own error as cause", async () => {
  await connectWallet(env)
  const { kit, adapter } = env
  const done = kit.network.switch(secondNetwork)
  await settle()
  const cause = { code: -32000, message: 'something specific 42' }
  adapter.calls.switchNetwork[0]?.reject(fromWallet(cause))
  await expect(done).rejects.toMatchObject({ code: 'rpc/invalid-input', cause })
})

test('network.switch rejects with the details of an error in its text [EM8]', async () => {
  await connectWallet(env)
  const { kit, adapter } = env
  const done = kit.network.switch(secondNetwork)
  await settle()
  adapter.calls.switchNetwork[0]?.reject(
    new KitError(catalogue, 'embedded/frame-refused', { text: 'Not now' }),
  )
  await expect(done).rejects.toMatchObject({
    code: 'embedded/frame-refused',
    message: 'Not now',
    details: { text: 'Not now' },
  })
})

test("the view of a connection that failed has the wallet's own error as cause", async () => {
  await pickWallet(env)
  const cause = { code: -32603, message: 'something specific 42' }
  env.adapter.calls.connect[0]?.reject(fromWallet(cause))
  await settle()
  expect(currentView(env.kit)).toMatchObject({ step: 'failed', problem: 'rpc/internal', cause })
})

test('network.switch rejects if the wallet stays on its network [K1]', async () => {
  await connectWallet(env)
  const { kit, adapter } = env
  const done = kit.network.switch(secondNetwork)
  await settle()
  adapter.calls.switchNetwork[0]?.resolve(firstNetwork)
  await expect(done).rejects.toMatchObject({ code: 'network/switch-failed' })
  expect(kit.network.get().active?.caipNetworkId).toBe(firstNetwork)
})

test('network.switch raises an alert and rejects for a network that is not configured', async () => {
  const { kit } = env
  await expect(kit.network.switch('eip155:9')).rejects.toMatchObject({
    code: 'network/not-found',
  })
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'network/switch-not-found',
  })
})

test('an unsupported network opens UnsupportedChain, which cannot be closed, and reads no balance [K4]', async () => {
  await connectWallet(env)
  const { kit, adapter } = env
  kit.close()
  await settle()
  const reads = adapter.calls.balance.length
  adapter.emit({ type: 'chain.changed', caipNetworkId: 'eip155:9' as CaipNetworkId })
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('UnsupportedChain')
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  expect(adapter.calls.balance).toHaveLength(reads)
  kit.modal.requestClose()
  await settle()
  expect(kit.state.getSnapshot().modal).toMatchObject({ phase: 'open', shaking: true })
})

test('disconnect resolves after 3 s if the wallet does not respond, and removes the stored connection', async () => {
  await connectWallet(env)
  const { kit, clock, platform } = env
  const done = kit.disconnect()
  await settle()
  clock.advance(3_000)
  await done
  expect(kit.account.get().status).toBe('disconnected')
  expect(platform.controls.storage?.get(storedKey)).toBeNull()
})

test('an account is disconnected when another tab disconnects it [D4]', async () => {
  await connectWallet(env)
  const { kit, platform } = env
  disconnectInOtherTab(platform)
  platform.controls.emitStorageChange(storedKey)
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('a stored connection is restored without a prompt and is connected only after the wallet has confirmed it', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  expect(env.kit.account.get()).toMatchObject({ status: 'reconnecting', address: null })
  env.adapter.calls.resume[0]?.resolve(connection())
  await env.kit.ready()
  await settle()
  expect(env.kit.account.get()).toMatchObject({ status: 'connected', address })
  expect(env.adapter.calls.connect).toHaveLength(0)
})

test('a kit that has not started is reconnecting, also without a stored connection', () => {
  const kit = createServerKit()
  expect(kit.account.get()).toMatchObject({ status: 'reconnecting', namespace: 'eip155' })
  expect(kit.state.getSnapshot()).toMatchObject({ restoring: null, loading: false })
})

test('a kit without a stored connection is disconnected once it has started', () => {
  const kit = createServerKit()
  kit.start()
  expect(kit.account.get().status).toBe('disconnected')
  expect(kit.state.getSnapshot().restoring).toEqual([])
})

test('an engine that loads before the kit has started looks for stored connections', async () => {
  const kit = createServerKit()
  await kit.load()
  expect(kit.account.get().status).toBe('disconnected')
  expect(kit.state.getSnapshot().restoring).toEqual([])
})

test('the state names the namespaces that are being restored until all are restored or abandoned', async () => {
  env = createTestKit(storedConnection('fox'))
  const seen = new Set<string>()
  env.kit.watch(
    ({ restoring, accounts }) => `${restoring} ${accounts.eip155?.status}`,
    (text) => seen.add(text),
  )
  await settle()
  env.adapter.calls.resume[0]?.resolve(connection())
  await env.kit.ready()
  await settle()
  expect([...seen]).toEqual(['eip155 reconnecting', 'eip155 connected', ' connected'])
})

test('restoring a stored connection ends disconnected after 5 s if the wallet does not respond [D1]', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  env.clock.advance(5_000)
  await env.kit.ready()
  await settle()
  expect(env.kit.account.get().status).toBe('disconnected')
})

test('kit.stop removes all listeners and timers [O5]', async () => {
  await connectWallet(env)
  const { kit, adapter, platform, clock } = env
  kit.modal.showToast({ variant: 'error', message: 'Failed' })
  expect(clock.pending()).toBeGreaterThan(0)
  kit.stop()
  expect(clock.pending()).toBe(0)
  expect(adapter.listenerCount()).toBe(0)
  expect(platform.controls.listenerCount()).toBe(0)
})

test('two kits with the same id both work [D8]', async () => {
  const other = createKit({ networks: [chain(1)], platform: env.platform })
  expect(other.network.get().active?.caipNetworkId).toBe('eip155:1')
  expect(env.kit.network.get().active?.caipNetworkId).toBe(firstNetwork)
})

test('a kit without a projectId raises and logs an alert with the option debug', async () => {
  const platform = createMemoryPlatform()
  const kit = createKit({
    networks: [chain(1)],
    platform,
    adapters: [createScriptedAdapter()],
    debug: true,
  })
  await kit.load()
  await settle()
  expect(kit.state.getSnapshot().alert).toMatchObject({
    open: true,
    code: 'config/project-id-missing',
  })
  expect(platform.controls.logged).toMatchObject([
    { level: 'error', message: expect.stringContaining('Project ID Not Configured') },
  ])
})

test('a kit without a projectId raises no alert and logs nothing without the option debug', async () => {
  const platform = createMemoryPlatform()
  const kit = createKit({
    networks: [chain(1)],
    platform,
    features: { email: true },
    defaultNetwork: chain(5),
  })
  await kit.open()
  await settle()
  expect(kit.state.getSnapshot().alert).toEqual({ open: false })
  expect(platform.controls.logged).toEqual([])
})

test('a new kit runs no machine and does not discover wallets until it is loaded', async () => {
  await settle()
  const { kit, adapter } = env
  expect(adapter.listenerCount()).toBe(0)
  expect(kit.state.getSnapshot()).toMatchObject({
    modal: { phase: 'closed' },
    network: { active: { caipNetworkId: firstNetwork } },
  })
  await kit.load()
  expect(adapter.listenerCount()).toBe(1)
})

test('loading the engine keeps the settings that were changed before', async () => {
  const { kit } = env
  kit.settings.update({ themeMode: 'dark' })
  kit.settings.update({ features: { legalCheckbox: true }, termsConditionsUrl: '/terms' })
  await kit.load()
  expect(kit.state.getSnapshot().config.themeMode).toBe('dark')
  expect(kit.state.getSnapshot().config.features).toMatchObject({ legalCheckbox: true, send: true })
})

test('several open and close calls in one task have the result of the last one [L1]', async () => {
  const { kit } = env
  for (let turn = 0; turn < 20; turn += 1) {
    void kit.open()
    kit.close()
  }
  await settle()
  expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
  kit.close()
  await kit.open()
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
})

test('an account is disconnected if its wallet disconnects immediately after connecting [B9]', async () => {
  const { kit, adapter } = env
  await pickWallet(env)
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  adapter.emit({ type: 'disconnected' })
  await settle()
  expect(kit.account.get()).toMatchObject({ status: 'disconnected', address: null })
})

test('a kit that is stopped while it loads starts nothing and logs nothing', async () => {
  const { kit, adapter, platform } = env
  kit.modal.showToast({ variant: 'error', message: 'Too late' })
  kit.stop()
  await settle()
  expect(adapter.listenerCount()).toBe(0)
  expect(platform.controls.logged).toEqual([])
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/stopped' })
})
