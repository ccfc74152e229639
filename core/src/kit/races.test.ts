import { beforeEach, expect, test, vi } from 'vitest'
import { plainAccounts } from '../domain/account/account.ts'
import { toCaipNetworkId } from '../domain/caip/caip.ts'
import { catalogue } from '../errors/catalogue.ts'
import { codeOf, KitError } from '../errors/kit-error.ts'
import { scriptedConnector } from '../testing/scripted-adapter.ts'
import {
  address,
  chain,
  connection,
  connectWallet,
  createTestKit,
  currentView,
  disconnectInOtherTab,
  firstNetwork,
  otherAddress,
  pickWallet,
  secondNetwork,
  settle,
  storedConnection,
  storedKey,
} from './kit.fixture.ts'

let env: ReturnType<typeof createTestKit>
beforeEach(() => {
  env = createTestKit()
})
const storedConnectorId = () => env.platform.controls.storage?.get(storedKey)

test('a wallet that connects while another is restored stays connected, whether the restore succeeds or times out', async () => {
  for (const end of ['resumed', 'timedOut'] as const) {
    env = createTestKit(storedConnection('fox'))
    await settle()
    await connectWallet(env, 'hare', [otherAddress])
    if (end === 'resumed') env.adapter.calls.resume[0]?.resolve(connection('fox'))
    else env.clock.advance(5_000)
    await settle()
    expect(env.kit.account.get().address).toBe(otherAddress)
    expect(storedConnectorId()).toBe('hare')
  }
})

test('a restore does not connect after another tab has disconnected the wallet [D4]', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  disconnectInOtherTab(env.platform)
  env.platform.controls.emitStorageChange(storedKey)
  await settle()
  env.adapter.calls.resume[0]?.resolve(connection('fox'))
  await settle()
  expect(env.kit.account.get().status).toBe('disconnected')
  expect(storedConnectorId()).toBeNull()
})

test('a tab that becomes visible again applies a disconnect of another tab [D4]', async () => {
  await connectWallet(env, 'fox')
  disconnectInOtherTab(env.platform)
  env.platform.controls.emitVisible()
  await settle()
  expect(env.kit.account.get().status).toBe('disconnected')
})

test.each(['none', 'blocked', { quota: 0 }] as const)(
  'a connected wallet stays connected when storage (%j) is cleared by the page or by another tab [XE1, Z13]',
  async (fault) => {
    const { storage } = env.platform.controls
    if (storage !== null) storage.fault = fault
    await connectWallet(env)
    storage?.values.clear()
    env.platform.controls.emitVisible()
    for (const key of [null, storedKey, '@latchkit/default/connections'])
      env.platform.controls.emitStorageChange(key)
    await settle()
    expect(env.kit.account.get()).toMatchObject({ status: 'connected', address })
  },
)

test('a wallet whose connection another tab stored differently stays connected [XE1]', async () => {
  await connectWallet(env)
  const { storage, emitStorageChange } = env.platform.controls
  storage?.set(storedKey, 'hare')
  storage?.set('@latchkit/default/connections', '{"eip155":[{"connectorId":"hare","accounts":[]}]}')
  for (const key of [storedKey, '@latchkit/default/connections']) emitStorageChange(key)
  await settle()
  expect(env.kit.state.getSnapshot().accounts.eip155).toMatchObject({ connectorId: 'fox', address })
})

test('a restore that fails keeps the wallet that another tab has connected meanwhile [V33]', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  const { storage } = env.platform.controls
  const hare = '{"eip155":[{"connectorId":"hare","accounts":[]}]}'
  storage?.set(storedKey, 'hare')
  storage?.set('@latchkit/default/connections', hare)
  env.adapter.calls.resume[0]?.resolve(null)
  await settle()
  expect(env.kit.account.get().status).toBe('disconnected')
  expect(storedConnectorId()).toBe('hare')
  expect(storage?.get('@latchkit/default/connections')).toBe(hare)
})

test('a restore that times out keeps the stored connection, or removes it if the wallet is not installed [D2]', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  env.clock.advance(5_000)
  await env.kit.ready()
  await settle()
  expect([env.kit.account.get().status, storedConnectorId()]).toEqual(['disconnected', 'fox'])
  env = createTestKit(storedConnection('uninstalled'))
  await settle()
  env.clock.advance(5_000)
  await env.kit.ready()
  await settle()
  expect([env.kit.account.get().status, storedConnectorId()]).toEqual(['disconnected', null])
})

test('two commands in one task have the result of the last one if the engine is loaded [L1]', async () => {
  const { kit } = env
  await kit.load()
  void kit.open()
  kit.close()
  await settle()
  expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
  void kit.open()
  kit.modal.push('WhatIsAWallet')
  await settle()
  expect(kit.state.getSnapshot().router.entry.view).toBe('WhatIsAWallet')
})

