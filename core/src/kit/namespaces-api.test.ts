import { expect, test } from 'vitest'
import type { AdapterHost } from '../adapters/adapter.ts'
import { plainAccounts } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { settle } from './kit.fixture.ts'
import {
  connectionIn,
  connectNamespace,
  createMultiNamespaceKit,
  namespaces,
  networkId,
  networkOption,
} from './namespaces.fixture.ts'

/** A namespace that the kit does not serve. */
const ton: Namespace = 'ton'
const storageKey = (key: string) => `@latchkit/default/${key}`

test('kit methods with a namespace named like a property of every object return empty values', () => {
  const { kit } = createMultiNamespaceKit()
  const constructorName: Namespace = 'constructor'
  expect(kit.account.get(constructorName)).toMatchObject({ status: 'disconnected' })
  expect(kit.network.get(constructorName).active).toBeNull()
  expect(kit.wallet.get(constructorName)).toBeNull()
  expect(() => kit.account.select(constructorName, 'a')).toThrowError(
    expect.objectContaining({ code: 'adapter/not-found' }),
  )
})

test('kit methods with an unknown namespace reject with adapter/not-found or return empty values', async () => {
  const env = createMultiNamespaceKit()
  const { kit } = env
  await connectNamespace(env, 'eip155')
  const unknown = { code: 'adapter/not-found', details: { namespace: 'ton' } }
  await expect(kit.wallet.signMessage('message', ton)).rejects.toMatchObject(unknown)
  await expect(kit.wallet.signTypedData({}, ton)).rejects.toMatchObject(unknown)
  await expect(kit.account.refreshBalance(ton)).rejects.toMatchObject(unknown)
  await expect(kit.disconnect(ton)).rejects.toMatchObject(unknown)
  await expect(kit.open({ namespace: ton })).rejects.toMatchObject(unknown)
  expect(() => kit.account.select(ton, 'a')).toThrowError(expect.objectContaining(unknown))
  expect([kit.state.getSnapshot().modal.phase, kit.account.get().status]).toEqual([
    'closed',
    'connected',
  ])
  expect(kit.account.get(ton)).toEqual({
    status: 'disconnected',
    namespace: null,
    address: null,
    caipAddress: null,
    caipNetworkId: null,
    connectorId: null,
    accounts: [],
    balance: { status: 'idle', data: null, problem: null },
    holdings: { status: 'idle', data: null, problem: null },
  })
  expect(kit.network.get(ton)).toEqual({ active: null, supported: false, networks: [] })
  expect([kit.wallet.get(ton), kit.wallet.provider(ton)]).toEqual([null, null])
})

