import { expect, test } from 'vitest'
import { connectIn, createFamilies, families, grantedIn, networkOf } from './families.fixture.ts'
import { settle } from './kit.fixture.ts'

const at = (key: string) => `@latchkit/default/${key}`
const remembered = (...namespaces: string[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => [at(`${namespace}:connected_connector_id`), namespace]),
  )
const page = ({ kit }: ReturnType<typeof createFamilies>) =>
  kit.state.getSnapshot().router.entry.view

test('a namespace that is restored does not close the list of another one’s wallets', async () => {
  const { kit, adapters } = createFamilies({ stored: remembered('bip122', 'solana') })
  await kit.open({ namespace: 'solana' })
  await settle()
  adapters.bip122.calls.resume[0]?.resolve(grantedIn('bip122', 'bip122'))
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.account.get('bip122').status === 'connected',
  ]).toEqual([true, true])
  adapters.solana.calls.resume[0]?.resolve(grantedIn('solana', 'solana'))
  await settle()
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(false)
})

test('whoever chooses a wallet goes on choosing when another goes', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'solana', 'solana')
  await connectIn(world, 'eip155', 'eip155')
  await kit.open({ view: 'Connect' })
  await settle()
  adapters.eip155.say({ type: 'disconnected' })
  await settle()
  expect([kit.state.getSnapshot().modal.phase === 'open', page(world)]).toEqual([true, 'Connect'])
  const left = kit.disconnect()
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await left
  await settle()
  expect([kit.state.getSnapshot().modal.phase === 'open', page(world)]).toEqual([true, 'Connect'])
})

test('a wallet that moves or goes leaves the page alone on which another is asked to move', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'solana', 'solana')
  await connectIn(world, 'eip155', 'eip155')
  await kit.open({ view: 'Networks' })
  kit.modal.push('SwitchNetwork', { caipNetworkId: networkOf('solana', 2) })
  await settle()
  adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 2) })
  await settle()
  expect([page(world), adapters.solana.calls.switchNetwork[0]?.signal.aborted]).toEqual([
    'SwitchNetwork',
    false,
  ])
  adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 99) })
  await settle()
  expect([page(world), kit.state.getSnapshot().modal.phase === 'open']).toEqual([
    'SwitchNetwork',
    true,
  ])
  adapters.eip155.say({ type: 'disconnected' })
  await settle()
  expect([
    page(world),
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['SwitchNetwork', true, networkOf('solana')])
  adapters.solana.calls.switchNetwork[0]?.resolve(networkOf('solana', 2))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('solana', 2))
})

test('a wallet on a network nobody configured leaves the page alone on which one of another namespace is asked', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155', 'eip155')
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'solana', namespace: 'solana' })
  await settle()
  adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 99) })
  await settle()
  expect([page(world), adapters.solana.calls.connect[0]?.signal.aborted]).toEqual([
    'ConnectingExternal',
    false,
  ])
})

test('K4, K6: a wallet of another namespace on an unconfigured network moves nobody, and nothing is read there', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'solana', 'solana')
  await connectIn(world, 'eip155', 'eip155')
  const reads = adapters.solana.calls.balance.length
  adapters.solana.say({ type: 'chain.changed', caipNetworkId: networkOf('solana', 99) })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
    kit.network.get('solana').active?.name,
  ]).toEqual([false, networkOf('eip155'), 'Unknown Network'])
  expect(adapters.solana.calls.balance).toHaveLength(reads)
})

test('whoever is disconnected while their wallet is asked to move is not looked at when it answers', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'solana', 'solana')
  await connectIn(world, 'eip155', 'eip155')
  const moved = kit.network.switch(networkOf('solana', 2)).then(
    () => 'moved',
    (error) => error.code,
  )
  await settle()
  const left = kit.disconnect('solana')
  await settle()
  adapters.solana.calls.disconnect[0]?.resolve()
  await left
  adapters.solana.calls.switchNetwork[0]?.resolve(networkOf('solana', 2))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('eip155'))
  expect(await moved).toBe('connector/not-connected')
})

test('a wallet that lets go while it is asked to move says so to whoever asked', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'solana', 'solana')
  const moved = kit.network.switch(networkOf('solana', 2))
  await settle()
  adapters.solana.say({ type: 'accounts.changed', accounts: [] })
  await expect(moved).rejects.toMatchObject({ code: 'connector/not-connected' })
  expect(adapters.solana.calls.switchNetwork[0]?.signal.aborted).toBe(true)
})

test('five stored connections: one comes back, two are gone, one is locked, one is slow; each ends by itself', async () => {
  const world = createFamilies({ stored: remembered(...families) })
  const { kit, adapters, clock, platform } = world
  await settle()
  adapters.cosmos.calls.resume[0]?.resolve(grantedIn('cosmos', 'cosmos'))
  adapters.solana.calls.resume[0]?.resolve(null)
  adapters.polkadot.calls.resume[0]?.reject(new Error('gone'))
  await settle()
  expect(families.map((family) => kit.account.get(family).status)).toEqual([
    'reconnecting',
    'disconnected',
    'reconnecting',
    'disconnected',
    'connected',
  ])
  clock.advance(5_000)
  await kit.ready()
  expect(families.map((family) => kit.account.get(family).status === 'connected')).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('cosmos'))
  const kept = (family: string) =>
    platform.storage?.get(at(`${family}:connected_connector_id`)) ?? null
  expect(families.map(kept)).toEqual(['eip155', null, 'bip122', 'polkadot', 'cosmos'])
  adapters.eip155.calls.resume[0]?.resolve(grantedIn('eip155', 'eip155'))
  await settle()
  expect(kit.account.get('eip155').status).toBe('disconnected')
})

test('a stopped kit leaves nobody waiting, whatever each namespace was about', async () => {
  const world = createFamilies({ stored: remembered('cosmos') })
  const { kit, adapters, clock, platform } = world
  await connectIn(world, 'solana', 'solana')
  await connectIn(world, 'eip155', 'eip155')
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'bip122', namespace: 'bip122' })
  await settle()
  const waits = [
    kit.ready(),
    kit.network.switch(networkOf('solana', 2)),
    kit.disconnect('eip155'),
    kit.account.refreshBalance('solana'),
  ]
  await settle()
  kit.stop()
  const ended = await Promise.allSettled(waits)
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  for (const family of families) expect(adapters[family].listeners()).toBe(0)
  expect([platform.controls.listeners(), clock.pending()]).toEqual([0, 0])
})