test('a listener or observer that throws is logged, does not affect other listeners and starts no second engine', async () => {
  const { kit, adapter, platform } = env
  kit.devtools.inspect(() => {
    throw new Error('observer')
  })
  kit.state.subscribe(() => {
    throw new Error('listener')
  })
  const listener = vi.fn()
  kit.state.subscribe(listener)
  await kit.open()
  await settle()
  expect(listener).toHaveBeenCalledWith(
    expect.objectContaining({ modal: expect.objectContaining({ phase: 'open' }) }),
  )
  expect(adapter.listenerCount()).toBe(1)
  expect(
    platform.controls.logged.some(
      ({ message }) => message === 'A listener of the page threw an error',
    ),
  ).toBe(true)
})

test('closing the modal cancels the request to a wallet that was announced while its view was open', async () => {
  const { kit, adapter } = env
  await pickWallet(env, 'late')
  expect(currentView(env.kit).step).toBe('notInstalled')
  adapter.announce(scriptedConnector('late'))
  await settle()
  expect(kit.account.get().status).toBe('connecting')
  kit.close()
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
  expect(kit.state.getSnapshot().loading).toBe(false)
})

test('a disconnect that is still pending does not affect the next connection', async () => {
  await connectWallet(env, 'fox')
  const disconnecting = env.kit.disconnect()
  await settle()
  env.adapter.emit({ type: 'disconnected' })
  await settle()
  await connectWallet(env, 'hare', [otherAddress])
  env.clock.advance(3_000)
  await settle()
  await disconnecting
  expect(env.kit.account.get().address).toBe(otherAddress)
  expect(storedConnectorId()).toBe('hare')
})

test('disconnect cancels a pending connection request', async () => {
  await pickWallet(env, 'fox')
  await env.kit.disconnect()
  await settle()
  expect(env.adapter.calls.connect[0]?.signal.aborted).toBe(true)
  expect(env.kit.account.get().status).toBe('disconnected')
})

test.each([undefined, 'eip155'])(
  'disconnect(%s) during the success view ends it, so that a modal opened afterwards stays open',
  async (namespace) => {
    await connectWallet(env, 'fox')
    const disconnecting = env.kit.disconnect(namespace)
    await settle()
    env.adapter.calls.disconnect[0]?.resolve()
    await disconnecting
    await env.kit.open()
    await settle()
    env.clock.advance(1_000)
    await settle()
    const { modal, router } = env.kit.state.getSnapshot()
    expect(modal.phase).toBe('open')
    expect(router.entries.map(({ view }) => view)).toEqual(['Connect'])
  },
)

test('disconnect removes a stored connection whose restore timed out [D3]', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  env.clock.advance(5_000)
  await env.kit.ready()
  await env.kit.disconnect()
  await settle()
  expect(storedConnectorId()).toBeNull()
})

