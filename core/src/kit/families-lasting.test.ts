import { expect, test } from 'vitest'
import type { AdapterHost } from '../adapters/adapter.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import {
  connectIn,
  createFamilies,
  families,
  grantedIn,
  networkOf,
  networkOption,
} from './families.fixture.ts'
import { settle } from './kit.fixture.ts'

const at = (key: string) => `@latchkit/default/${key}`
const remembered = (...namespaces: string[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => [at(`${namespace}:connected_connector_id`), namespace]),
  )

test('where the active namespace goes, the first connected one is looked at; where another goes, nothing moves', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  for (const family of families) await connectIn(world, family, family)
  await kit.open()
  const [before] = [kit.account.get('cosmos')]
  adapters.solana.say({ type: 'disconnected' })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
    kit.account.get('cosmos'),
  ]).toEqual([true, networkOf('cosmos'), before])
  adapters.cosmos.say({ type: 'disconnected' })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
  ]).toEqual([false, networkOf('eip155')])
  const left = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  expect(await left).toEqual([{ namespace: 'eip155', problem: null }])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('bip122'))
})

test('disconnecting a namespace does not take back what another is asked', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155')
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'solana', namespace: 'solana' })
  await settle()
  const left = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  await left
  expect([
    kit.account.get('solana').status,
    adapters.solana.calls.connect[0]?.signal.aborted,
  ]).toEqual(['connecting', false])
})

test('all connected namespaces are restored side by side; where the active one is not, another is looked at', async () => {
  const stored = {
    ...remembered('eip155', 'solana', 'cosmos'),
    [at('active_caip_network_id')]: networkOf('solana'),
  }
  const { kit, adapters } = createFamilies({ stored })
  await settle()
  expect(families.map((family) => kit.account.get(family).status)).toEqual([
    ...['reconnecting', 'reconnecting', 'disconnected', 'disconnected', 'reconnecting'],
  ])
  adapters.solana.calls.resume[0]?.resolve(null)
  adapters.eip155.calls.resume[0]?.resolve(grantedIn('eip155', 'eip155'))
  adapters.cosmos.calls.resume[0]?.resolve(grantedIn('cosmos', 'cosmos'))
  await kit.ready()
  expect(families.filter((family) => kit.account.get(family).status === 'connected')).toEqual([
    'eip155',
    'cosmos',
  ])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('eip155'))
})

/** An adapter of Bitcoin, and what its host says of accounts. */
function listening() {
  const hosts: AdapterHost[] = []
  const adapter = createScriptedAdapter('bip122')
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      hosts.push(host)
      return adapter.create(host)
    },
  }
  return { adapter, entry, wanted: () => hosts[0]?.accountType() }
}

test('picking an account of another kind is remembered: adapters are told so at the next connect', async () => {
  const { adapter, entry, wanted } = listening()
  const world = createFamilies({ adapters: [entry], networks: [networkOption('bip122')] })
  await world.kit.load()
  expect(wanted()).toBe('payment')
  await connectIn(
    { ...world, adapters: { ...world.adapters, bip122: adapter } },
    'bip122',
    'bip122',
  )
  adapter.announce({
    id: 'bip122',
    name: 'b',
    type: 'ANNOUNCED',
    chain: 'bip122',
    rdns: null,
    icon: null,
    disputed: false,
  })
  await settle()
  const accounts = [
    { address: 'bc1q', type: 'payment' },
    { address: 'bc1p', type: 'ordinal' },
    { address: 'bc1p2', type: 'ordinal' },
  ] as const
  adapter.calls.connect
    .at(-1)
    ?.resolve({ ...grantedIn('bip122', 'bip122'), address: 'bc1q', accounts })
  await settle()
  world.kit.account.select('bip122', 'bc1p')
  await settle()
  expect(wanted()).toBe('ordinal')
  expect(world.platform.storage?.get(at('preferred_account_types'))).toBe('{"bip122":"ordinal"}')
  world.kit.account.select('bip122', 'bc1q')
  await settle()
  expect(wanted()).toBe('payment')
})

test('what storage remembers of kinds comes before what the page said', async () => {
  const { entry, wanted } = listening()
  const stored = { [at('preferred_account_types')]: '{"bip122":"ordinal"}' }
  const { kit } = createFamilies({
    stored,
    adapters: [entry],
    networks: [networkOption('bip122')],
    defaultAccountTypes: { bip122: 'payment' },
  })
  await kit.load()
  expect(wanted()).toBe('ordinal')
})

test('networks join and leave: an adapter is needed, nothing joins twice, the first that remains becomes active', async () => {
  const networks = [networkOption('eip155')]
  const world = createFamilies({ networks })
  const { kit } = world
  await kit.load()
  expect(() => kit.network.add('ton', networkOption('ton'))).toThrow('Adapter not found')
  expect(() => kit.network.remove('ton', 1)).toThrow('Adapter not found')
  expect(() => kit.network.add('eip155', networkOption('solana'))).toThrow('network.chainNamespace')
  const { chainNamespace: _, ...unnamed } = networkOption('solana', 7)
  kit.network.add('solana', unnamed)
  kit.network.add('solana', unnamed)
  kit.network.add('eip155', networkOption('eip155', 2))
  kit.network.remove('eip155', 'nowhere')
  await settle()
  expect(kit.network.get().networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'eip155:1',
    'solana:7',
    'eip155:2',
  ])
  kit.network.remove('eip155', 1)
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('eip155', 2))
  kit.network.remove('eip155', 2)
  await settle()
  expect([
    kit.network.get().active?.caipNetworkId,
    kit.network.get('eip155').active?.caipNetworkId,
  ]).toEqual([networkOf('solana', 7), undefined])
  kit.network.remove('solana', 7)
  await settle()
  expect([kit.network.get().active?.caipNetworkId, kit.network.get().networks]).toEqual([
    undefined,
    [],
  ])
  kit.network.add('eip155', networkOption('eip155'))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkOf('eip155'))
})

test('a namespace that gets its first network later connects and reads like any other', async () => {
  const world = createFamilies({ networks: [networkOption('eip155')] })
  const { kit, adapters } = world
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'cosmos', namespace: 'cosmos' })
  await settle()
  expect(adapters.cosmos.calls.connect).toHaveLength(0)
  kit.close()
  kit.network.add('cosmos', networkOption('cosmos'))
  await settle()
  await connectIn(world, 'cosmos', 'cosmos')
  expect(kit.account.get('cosmos').caipAddress).toBe('cosmos:1:cosmos-a')
  expect(kit.state.getSnapshot().accounts.cosmos?.balanceStatus).toBe('loading')
})