test('open rejects for a namespace that has an adapter but no network', async () => {
  const { kit } = createMultiNamespaceKit({ networks: [networkOption('eip155')] })
  await expect(kit.open({ namespace: 'cosmos' })).rejects.toMatchObject({ code: 'network/missing' })
  expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('wallet methods reject while the address or the network of the wallet is unknown', async () => {
  const { kit, adapters } = createMultiNamespaceKit({ networks: [networkOption('eip155')] })
  await kit.open()
  kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' })
  await settle()
  await expect(kit.wallet.signMessage('message', 'eip155')).rejects.toMatchObject({
    message: 'No ActiveCaipAddress found',
  })
  adapters.eip155.calls.connect
    .at(-1)
    ?.resolve({ ...connectionIn('eip155'), caipNetworkId: networkId('eip155', 7) })
  await settle()
  expect(await kit.account.refreshPortfolio('eip155')).toMatchObject({
    error: { message: 'CaipNetwork or CaipAddress is undefined' },
  })
})

test('wallet methods without a namespace reject if no network is active', async () => {
  const { kit } = createMultiNamespaceKit({ networks: [networkOption('eip155')] })
  await kit.load()
  kit.network.remove('eip155', 1)
  await settle()
  await expect(kit.wallet.signMessage('message')).rejects.toMatchObject({
    message: 'No ActiveCaipNetwork or client found',
  })
})

test('wallet methods reject for a namespace that is not connected or still reconnecting', async () => {
  const { kit } = createMultiNamespaceKit({
    stored: { [storageKey('solana:connected_connector_id')]: 'fox' },
  })
  await settle()
  await expect(kit.wallet.signMessage('message', 'cosmos')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  await expect(kit.wallet.signMessage('message', 'solana')).rejects.toMatchObject({
    code: 'connector/reconnecting',
  })
  expect(() => kit.account.select('cosmos', 'a')).toThrowError(
    expect.objectContaining({ code: 'connector/not-connected' }),
  )
  expect(() => kit.account.select('solana', 'a')).toThrowError(
    expect.objectContaining({ code: 'connector/reconnecting' }),
  )
  expect(await kit.account.refreshBalance('cosmos')).toMatchObject({
    data: null,
    isError: true,
    error: { code: 'account/balance-missing' },
  })
  expect(await kit.disconnect('cosmos')).toEqual([])
})

test('signMessage rejects on an unconfigured network unless allowUnsupportedChain is set', async () => {
  for (const allowUnsupportedChain of [false, true]) {
    const env = createMultiNamespaceKit({ allowUnsupportedChain })
    await connectNamespace(env, 'eip155')
    env.adapters.eip155.emit({ type: 'chain.changed', caipNetworkId: networkId('eip155', 99) })
    await settle()
    const signed = await env.kit.wallet
      .signMessage('message')
      .catch((error) => [error.code, error.details])
    expect(signed).toEqual(
      allowUnsupportedChain
        ? 'signed:message'
        : ['connector/chain-not-configured', { network: 'eip155:99' }],
    )
  }
})

test("signTypedData rejects data for another chain than the wallet's", async () => {
  const env = createMultiNamespaceKit()
  const { kit } = env
  await connectNamespace(env, 'eip155')
  await connectNamespace(env, 'cosmos', 'cosmos')
  for (const chainId of [2, '2', '0x2', 2n]) {
    await expect(kit.wallet.signTypedData({ domain: { chainId } }, 'eip155')).rejects.toMatchObject(
      {
        code: 'connector/chain-mismatch',
        details: { found: 'eip155:1', expected: 'eip155:2' },
      },
    )
  }
  for (const typedData of [
    { domain: { chainId: '0x1' } },
    { domain: { chainId: 1n } },
    { domain: {} },
    {},
    null,
    'text',
  ]) {
    expect(await kit.wallet.signTypedData(typedData, 'eip155')).toBe('signed')
  }
})

/** Creates a kit with one namespace whose wallet never responds to a signature request. */
function createUnresponsiveKit() {
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const signals: AbortSignal[] = []
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      const created = adapter.create(host)
      const signMessage = (_: unknown, signal: AbortSignal) => {
        signals.push(signal)
        return new Promise<string>(() => {})
      }
      return { ...created, load: async () => ({ ...(await created.load()), signMessage }) }
    },
  }
  const env = createMultiNamespaceKit({ adapters: [entry], networks: [networkOption('eip155')] })
  return { ...env, adapters: { ...env.adapters, eip155: adapter }, signals }
}

test('signMessage rejects and aborts its request when the wallet disconnects [D5]', async () => {
  const env = createUnresponsiveKit()
  await connectNamespace(env, 'eip155')
  const signature = env.kit.wallet.signMessage('message')
  await settle()
  env.adapters.eip155.emit({ type: 'disconnected' })
  await expect(signature).rejects.toMatchObject({ code: 'connector/not-connected' })
  expect(env.signals[0]?.aborted).toBe(true)
})

test.each<[string, WalletEvent, string]>([
  ['account', { type: 'accounts.changed', accounts: plainAccounts(['b']) }, 'sign/not-verified'],
  [
    'network',
    { type: 'chain.changed', caipNetworkId: networkId('eip155', 2) },
    'connector/chain-mismatch',
  ],
])('a signature is not returned after a change of the %s [Z9]', async (_, event, code) => {
  const env = createUnresponsiveKit()
  await connectNamespace(env, 'eip155')
  const signature = env.kit.wallet.signMessage('message')
  await settle()
  env.adapters.eip155.emit(event)
  await expect(signature).rejects.toMatchObject({ code })
  expect(env.signals[0]?.aborted).toBe(true)
})

test('signMessage rejects when the kit is stopped', async () => {
  const env = createUnresponsiveKit()
  await connectNamespace(env, 'eip155')
  const signature = env.kit.wallet.signMessage('message')
  await settle()
  env.kit.stop()
  await expect(signature).rejects.toMatchObject({ code: 'kit/stopped' })
})

test('createKit throws for defaultAccountTypes with an unknown type or namespace', () => {
  expect(() =>
    createMultiNamespaceKit({ defaultAccountTypes: { bip122: 'ordinals' as never } }),
  ).toThrow('defaultAccountTypes.bip122')
  expect(() =>
    createMultiNamespaceKit({ defaultAccountTypes: { bip112: 'ordinal' } as never }),
  ).toThrow('defaultAccountTypes.bip112')
})

test('a kit restores its connections also if other stored values are malformed [E3, E5]', async () => {
  const connections = Object.fromEntries(
    namespaces.map((namespace) => [storageKey(`${namespace}:connected_connector_id`), namespace]),
  )
  const malformedTexts = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"eip155":7}',
    '{"__proto__":{"x":1}}',
    '{"solana":[{"connectorId":"x","accounts":[{}]}]}',
  ]
  for (const key of [
    'caip_network_ids',
    'preferred_account_types',
    'connections',
    'connected_namespaces',
    'active_namespace',
    'connection_status',
  ]) {
    for (const text of malformedTexts) {
      const { kit, adapters } = createMultiNamespaceKit({
        stored: { ...connections, [storageKey(key)]: text },
      })
      await settle()
      for (const namespace of namespaces)
        adapters[namespace].calls.resume[0]?.resolve(connectionIn(namespace, namespace))
      await kit.ready()
      expect(
        namespaces.filter((namespace) => kit.account.get(namespace).status === 'connected'),
      ).toEqual([...namespaces])
      kit.stop()
    }
  }
})

