import { expect, test } from 'vitest'
import type { AdapterHost } from '../adapters/adapter.ts'
import { KitError } from '../errors/kit-error.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
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

test('a namespace that nobody speaks is said so, and the active one is not taken in its place', async () => {
  const world = createFamilies()
  const { kit } = world
  await connectIn(world, 'eip155')
  const unknown = { code: 'adapter/not-found', details: { namespace: 'ton' } }
  await expect(kit.wallet.signMessage('words', 'ton')).rejects.toMatchObject(unknown)
  await expect(kit.wallet.signTypedData({}, 'ton')).rejects.toMatchObject(unknown)
  await expect(kit.account.refreshBalance('ton')).rejects.toMatchObject(unknown)
  await expect(kit.disconnect('ton')).rejects.toMatchObject(unknown)
  await expect(kit.open({ namespace: 'ton' })).rejects.toMatchObject(unknown)
  expect(() => kit.account.select('ton', 'a')).toThrowError(expect.objectContaining(unknown))
  expect([kit.state.getSnapshot().modal.phase, kit.account.get().status]).toEqual([
    'closed',
    'connected',
  ])
  expect(kit.account.get('ton')).toEqual({
    status: 'disconnected',
    namespace: null,
    address: null,
    caipAddress: null,
    caipNetworkId: null,
    connectorId: null,
    accounts: [],
    balance: { status: 'idle', data: null },
    holdings: { status: 'idle', data: null },
  })
  expect(kit.network.get('ton')).toEqual({ active: null, supported: false, networks: [] })
  expect([kit.wallet.get('ton'), kit.wallet.provider('ton')]).toEqual([null, null])
})

test('a namespace that has a wallet but no network cannot be opened on', async () => {
  const { kit } = createFamilies({ networks: [networkOption('eip155')] })
  await expect(kit.open({ namespace: 'cosmos' })).rejects.toMatchObject({ code: 'network/missing' })
  expect(kit.state.getSnapshot().modal.phase === 'open').toBe(false)
})

test('nothing is asked of a namespace that is not connected, or still being restored', async () => {
  const { kit } = createFamilies({ stored: { [at('solana:connected_connector_id')]: 'fox' } })
  await settle()
  await expect(kit.wallet.signMessage('words', 'cosmos')).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  await expect(kit.wallet.signMessage('words', 'solana')).rejects.toMatchObject({
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

test('nothing is signed on a network that the page did not configure, unless it allows them', async () => {
  for (const allowUnsupportedChain of [false, true]) {
    const world = createFamilies({ allowUnsupportedChain })
    await connectIn(world, 'eip155')
    world.adapters.eip155.say({ type: 'chain.changed', caipNetworkId: networkOf('eip155', 99) })
    await settle()
    const signed = await world.kit.wallet
      .signMessage('words')
      .catch((error) => [error.code, error.details])
    expect(signed).toEqual(
      allowUnsupportedChain
        ? 'signed:words'
        : ['connector/chain-not-configured', { network: 'eip155:99' }],
    )
  }
})

test('typed data for another chain than the wallet is on is not handed to it', async () => {
  const world = createFamilies()
  const { kit } = world
  await connectIn(world, 'eip155')
  await connectIn(world, 'cosmos', 'cosmos')
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
    { domain: { chainId: 'x' } },
    {},
    null,
    'text',
  ]) {
    expect(await kit.wallet.signTypedData(typedData, 'eip155')).toBe('signed')
  }
})

/** One family whose wallet never answers what it is to sign. */
function silent() {
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const signals: AbortSignal[] = []
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      const made = adapter.create(host)
      const signMessage = (_: unknown, signal: AbortSignal) => {
        signals.push(signal)
        return new Promise<string>(() => {})
      }
      return { ...made, load: async () => ({ ...(await made.load()), signMessage }) }
    },
  }
  const world = createFamilies({ adapters: [entry], networks: [networkOption('eip155')] })
  return { ...world, adapters: { ...world.adapters, eip155: adapter }, signals }
}

test('D5: whoever waits for a signature of a wallet that goes hears so, and it is told that nobody waits', async () => {
  const world = silent()
  await connectIn(world, 'eip155')
  const signature = world.kit.wallet.signMessage('words')
  await settle()
  world.adapters.eip155.say({ type: 'disconnected' })
  await expect(signature).rejects.toMatchObject({ code: 'connector/not-connected' })
  expect(world.signals[0]?.aborted).toBe(true)
})

test('nobody waits for a signature of a kit that was stopped', async () => {
  const world = silent()
  await connectIn(world, 'eip155')
  const signature = world.kit.wallet.signMessage('words')
  await settle()
  world.kit.stop()
  await expect(signature).rejects.toMatchObject({ code: 'kit/stopped' })
})

