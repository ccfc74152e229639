import { expect, test } from 'vitest'
import type { AdapterHost } from '../adapters/adapter.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import { settle } from './kit.fixture.ts'
import {
  connectionIn,
  connectNamespace,
  createMultiNamespaceKit,
  namespaces,
  networkId,
  networkOption,
} from './namespaces.fixture.ts'

const storageKey = (key: string) => `@latchkit/default/${key}`
const storedConnections = (...namespaces: string[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => [storageKey(`${namespace}:connected_connector_id`), namespace]),
  )

test('disconnecting the active namespace activates the first connected one; disconnecting another namespace does not', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  for (const namespace of namespaces) await connectNamespace(env, namespace, namespace)
  await kit.open()
  const before = kit.account.get('cosmos')
  adapters.solana.emit({ type: 'disconnected' })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
    kit.account.get('cosmos'),
  ]).toEqual([true, networkId('cosmos'), before])
  adapters.cosmos.emit({ type: 'disconnected' })
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.network.get().active?.caipNetworkId,
  ]).toEqual([false, networkId('eip155')])
  const disconnecting = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  expect(await disconnecting).toEqual([{ namespace: 'eip155', problem: null }])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('bip122'))
})

test('disconnecting one namespace keeps the pending connection request of another', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155')
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'solana', namespace: 'solana' })
  await settle()
  const disconnecting = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.resolve()
  await disconnecting
  expect([
    kit.account.get('solana').status,
    adapters.solana.calls.connect[0]?.signal.aborted,
  ]).toEqual(['connecting', false])
})

test('the kit restores all stored connections in parallel and activates another namespace if the active one fails', async () => {
  const stored = {
    ...storedConnections('eip155', 'solana', 'cosmos'),
    [storageKey('active_caip_network_id')]: networkId('solana'),
  }
  const { kit, adapters } = createMultiNamespaceKit({ stored })
  await settle()
  expect(namespaces.map((namespace) => kit.account.get(namespace).status)).toEqual([
    'reconnecting',
    'reconnecting',
    'disconnected',
    'disconnected',
    'reconnecting',
  ])
  adapters.solana.calls.resume[0]?.resolve(null)
  adapters.eip155.calls.resume[0]?.resolve(connectionIn('eip155', 'eip155'))
  adapters.cosmos.calls.resume[0]?.resolve(connectionIn('cosmos', 'cosmos'))
  await kit.ready()
  expect(
    namespaces.filter((namespace) => kit.account.get(namespace).status === 'connected'),
  ).toEqual(['eip155', 'cosmos'])
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('eip155'))
})

/** Creates a bip122 adapter. `preferredType` reads the account type that the kit prefers. */
function createBitcoinAdapter() {
  const hosts: AdapterHost[] = []
  const adapter = createScriptedAdapter('bip122')
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      hosts.push(host)
      return adapter.create(host)
    },
  }
  return { adapter, entry, preferredType: () => hosts[0]?.accountType() }
}

test('selecting an account of another type stores the type and passes it to the adapter', async () => {
  const { adapter, entry, preferredType } = createBitcoinAdapter()
  const env = createMultiNamespaceKit({ adapters: [entry], networks: [networkOption('bip122')] })
  await env.kit.load()
  expect(preferredType()).toBe('payment')
  await connectNamespace(
    { ...env, adapters: { ...env.adapters, bip122: adapter } },
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
    ?.resolve({ ...connectionIn('bip122', 'bip122'), address: 'bc1q', accounts })
  await settle()
  const typeInState = () => env.kit.state.getSnapshot().accounts.bip122?.preferredAccountType
  expect(typeInState()).toBe('payment')
  env.kit.account.select('bip122', 'bc1p')
  await settle()
  expect([preferredType(), typeInState()]).toEqual(['ordinal', 'ordinal'])
  expect(env.platform.storage?.get(storageKey('preferred_account_types'))).toBe(
    '{"bip122":"ordinal"}',
  )
  env.kit.account.select('bip122', 'bc1q')
  await settle()
  expect(preferredType()).toBe('payment')
})

test('a stored account type takes precedence over defaultAccountTypes', async () => {
  const { entry, preferredType } = createBitcoinAdapter()
  const stored = { [storageKey('preferred_account_types')]: '{"bip122":"ordinal"}' }
  const { kit } = createMultiNamespaceKit({
    stored,
    adapters: [entry],
    networks: [networkOption('bip122')],
    defaultAccountTypes: { bip122: 'payment' },
  })
  await kit.load()
  expect(preferredType()).toBe('ordinal')
})

test('network.add and network.remove change the networks, and the first remaining one becomes active', async () => {
  const networks = [networkOption('eip155')]
  const env = createMultiNamespaceKit({ networks })
  const { kit } = env
  await kit.load()
  const ton: Namespace = 'ton'
  expect(() => kit.network.add(ton, networkOption('ton'))).toThrow('Adapter not found')
  expect(() => kit.network.remove(ton, 1)).toThrow('Adapter not found')
  expect(() => kit.network.add('eip155', networkOption('solana'))).toThrow('network.chainNamespace')
  const { chainNamespace: _, ...withoutNamespace } = networkOption('solana', 7)
  kit.network.add('solana', withoutNamespace)
  kit.network.add('solana', withoutNamespace)
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
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('eip155', 2))
  kit.network.remove('eip155', 2)
  await settle()
  expect([
    kit.network.get().active?.caipNetworkId,
    kit.network.get('eip155').active?.caipNetworkId,
  ]).toEqual([networkId('solana', 7), undefined])
  kit.network.remove('solana', 7)
  await settle()
  expect([kit.network.get().active?.caipNetworkId, kit.network.get().networks]).toEqual([
    undefined,
    [],
  ])
  kit.network.add('eip155', networkOption('eip155'))
  await settle()
  expect(kit.network.get().active?.caipNetworkId).toBe(networkId('eip155'))
})

test('a namespace whose first network is added at run time connects and reads its balance', async () => {
  const env = createMultiNamespaceKit({ networks: [networkOption('eip155')] })
  const { kit, adapters } = env
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'cosmos', namespace: 'cosmos' })
  await settle()
  expect(adapters.cosmos.calls.connect).toHaveLength(0)
  kit.close()
  kit.network.add('cosmos', networkOption('cosmos'))
  await settle()
  await connectNamespace(env, 'cosmos', 'cosmos')
  expect(kit.account.get('cosmos').caipAddress).toBe('cosmos:1:cosmos-a')
  expect(kit.state.getSnapshot().accounts.cosmos?.balanceStatus).toBe('loading')
})
