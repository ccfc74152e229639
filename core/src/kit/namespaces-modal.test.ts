import { expect, test } from 'vitest'
import { currentView, settle } from './kit.fixture.ts'
import { connectNamespace, createMultiNamespaceKit, networkId } from './namespaces.fixture.ts'

const topEntry = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().router.entry
const offeredNamespace = ({ kit }: ReturnType<typeof createMultiNamespaceKit>) =>
  kit.state.getSnapshot().modal.namespace

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

test('open with a namespace makes it active and offers only its wallets until the modal closes', async () => {
  const env = createMultiNamespaceKit()
  const { kit, clock } = env
  await connectNamespace(env, 'eip155')
  await kit.open({ namespace: 'solana' })
  await settle()
  expect([
    topEntry(env).view,
    offeredNamespace(env),
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['Connect', 'solana', networkId('solana')])
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
  await expect(kit.open({ namespace: 'nowhere' })).rejects.toMatchObject({
    code: 'adapter/not-found',
  })
  expect([topEntry(env).view, offeredNamespace(env)]).toEqual(['Account', 'eip155'])
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
  })
  currentView(kit).cancel?.()
  await settle()
  expect([topEntry(env).view, kit.network.get().active?.caipNetworkId]).toEqual([
    'Networks',
    networkId('eip155'),
  ])
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkId('cosmos') })
  await settle()
  currentView(kit).confirm?.()
  await settle()
  expect([
    topEntry(env).view,
    offeredNamespace(env),
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['Connect', 'cosmos', networkId('cosmos')])
  expect(kit.account.get('eip155').status).toBe('connected')
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
