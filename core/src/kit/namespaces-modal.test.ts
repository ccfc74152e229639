import { expect, test } from 'vitest'
import type { Namespace } from '../domain/caip/namespace.ts'
import { currentView, settle } from './kit.fixture.ts'
import {
  connectionIn,
  connectNamespace,
  createMultiNamespaceKit,
  networkId,
} from './namespaces.fixture.ts'

const topEntry = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().router.entry
const offeredNamespace = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().modal.namespace
const activeNetwork = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.network.get().active?.caipNetworkId
const viewsOf = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().router.entries.map(({ view }) => view)

test('a wallet of several namespaces connects in the namespace that the visitor picks', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await kit.open()
  await settle()
  currentView(kit).pick?.('fox')
  await settle()
  expect(topEntry(env)).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connectorId: 'fox' },
  })
  expect(currentView(kit)).toMatchObject({
    connectors: [{ namespace: 'eip155' }, { namespace: 'solana' }],
  })
  currentView(kit).pick?.('solana')
  await settle()
  expect(topEntry(env)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connectorId: 'fox', namespace: 'solana' },
  })
  expect([adapters.eip155.calls.connect.length, adapters.solana.calls.connect.length]).toEqual([
    0, 1,
  ])
  expect([kit.account.get('eip155').status, kit.account.get('solana').status]).toEqual([
    'disconnected',
    'connecting',
  ])
  currentView(kit).cancel?.()
  await settle()
  expect(topEntry(env).view).toBe('ConnectingMultiChain')
})

test('a wallet of one namespace opens ConnectingExternal without a choice of namespaces', async () => {
  const env = createMultiNamespaceKit()
  await env.kit.open()
  await settle()
  currentView(env.kit).pick?.('cosmos')
  await settle()
  expect(topEntry(env)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connectorId: 'cosmos', namespace: 'cosmos' },
  })
})

test('open with a namespace offers its wallets, and the connected account of another one stays active until one connects', async () => {
  const env = createMultiNamespaceKit()
  const { kit, clock, adapters } = env
  await connectNamespace(env, 'eip155')
  await kit.open({ namespace: 'solana' })
  await settle()
  expect([topEntry(env).view, offeredNamespace(env), activeNetwork(env)]).toEqual([
    'Connect',
    'solana',
    networkId('eip155'),
  ])
  currentView(kit).pick?.('fox')
  await settle()
  expect(topEntry(env)).toMatchObject({ view: 'ConnectingExternal', data: { namespace: 'solana' } })
  kit.close()
  clock.advance(1_000)
  await settle()
  expect(offeredNamespace(env)).toBeNull()
  await kit.open({ namespace: 'eip155' })
  await settle()
  expect([topEntry(env).view, offeredNamespace(env)]).toEqual(['Account', 'eip155'])
  const nowhere: Namespace = 'nowhere'
  await expect(kit.open({ namespace: nowhere })).rejects.toMatchObject({
    code: 'adapter/not-found',
  })
  expect([topEntry(env).view, offeredNamespace(env)]).toEqual(['Account', 'eip155'])
  // An account view shows the given namespace, connected or not.
  await kit.open({ namespace: 'cosmos', view: 'WalletReceive' })
  expect(activeNetwork(env)).toBe(networkId('cosmos'))
  await kit.open({ namespace: 'eip155' })
  await connectNamespace(env, 'solana')
  expect(activeNetwork(env)).toBe(networkId('solana'))
  await kit.open({ namespace: 'eip155' })
  expect([topEntry(env).view, activeNetwork(env)]).toEqual(['Account', networkId('eip155')])
  expect(adapters.solana.calls.connect).toHaveLength(2)
})

test('open with a view removes the namespace filter; open without arguments keeps it', async () => {
  const env = createMultiNamespaceKit()
  await env.kit.open({ namespace: 'solana' })
  await env.kit.open()
  expect(offeredNamespace(env)).toBe('solana')
  await env.kit.open({ view: 'Connect' })
  expect([topEntry(env).view, offeredNamespace(env)]).toEqual(['Connect', null])
})

test('reopening the modal during its close animation removes the namespace filter', async () => {
  const env = createMultiNamespaceKit()
  await env.kit.open({ namespace: 'solana' })
  env.kit.close()
  await env.kit.open()
  expect(offeredNamespace(env)).toBeNull()
})

test('the namespace filter is removed with the last network of its namespace and with the last connection', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await kit.open({ namespace: 'cosmos' })
  await settle()
  kit.network.remove('cosmos', 1)
  await settle()
  expect([offeredNamespace(env), kit.network.get().active?.caipNetworkId]).toEqual([
    null,
    networkId('eip155'),
  ])
  await connectNamespace(env, 'solana')
  await kit.open({ namespace: 'solana' })
  const disconnecting = kit.disconnect()
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await disconnecting
  expect(offeredNamespace(env)).toBeNull()
})

/** Opens Networks above Account with an EVM wallet, and confirms SwitchActiveChain. */
async function openWalletsOf(namespace: 'cosmos' | 'solana', command: 'confirm' | 'connect') {
  const env = createMultiNamespaceKit()
  const { kit } = env
  await connectNamespace(env, 'eip155')
  await kit.open()
  kit.modal.push('Networks')
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkId(namespace) })
  await settle()
  currentView(kit)[command]?.()
  await settle()
  return env
}

