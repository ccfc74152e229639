import { expect, test } from 'vitest'
import { connectIn, createFamilies, networkOf } from './families.fixture.ts'
import { settle, viewOf } from './kit.fixture.ts'

const page = ({ kit }: ReturnType<typeof createFamilies>) => kit.state.getSnapshot().router.entry
const narrowed = ({ kit }: ReturnType<typeof createFamilies>) =>
  kit.state.getSnapshot().modal.namespace

test('a wallet of several namespaces is asked where one says; the others can be connected after it', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await kit.open()
  await settle()
  viewOf(kit).pick?.('fox')
  await settle()
  expect(page(world)).toMatchObject({ view: 'ConnectingMultiChain', data: { connectorId: 'fox' } })
  expect(viewOf(kit)).toMatchObject({ ways: [{ namespace: 'eip155' }, { namespace: 'solana' }] })
  viewOf(kit).pick?.('solana')
  await settle()
  expect(page(world)).toMatchObject({
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
  viewOf(kit).cancel?.()
  await settle()
  expect(page(world).view).toBe('ConnectingMultiChain')
})

test('a wallet of one namespace is asked at once', async () => {
  const world = createFamilies()
  await world.kit.open()
  await settle()
  viewOf(world.kit).pick?.('cosmos')
  await settle()
  expect(page(world)).toMatchObject({
    view: 'ConnectingExternal',
    data: { connectorId: 'cosmos', namespace: 'cosmos' },
  })
})

test('open({ namespace }) makes it the active one and offers its wallets only, until the modal closes', async () => {
  const world = createFamilies()
  const { kit, clock } = world
  await connectIn(world, 'eip155')
  await kit.open({ namespace: 'solana' })
  await settle()
  expect([page(world).view, narrowed(world), kit.network.get().active?.caipNetworkId]).toEqual([
    'Connect',
    'solana',
    networkOf('solana'),
  ])
  viewOf(kit).pick?.('fox')
  await settle()
  expect(page(world)).toMatchObject({ view: 'ConnectingExternal', data: { namespace: 'solana' } })
  kit.close()
  clock.advance(1_000)
  await settle()
  expect(narrowed(world)).toBeNull()
  await kit.open({ namespace: 'eip155' })
  await settle()
  expect([page(world).view, narrowed(world)]).toEqual(['Account', 'eip155'])
  await expect(kit.open({ namespace: 'nowhere' })).rejects.toMatchObject({
    code: 'adapter/not-found',
  })
  expect([page(world).view, narrowed(world)]).toEqual(['Account', 'eip155'])
})

test('asked for a view without a namespace it offers every wallet again; asked for nothing it stays as it is', async () => {
  const world = createFamilies()
  await world.kit.open({ namespace: 'solana' })
  await world.kit.open()
  expect(narrowed(world)).toBe('solana')
  await world.kit.open({ view: 'Connect' })
  expect([page(world).view, narrowed(world)]).toEqual(['Connect', null])
})

test('opened again while it fades out, nothing is left of the filter', async () => {
  const world = createFamilies()
  await world.kit.open({ namespace: 'solana' })
  world.kit.close()
  await world.kit.open()
  expect(narrowed(world)).toBeNull()
})

test('the filter goes with the last network of its namespace, and with the last connection', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await kit.open({ namespace: 'cosmos' })
  await settle()
  kit.network.remove('cosmos', 1)
  await settle()
  expect([narrowed(world), kit.network.get().active?.caipNetworkId]).toEqual([
    null,
    networkOf('eip155'),
  ])
  await connectIn(world, 'solana')
  await kit.open({ namespace: 'solana' })
  const left = kit.disconnect()
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await left
  expect(narrowed(world)).toBeNull()
})

test('a network of a namespace without a wallet: who confirms chooses one there, who cancels is where they were', async () => {
  const world = createFamilies()
  const { kit } = world
  await connectIn(world, 'eip155')
  await kit.open({ view: 'Networks' })
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkOf('cosmos') })
  await settle()
  expect(viewOf(kit)).toMatchObject({
    step: 'asking',
    network: { caipNetworkId: networkOf('cosmos') },
    wallet: { name: 'fox' },
  })
  viewOf(kit).cancel?.()
  await settle()
  expect([page(world).view, kit.network.get().active?.caipNetworkId]).toEqual([
    'Networks',
    networkOf('eip155'),
  ])
  kit.modal.push('SwitchActiveChain', { caipNetworkId: networkOf('cosmos') })
  await settle()
  viewOf(kit).confirm?.()
  await settle()
  expect([page(world).view, narrowed(world), kit.network.get().active?.caipNetworkId]).toEqual([
    'Connect',
    'cosmos',
    networkOf('cosmos'),
  ])
  expect(kit.account.get('eip155').status).toBe('connected')
})

test('an account of another namespace is selected there and looked at from then on; what is lost leaves the list', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155', 'fox', ['a', 'b'])
  await connectIn(world, 'solana', 'fox', ['a', 'b'])
  await connectIn(world, 'cosmos', 'cosmos')
  await kit.open()
  kit.modal.push('Profile')
  await settle()
  const listed = () =>
    (viewOf(kit).choices as unknown as { namespace: string; address: string }[]).map(
      ({ address }) => address,
    )
  expect(listed()).toEqual(['eip155-a', 'eip155-b', 'solana-a', 'solana-b', 'cosmos-a'])
  adapters.solana.say({ type: 'disconnected' })
  await settle()
  expect([listed(), page(world).view, kit.state.getSnapshot().modal.phase === 'open']).toEqual([
    ['eip155-a', 'eip155-b', 'cosmos-a'],
    'Profile',
    true,
  ])
  const choice = (viewOf(kit).choices as unknown as { address: string }[]).find(
    ({ address }) => address === 'eip155-b',
  )
  viewOf(kit).pick?.(choice as never)
  await settle()
  expect([
    kit.account.get().address,
    kit.network.get().active?.caipNetworkId,
    page(world).view,
  ]).toEqual(['eip155-b', networkOf('eip155'), 'Account'])
  expect(kit.account.get('cosmos').address).toBe('cosmos-a')
})