test('kit.stop resolves ready, and rejects pending network.switch and disconnect calls', async () => {
  env = createTestKit(storedConnection('fox'))
  const { kit } = env
  await settle()
  const ready = kit.ready()
  kit.stop()
  await ready
  env = createTestKit()
  await connectWallet(env, 'fox')
  const switching = env.kit.network.switch(secondNetwork)
  const disconnecting = env.kit.disconnect()
  await settle()
  env.kit.stop()
  await expect(switching).rejects.toMatchObject({ code: 'kit/stopped' })
  await expect(disconnecting).rejects.toMatchObject({ code: 'kit/stopped' })
  expect(env.kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('approving a request that was already open in the wallet connects without a second request [B7]', async () => {
  await pickWallet(env, 'fox')
  env.adapter.calls.connect[0]?.reject(new KitError(catalogue, 'rpc/resource-unavailable'))
  await settle()
  expect(currentView(env.kit).step).toBe('requestPending')
  env.adapter.emit({ type: 'accounts.changed', accounts: plainAccounts([address]) })
  await settle()
  env.adapter.calls.resume[0]?.resolve(connection('fox'))
  await settle()
  expect(env.kit.account.get().address).toBe(address)
  expect(env.adapter.calls.connect).toHaveLength(1)
})

test('a selected address stays selected while the wallet shares it, and is stored', async () => {
  await connectWallet(env, 'fox', [address, otherAddress])
  env.kit.account.select('eip155', otherAddress)
  await settle()
  env.adapter.emit({ type: 'accounts.changed', accounts: plainAccounts([address, otherAddress]) })
  await settle()
  expect(env.kit.account.get().address).toBe(otherAddress)
  expect(() => env.kit.account.select('eip155', '0x1')).toThrowError(
    expect.objectContaining({ code: 'connector/account-not-found' }),
  )
  const stored = JSON.parse(
    env.platform.controls.storage?.get('@latchkit/default/connections') ?? '{}',
  )
  expect(stored.eip155[0].accounts[0]).toEqual({ address: otherAddress })
  env.adapter.emit({ type: 'accounts.changed', accounts: plainAccounts([address]) })
  await settle()
  expect(env.kit.account.get().address).toBe(address)
})

test('removing the network of a connected wallet makes it unsupported [K4]', async () => {
  await connectWallet(env, 'fox')
  env.kit.network.remove('eip155', 1337)
  await settle()
  expect(env.kit.state.getSnapshot().network).toMatchObject({
    supported: false,
    active: { name: 'Unknown Network', caipNetworkId: firstNetwork },
  })
})

test('network.switch and signMessage reject while a wallet is restored', async () => {
  env = createTestKit(storedConnection('fox'))
  await settle()
  await expect(env.kit.network.switch(secondNetwork)).rejects.toMatchObject({
    code: 'connector/reconnecting',
  })
  await expect(env.kit.wallet.signMessage('hello')).rejects.toMatchObject({
    code: 'connector/reconnecting',
  })
})

test('a wallet that locks does not cancel the connection request to another wallet', async () => {
  await connectWallet(env, 'fox')
  await pickWallet(env, 'hare')
  env.adapter.emit({ type: 'accounts.changed', accounts: plainAccounts([]) })
  await settle()
  expect(currentView(env.kit).step).toBe('requesting')
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
})

test('a balance older than its cache is read again when the page becomes visible [L8]', async () => {
  await connectWallet(env, 'fox')
  env.adapter.calls.balance[0]?.resolve({ value: '1', decimals: 18, symbol: 'ETH' })
  await settle()
  env.platform.controls.emitVisible()
  await settle()
  expect(env.adapter.calls.balance).toHaveLength(1)
  env.clock.jump(env.clock.now() + 8 * 3_600_000)
  env.platform.controls.emitVisible()
  await settle()
  expect(env.adapter.calls.balance).toHaveLength(2)
})

test('parts of the state keep their identity before the engine is loaded', () => {
  const { kit } = env
  const before = kit.state.getSnapshot()
  kit.settings.update({ themeMode: 'dark' })
  const after = kit.state.getSnapshot()
  expect(after.config).not.toBe(before.config)
  for (const part of ['accounts', 'network', 'router', 'modal', 'connections'] as const)
    expect(after[part]).toBe(before[part])
})

test('a new network switch aborts the earlier ones, also if the wallet responds to them later [XK2]', async () => {
  const { kit, adapter } = env
  await connectWallet(env)
  const networks = [2, 3, 4].map((id) => toCaipNetworkId(`eip155:${id}`))
  for (const id of [2, 3, 4]) kit.network.add('eip155', chain(id))
  await settle()
  const ends = networks.map((id) => kit.network.switch(id).then(() => 'switched', codeOf))
  await settle()
  const calls = adapter.calls.switchNetwork
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  for (const [index, id] of [...networks.entries()].reverse()) calls[index]?.resolve(id)
  expect(await Promise.all(ends)).toEqual(['kit/aborted', 'kit/aborted', 'switched'])
  expect(kit.network.get().active?.caipNetworkId).toBe(networks[2])
})

test.each(['kit', 'modal'] as const)(
  'a network switch from the %s aborts a pending switch from the other of kit and modal [XK2]',
  async (newest) => {
    const { kit, adapter } = env
    await connectWallet(env)
    const end = async () => kit.network.switch(secondNetwork).then(() => 'switched', codeOf)
    const open = async () => {
      await kit.open({ view: 'Networks' })
      kit.modal.push('SwitchNetwork', { caipNetworkId: secondNetwork })
      await settle()
    }
    if (newest === 'kit') await open()
    const ended = end()
    await settle()
    if (newest === 'modal') await open()
    const calls = adapter.calls.switchNetwork
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    if (newest === 'kit') expect(kit.state.getSnapshot().router.entry.view).toBe('Networks')
    calls[1]?.resolve(secondNetwork)
    expect(await ended).toBe(newest === 'kit' ? 'switched' : 'kit/aborted')
    await settle()
    expect(kit.network.get().active?.caipNetworkId).toBe(secondNetwork)
  },
)

test('10 000 wallet events in a second cause at most 30 updates, the last of them with the last events [XB3]', async () => {
  const { kit, adapter, clock, platform } = env
  await connectWallet(env)
  clock.advance(1_000)
  const { storage } = platform.controls
  let updates = 0
  let writes = 0
  kit.state.subscribe(() => {
    updates += 1
  })
  const write = storage?.set
  if (storage && write)
    storage.set = (...entry) => {
      writes += 1
      write(...entry)
    }
  for (let millisecond = 0; millisecond < 1_000; millisecond += 1) {
    const isEven = millisecond % 2 === 0
    const accounts = plainAccounts([isEven ? address : otherAddress])
    for (let repeat = 0; repeat < 5; repeat += 1) {
      adapter.emit({ type: 'accounts.changed', accounts })
      const caipNetworkId = isEven ? firstNetwork : secondNetwork
      adapter.emit({ type: 'chain.changed', caipNetworkId })
    }
    clock.advance(1)
  }
  await settle()
  expect([kit.account.get().address, kit.network.get().active?.caipNetworkId]).toEqual([
    otherAddress,
    secondNetwork,
  ])
  expect(updates).toBeLessThanOrEqual(30)
  expect(writes).toBeLessThanOrEqual(90)
  adapter.emit({ type: 'accounts.changed', accounts: plainAccounts([address]) })
  adapter.emit({ type: 'disconnected' })
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})