test('restoring a connection does not pass a stored network of another namespace to the adapter', async () => {
  const requests: unknown[] = []
  const adapter = createScriptedAdapter('cosmos')
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      const created = adapter.create(host)
      const resume = async (request: unknown) => {
        requests.push(request)
        return null
      }
      return { ...created, load: async () => ({ ...(await created.load()), resume }) }
    },
  }
  const stored = {
    [storageKey('cosmos:connected_connector_id')]: 'keplr',
    [storageKey('caip_network_ids')]: '{"cosmos":"eip155:1"}',
  }
  const { kit } = createMultiNamespaceKit({
    adapters: [entry],
    networks: [networkOption('cosmos')],
    stored,
  })
  await kit.ready()
  expect(requests).toMatchObject([{ connectorId: 'keplr', address: null, caipNetworkId: null }])
})

test('two open calls with different namespaces have the result of the last one', async () => {
  const env = createMultiNamespaceKit()
  const { kit } = env
  await Promise.all([kit.open({ namespace: 'solana' }), kit.open({ namespace: 'cosmos' })])
  expect([
    kit.state.getSnapshot().modal.namespace,
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['cosmos', networkId('cosmos')])
})

test('open with another namespace during the close animation reopens the modal with the wallets of that namespace', async () => {
  const env = createMultiNamespaceKit()
  const { kit, clock } = env
  await kit.open({ namespace: 'solana' })
  kit.close()
  await kit.open({ namespace: 'cosmos' })
  clock.advance(1_000)
  await settle()
  expect([
    kit.state.getSnapshot().modal.phase === 'open',
    kit.state.getSnapshot().modal.namespace,
  ]).toEqual([true, 'cosmos'])
})

test('watch reports changes of the selected namespace only, and changes of wallet.provider', async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters } = env
  await connectNamespace(env, 'eip155', 'eip155', ['a', 'b'])
  const addresses: unknown[] = []
  kit.watch(
    () => kit.account.get('eip155').address,
    (address) => addresses.push(address),
  )
  let providers = 0
  kit.watch(
    () => ({ provider: kit.wallet.provider('solana') }),
    () => {
      providers += 1
    },
  )
  for (const namespace of ['solana', 'bip122', 'polkadot', 'cosmos'] as const)
    await connectNamespace(env, namespace, namespace, ['a', 'b'])
  kit.account.select('solana', 'solana-b')
  adapters.cosmos.emit({ type: 'disconnected' })
  await settle()
  expect([addresses, kit.account.get('eip155').address, kit.account.get('solana').address]).toEqual(
    [['eip155-a'], 'eip155-a', 'solana-b'],
  )
  kit.account.select('eip155', 'eip155-b')
  await settle()
  expect(addresses).toEqual(['eip155-a', 'eip155-b'])
  expect(providers).toBeGreaterThan(1)
})

test("disconnect returns the wallet's error, and the log does not contain the address [O4]", async () => {
  const env = createMultiNamespaceKit()
  const { kit, adapters, platform } = env
  await connectNamespace(env, 'eip155')
  const disconnecting = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.reject(
    new KitError(catalogue, 'rpc/internal', {}, { cause: new Error('eip155-a is busy') }),
  )
  expect(await disconnecting).toEqual([
    { namespace: 'eip155', problem: new KitError(catalogue, 'rpc/internal').message },
  ])
  const logged = platform.controls.logged
    .filter(({ level }) => level === 'error')
    .map(
      ({ message, error }) =>
        `${message} ${error instanceof Error ? `${error.message} ${error.cause}` : error}`,
    )
  expect(logged).toEqual(['Failed to disconnect chains: eip155 rpc/internal null'])
  expect(logged.join()).not.toContain('eip155-a')
})