test('kinds of accounts that there are not, and namespaces nobody knows, are refused at the door', () => {
  expect(() => createFamilies({ defaultAccountTypes: { bip122: 'ordinals' as never } })).toThrow(
    'defaultAccountTypes.bip122',
  )
  expect(() => createFamilies({ defaultAccountTypes: { bip112: 'ordinal' } as never })).toThrow(
    'defaultAccountTypes.bip112',
  )
})

test('E3, E5: whatever one key of storage holds, the five wallets are asked and nothing of it is shown', async () => {
  const kept = Object.fromEntries(
    families.map((family) => [at(`${family}:connected_connector_id`), family]),
  )
  const damage = [
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
    for (const text of damage) {
      const { kit, adapters } = createFamilies({ stored: { ...kept, [at(key)]: text } })
      await settle()
      for (const family of families)
        adapters[family].calls.resume[0]?.resolve(grantedIn(family, family))
      await kit.ready()
      expect(families.filter((family) => kit.account.get(family).status === 'connected')).toEqual([
        ...families,
      ])
      kit.stop()
    }
  }
})

test('a wallet is not asked for a network of another namespace, whatever storage says', async () => {
  const asked: unknown[] = []
  const adapter = createScriptedAdapter('cosmos')
  const entry = {
    ...adapter,
    create(host: AdapterHost) {
      const made = adapter.create(host)
      const resume = async (request: unknown) => {
        asked.push(request)
        return null
      }
      return { ...made, load: async () => ({ ...(await made.load()), resume }) }
    },
  }
  const stored = {
    [at('cosmos:connected_connector_id')]: 'keplr',
    [at('caip_network_ids')]: '{"cosmos":"eip155:1"}',
  }
  const { kit } = createFamilies({ adapters: [entry], networks: [networkOption('cosmos')], stored })
  await kit.ready()
  expect(asked).toEqual([{ connectorId: 'keplr', address: null, caipNetworkId: null }])
})

test('of two pages asked for in one breath, each with its namespace, the last is shown', async () => {
  const world = createFamilies()
  const { kit } = world
  await Promise.all([kit.open({ namespace: 'solana' }), kit.open({ namespace: 'cosmos' })])
  expect([
    kit.state.getSnapshot().modal.namespace,
    kit.network.get().active?.caipNetworkId,
  ]).toEqual(['cosmos', networkOf('cosmos')])
})

test('asked for another namespace while it fades out, it stays open with that one’s wallets', async () => {
  const world = createFamilies()
  const { kit, clock } = world
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

test('whoever listens to one namespace hears nothing of the other four, and providers are told of once each', async () => {
  const world = createFamilies()
  const { kit, adapters } = world
  await connectIn(world, 'eip155', 'eip155', ['a', 'b'])
  const heard: unknown[] = []
  kit.watch(
    () => kit.account.get('eip155').address,
    (address) => heard.push(address),
  )
  let providers = 0
  kit.watch(
    () => ({ provider: kit.wallet.provider('solana') }),
    () => {
      providers += 1
    },
  )
  for (const family of ['solana', 'bip122', 'polkadot', 'cosmos'] as const)
    await connectIn(world, family, family, ['a', 'b'])
  kit.account.select('solana', 'solana-b')
  adapters.cosmos.say({ type: 'disconnected' })
  await settle()
  expect([heard, kit.account.get('eip155').address, kit.account.get('solana').address]).toEqual([
    ['eip155-a'],
    'eip155-a',
    'solana-b',
  ])
  kit.account.select('eip155', 'eip155-b')
  await settle()
  expect(heard).toEqual(['eip155-a', 'eip155-b'])
  expect(providers).toBeGreaterThan(1)
})

test('O4: what a wallet says when it is left reaches the page that asked, and no log', async () => {
  const world = createFamilies()
  const { kit, adapters, platform } = world
  await connectIn(world, 'eip155')
  const left = kit.disconnect('eip155')
  await settle()
  adapters.eip155.calls.disconnect[0]?.reject(
    new KitError('rpc/internal', {}, { cause: new Error('eip155-a is busy') }),
  )
  expect(await left).toEqual([
    { namespace: 'eip155', problem: new KitError('rpc/internal').message },
  ])
  const said = platform.controls.logged.map(
    ({ message, error }) =>
      `${message} ${error instanceof Error ? `${error.message} ${error.cause}` : error}`,
  )
  expect(said.join()).toContain('rpc/internal')
  expect(said.join()).not.toContain('eip155-a')
})
