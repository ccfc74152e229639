import { expect, test } from 'vitest'
import { settle } from './kit.fixture.ts'
import {
  connectionIn,
  connectNamespace,
  createMultiNamespaceKit,
  namespaces,
  networkId,
} from './namespaces.fixture.ts'

const storageKey = (key: string) => `@latchkit/default/${key}`
const storedConnections = (...namespaces: string[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => [storageKey(`${namespace}:connected_connector_id`), namespace]),
  )
const topView = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().router.entry.view

test('restoring a connection does not close Connect while it offers the wallets of another namespace', async () => {
  const { kit, adapters } = createMultiNamespaceKit({
    stored: storedConnections('bip122', 'solana'),
  })
  await kit.open({ namespace: 'solana' })
  await settle()
  adapters.bip122.calls.resume[0]?.resolve(connectionIn('bip122', 'bip122'))
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.account.get('bip122').status === 'connected',
  ]).toEqual([true, true])
  adapters.solana.calls.resume[0]?.resolve(connectionIn('solana', 'solana'))
  await settle()
  expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('Connect stays open when a wallet disconnects', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  await kit.open({ view: 'Connect' })
  await settle()
  adapters.eip155.emit({ type: 'disconnected' })
  await settle()
  expect([kit.state.getSnapshot().modal.phase === 'open', topView(env)]).toEqual([true, 'Connect'])
  const disconnecting = kit.disconnect()
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await disconnecting
  await settle()
  expect([kit.state.getSnapshot().modal.phase === 'open', topView(env)]).toEqual([true, 'Connect'])
})

test('SwitchNetwork stays open when the wallet of another namespace changes its network or disconnects', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  await kit.open({ view: 'Networks' })
  kit.modal.push('SwitchNetwork', { caipNetworkId: networkId('solana', 2) })
  await settle()
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 2) })
  await settle()
  expect([topView(env), adapters.solana.calls.switchNetwork[0]?.signal.aborted]).toEqual([
    'SwitchNetwork',
    false,
  ])
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 99) })
  await settle()
  expect([topView(env), kit.state.getSnapshot().modal.phase === 'open']).toEqual([
    'SwitchNetwork',
    true,
  ])
  adapters.eip155.emit({ type: 'disconnected' })
  await settle()
  expect([
    topView(env),
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['SwitchNetwork', true, networkId('solana')])
  adapters.solana.calls.switchNetwork[0]?.resolve(networkId('solana', 2))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('solana', 2))
})

test('ConnectingExternal stays open when the wallet of another namespace is on an unconfigured network', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155', 'eip155')
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'solana', namespace: 'solana' })
  await settle()
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 99) })
  await settle()
  expect([topView(env), adapters.solana.calls.connect[0]?.signal.aborted]).toEqual([
    'ConnectingExternal',
    false,
  ])
})

test('an unconfigured network in a namespace that is not active opens no view and reads no balance [K4, K6]', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  const reads = adapters.solana.calls.balance.length
  adapters.solana.emit({ type: 'chain.changed', caipNetworkId: networkId('solana', 99) })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
    kit.network.get('solana').active?.name,
  ]).toEqual([false, networkId('eip155'), 'Unknown Network'])
  expect(adapters.solana.calls.balance).toHaveLength(reads)
})

test('network.switch rejects and does not activate a namespace that is disconnected before the wallet responds', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  const switching = kit.network.switch(networkId('solana', 2)).then(
    () => 'switched',
    (error) => error.code,
  )
  await settle()
  const disconnecting = kit.disconnect('solana')
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await disconnecting
  adapters.solana.calls.switchNetwork[0]?.resolve(networkId('solana', 2))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('eip155'))
  expect(await switching).toBe('connector/not-connected')
})

test('network.switch rejects and aborts if the wallet shares no more accounts before it responds', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  const switching = kit.network.switch(networkId('solana', 2))
  await settle()
  adapters.solana.emit({ type: 'accounts.changed', accounts: [] })
  await expect(switching).rejects.toMatchObject({ code: 'connector/not-connected' })
  expect(adapters.solana.calls.switchNetwork[0]?.signal.aborted).toBe(true)
})

test('network.switch does not close a view of the modal when it is cancelled', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  await kit.open()
  kit.modal.push('WhatIsANetwork')
  const switching = kit.network.switch(networkId('solana', 2))
  await settle()
  adapters.solana.emit({ type: 'accounts.changed', accounts: [] })
  await expect(switching).rejects.toMatchObject({ code: 'connector/not-connected' })
  expect(topView(env)).toBe('WhatIsANetwork')
})

test('the kit restores stored connections independently, whether a wallet resumes, is locked, fails or does not respond', async () => {
  const env = createMultiNamespaceKit({ stored: storedConnections(...namespaces) })
  const { kit, adapters, clock, platform } = env
  await settle()
  adapters.cosmos.calls.resume[0]?.resolve(connectionIn('cosmos', 'cosmos'))
  adapters.solana.calls.resume[0]?.resolve(null)
  adapters.polkadot.calls.resume[0]?.reject(new Error('the wallet failed'))
  await settle()
  expect(namespaces.map((namespace) => kit.account.get(namespace).status)).toEqual([
    'reconnecting',
    'disconnected',
    'reconnecting',
    'disconnected',
    'connected',
  ])
  clock.advance(5_000)
  await kit.ready()
  expect(namespaces.map((namespace) => kit.account.get(namespace).status === 'connected')).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('cosmos'))
  const stored = (namespace: string) =>
    platform.storage?.get(storageKey(`${namespace}:connected_connector_id`)) ?? null
  expect(namespaces.map(stored)).toEqual(['eip155', null, 'bip122', 'polkadot', 'cosmos'])
  adapters.eip155.calls.resume[0]?.resolve(connectionIn('eip155', 'eip155'))
  await settle()
  expect(kit.account.get('eip155').status).toBe('disconnected')
})

test('kit.stop settles pending calls in every namespace and removes all listeners and timers', async () => {
  const env = createMultiNamespaceKit({ stored: storedConnections('cosmos') })
  const { kit, adapters, clock, platform } = env
  await connectNamespace(env, 'solana', 'solana')
  await connectNamespace(env, 'eip155', 'eip155')
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'bip122', namespace: 'bip122' })
  await settle()
  const pendingCalls = [
    kit.ready(),
    kit.network.switch(networkId('solana', 2)),
    kit.disconnect('eip155'),
    kit.account.refreshBalance('solana'),
  ]
  await settle()
  kit.stop()
  const results = await Promise.allSettled(pendingCalls)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  for (const namespace of namespaces) expect(adapters[namespace].listenerCount()).toBe(0)
  expect([platform.controls.listenerCount(), clock.pending()]).toEqual([0, 0])
})