test('SwitchActiveChain goes back on cancel, and on confirm opens Connect with the wallets of the other namespace', async () => {
  const env = createMultiNamespaceKit()
  const { kit } = env
  await connectNamespace(env, 'eip155')
  await kit.open({ view: 'Networks' })
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkId('cosmos') })
  await settle()
  expect(currentView(kit)).toMatchObject({
    step: 'confirming',
    network: { caipNetworkId: networkId('cosmos') },
    wallet: { name: 'fox' },
    connectorId: null,
    connect: null,
  })
  currentView(kit).cancel?.()
  await settle()
  expect([topEntry(env).view, activeNetwork(env)]).toEqual(['Networks', networkId('eip155')])
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkId('cosmos') })
  await settle()
  currentView(kit).confirm?.()
  await settle()
  expect([viewsOf(env), offeredNamespace(env), activeNetwork(env)]).toEqual([
    ['Networks', 'Connect'],
    'cosmos',
    networkId('eip155'),
  ])
})

test('the connected account stays active while Connect lists the wallets of another namespace, also after closing and a reload', async () => {
  const env = await openWalletsOf('cosmos', 'confirm')
  const { kit, clock, adapters, platform } = env
  // Neither a network change nor a rejection closes the list of the other namespace.
  adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 2) })
  await settle()
  expect(viewsOf(env)).toEqual(['Account', 'Networks', 'Connect'])
  currentView(kit).pick?.('cosmos')
  await settle()
  expect(adapters.cosmos.calls.connect).toHaveLength(1)
  currentView(kit).cancel?.()
  await settle()
  expect([viewsOf(env).at(-1), activeNetwork(env)]).toEqual(['Connect', networkId('eip155', 2)])
  kit.modal.requestClose()
  clock.advance(1_000)
  await settle()
  expect([kit.account.get().address, kit.account.get('cosmos').status]).toEqual([
    'eip155-a',
    'disconnected',
  ])
  const stored = (key: string) => platform.controls.storage?.values.get(`@latchkit/default/${key}`)
  expect([stored('active_namespace'), stored('active_caip_network_id')]).toEqual([
    'eip155',
    networkId('eip155', 2),
  ])
})

test('going back from Connect to Networks offers all namespaces again', async () => {
  const env = await openWalletsOf('cosmos', 'confirm')
  env.kit.modal.back()
  await settle()
  expect([viewsOf(env), offeredNamespace(env)]).toEqual([['Account', 'Networks'], null])
})

test('open with Connect above other views lists the wallets of all namespaces there', async () => {
  const env = await openWalletsOf('cosmos', 'confirm')
  const { key } = topEntry(env)
  await env.kit.open({ view: 'Connect' })
  await settle()
  expect([viewsOf(env), offeredNamespace(env)]).toEqual([['Account', 'Networks', 'Connect'], null])
  expect(topEntry(env).key).not.toBe(key)
})

test('the wallet that connects in another namespace makes it active on the chosen network', async () => {
  const env = await openWalletsOf('cosmos', 'confirm')
  const { kit, adapters, clock } = env
  currentView(kit).pick?.('cosmos')
  await settle()
  adapters.cosmos.calls.connect[0]?.resolve(connectionIn('cosmos', 'cosmos'))
  await settle()
  clock.advance(1_000)
  await settle()
  expect([activeNetwork(env), kit.state.getSnapshot().modal.phase]).toEqual([
    networkId('cosmos'),
    'closing',
  ])
  expect(kit.account.get('eip155').status).toBe('connected')
})

test('SwitchActiveChain connects the connected wallet in the other namespace in one step', async () => {
  const env = await openWalletsOf('solana', 'connect')
  const { kit, adapters } = env
  expect([viewsOf(env), activeNetwork(env)]).toEqual([
    ['Account', 'Networks', 'Connect', 'ConnectingExternal'],
    networkId('eip155'),
  ])
  expect(topEntry(env).data).toEqual({ connectorId: 'fox', namespace: 'solana' })
  adapters.solana.calls.connect[0]?.resolve(connectionIn('solana'))
  await settle()
  expect([activeNetwork(env), kit.account.get().address]).toEqual([networkId('solana'), 'solana-a'])
})

test('Profile removes the accounts of a disconnected wallet and selects an account of another namespace', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155', 'fox', ['a', 'b'])
  await connectNamespace(env, 'solana', 'fox', ['a', 'b'])
  await connectNamespace(env, 'cosmos', 'cosmos')
  await kit.open()
  kit.modal.push('Profile')
  await settle()
  const listed = () =>
    (currentView(kit).choices as unknown as { namespace: string; address: string }[]).map(
      ({ address }) => address,
    )
  expect(listed()).toEqual(['eip155-a', 'eip155-b', 'solana-a', 'solana-b', 'cosmos-a'])
  adapters.solana.emit({ type: 'disconnected' })
  await settle()
  expect([listed(), topEntry(env).view, kit.state.getSnapshot().modal.phase === 'open']).toEqual([
    ['eip155-a', 'eip155-b', 'cosmos-a'],
    'Profile',
    true,
  ])
  const choice = (currentView(kit).choices as unknown as { address: string }[]).find(
    ({ address }) => address === 'eip155-b',
  )
  currentView(kit).pick?.(choice as never)
  await settle()
  expect([
    kit.account.get().address,
    kit.network.get().active?.caipNetworkId,
    topEntry(env).view,
  ]).toEqual(['eip155-b', networkId('eip155'), 'Account'])
  expect(kit.account.get('cosmos').address).toBe('cosmos-a')
})
