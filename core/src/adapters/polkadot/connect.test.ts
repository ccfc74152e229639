import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { accountEntry, ada, addressOn, bob, ethereumKey } from './keys.fixture.ts'
import {
  kusama,
  polkadotNetwork,
  scriptedExtension,
  setup,
  startAdapter,
} from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const neverResolves = () => new Promise(() => {})
const twoAccounts = { get: () => [accountEntry(ada, { name: 'Savings\u202e' }), accountEntry(bob)] }
const request = { connectorId: 'polkadot-js', caipNetworkId: null }
const genesis = (network: string) => `0x${network.slice('polkadot:'.length)}${'0'.repeat(32)}`

test('connect enables the extension and returns its named accounts with their addresses on the network', async () => {
  const { chain, extension } = await setup(twoAccounts)
  await expect(chain.connect(request, signal)).resolves.toEqual({
    namespace: 'polkadot',
    connectorId: 'polkadot-js',
    address: addressOn(ada, 0),
    accounts: [
      { address: addressOn(ada, 0), type: 'eoa', name: 'Savings' },
      { address: addressOn(bob, 0), type: 'eoa' },
    ],
    caipNetworkId: polkadotNetwork.caipNetworkId,
  })
  expect(extension.calls[0]).toEqual({ method: 'enable', args: ['Test page'] })
  expect(extension.methods()).toEqual(['enable', 'get'])
})

test('connect calls `connect` instead of `enable` if the extension has it', async () => {
  const { injected } = scriptedExtension(twoAccounts)
  const origins: string[] = []
  const newExtension = {
    connect: async (origin: string) => origins.push(origin) && injected,
    enable: () => Promise.reject(new Error('old')),
  }
  const { adapter } = startAdapter({ newer: newExtension }, { appName: '' })
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  await expect(chain.connect({ ...request, connectorId: 'newer' }, signal)).resolves.toMatchObject({
    address: addressOn(ada, 0),
  })
  expect(origins).toEqual(['https://page.example'])
})

test('connect calls one extension only, and is not blocked by one that never responds [A8]', async () => {
  const silent = scriptedExtension({ enable: neverResolves })
  const good = scriptedExtension(twoAccounts)
  const idle = scriptedExtension(twoAccounts)
  const { adapter } = startAdapter({ silent: silent.entry, good: good.entry, idle: idle.entry })
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  const caller = new AbortController()
  const connecting = chain.connect({ ...request, connectorId: 'silent' }, caller.signal)
  await expect(chain.connect({ ...request, connectorId: 'good' }, signal)).resolves.toMatchObject({
    connectorId: 'good',
  })
  caller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([silent.methods(), idle.methods()]).toEqual([['enable'], []])
})

test('connect uses the preferred network and its address format', async () => {
  const { chain } = await setup(twoAccounts)
  await expect(
    chain.connect({ ...request, caipNetworkId: kusama.caipNetworkId }, signal),
  ).resolves.toMatchObject({
    address: addressOn(ada, 2),
    caipNetworkId: kusama.caipNetworkId,
  })
})

test('connect uses the option `prefixes`, and 42 for unknown networks', async () => {
  const networks = [{ ...kusama, caipNetworkId: 'polkadot:0123' as typeof kusama.caipNetworkId }]
  const withoutOption = await setup(twoAccounts, { networks })
  await expect(withoutOption.chain.connect(request, signal)).resolves.toMatchObject({
    address: addressOn(ada, 42),
  })
  const withOption = await setup(twoAccounts, { networks, prefixes: { 'polkadot:0123': 5 } })
  await expect(withOption.chain.connect(request, signal)).resolves.toMatchObject({
    address: addressOn(ada, 5),
  })
})

test('connect omits accounts bound to another chain and selects the network of a bound account', async () => {
  const bound = accountEntry(bob, { genesisHash: genesis(kusama.caipNetworkId) })
  const mixed = await setup({ get: () => [bound, accountEntry(ada)] })
  await expect(mixed.chain.connect(request, signal)).resolves.toMatchObject({
    accounts: [{ address: addressOn(ada, 0) }],
  })
  const onlyBound = await setup({ get: () => [bound] })
  await expect(onlyBound.chain.connect(request, signal)).resolves.toMatchObject({
    address: addressOn(bob, 2),
    caipNetworkId: kusama.caipNetworkId,
  })
  const unusable = await setup({
    get: () => [accountEntry(ada, { genesisHash: genesis('polkadot:ffff') })],
  })
  await expect(unusable.chain.connect(request, signal)).rejects.toMatchObject({
    code: 'connect/no-account-shared',
  })
})

test('connect returns an Ethereum-style address unchanged', async () => {
  const { chain } = await setup({ get: () => [accountEntry(ethereumKey)] })
  await expect(chain.connect(request, signal)).resolves.toMatchObject({
    address: ethereumKey.address,
  })
})

test.each([
  ['a rejection as text [B5]', new Error('Rejected'), 'rpc/user-rejected'],
  ['a rejection as other text [B5]', new Error('User Rejected Request'), 'rpc/user-rejected'],
  ['4001 [B5]', { code: 4001 }, 'rpc/user-rejected'],
  [
    'an open prompt [B7]',
    new Error('The source https://x has a pending authorization request'),
    'rpc/resource-unavailable',
  ],
  [
    'an earlier rejection',
    new Error('The source https://x is not allowed to interact with this extension'),
    'rpc/unauthorized',
  ],
  ['undefined [B6]', undefined, 'connect/wallet-failed'],
  [
    'an unknown error [B6]',
    new Error('Cannot read properties of undefined'),
    'connect/wallet-failed',
  ],
])('connect maps an error of `enable`: %s', async (_, error, code) => {
  const { chain, extension } = await setup({ enable: () => Promise.reject(error) })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({ name: 'KitError', code })
  expect(extension.methods()).toEqual(['enable'])
})

test.each([[null], ['text'], [{}], [{ accounts: {} }]])(
  'connect rejects %j as the result of `enable` [B3]',
  async (result) => {
    const { chain } = await setup({ enable: () => result })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-failed',
      details: { wallet: 'Polkadot.js' },
    })
  },
)

test.each([[null], [{}], [[{ address: 'nonsense' }, 7, null]]])(
  'connect rejects %j as the list of accounts [B3]',
  async (list) => {
    const { chain } = await setup({ get: () => list })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-failed',
    })
  },
)

test('connect rejects on abort and ignores a late approval [B1]', async () => {
  let approve = (_: unknown) => {}
  const approval = new Promise((resolve) => {
    approve = resolve
  })
  const { chain, extension } = await setup({
    enable: () => approval,
    get: () => [accountEntry(ada)],
  })
  const caller = new AbortController()
  const connecting = chain.connect(request, caller.signal)
  await until(() => extension.methods().includes('enable'))
  caller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
  approve(extension.injected)
  await approval
  expect([extension.methods(), extension.listenerCount(), chain.provider('polkadot-js')]).toEqual([
    ['enable'],
    0,
    null,
  ])
})

test.each(['0x', 'polkadot', 7, {}, `0x${'z'.repeat(64)}`])(
  'connect omits an account with the invalid genesis hash %j [B4]',
  async (hash) => {
    const { chain } = await setup({
      get: () => [accountEntry(bob, { genesisHash: hash }), accountEntry(ada)],
    })
    await expect(chain.connect(request, signal)).resolves.toMatchObject({
      accounts: [{ address: addressOn(ada, 0) }],
    })
  },
)

test('connect parses a limited number of accounts [B3]', async () => {
  const list = Array.from({ length: 100_000 }, () => accountEntry(ada))
  const { chain } = await setup({ get: () => list })
  expect((await chain.connect(request, signal)).accounts).toHaveLength(1)
})

test('connect rejects if the extension shares no account [B2]', async () => {
  const { chain, extension } = await setup({ get: () => [] })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    code: 'connect/no-account-shared',
  })
  expect(extension.listenerCount()).toBe(0)
})

test('connect rejects if the extension is not on the page', async () => {
  const { chain } = await setup(twoAccounts)
  await expect(chain.connect({ ...request, connectorId: 'gone' }, signal)).rejects.toMatchObject({
    code: 'connect/wallet-not-found',
  })
})

const resumeRequest = { connectorId: 'polkadot-js', address: null }

test('resume selects the stored account and the network of its address', async () => {
  const { chain } = await setup(twoAccounts)
  await expect(
    chain.resume({ ...resumeRequest, address: addressOn(bob, 2) }, signal),
  ).resolves.toMatchObject({
    address: addressOn(bob, 2),
    caipNetworkId: kusama.caipNetworkId,
  })
})

test('resume prefers the stored network over that of the address', async () => {
  const { chain } = await setup(twoAccounts)
  const { caipNetworkId } = kusama
  await expect(
    chain.resume({ ...resumeRequest, address: addressOn(bob, 0), caipNetworkId }, signal),
  ).resolves.toMatchObject({
    address: addressOn(bob, 2),
    caipNetworkId,
  })
})

test('resume finds the stored account by its key, and returns null without it [XA2]', async () => {
  const { chain } = await setup(twoAccounts)
  await expect(
    chain.resume({ ...resumeRequest, address: addressOn(bob, 42) }, signal),
  ).resolves.toMatchObject({
    address: addressOn(bob, 0),
  })
  await expect(
    chain.resume({ ...resumeRequest, address: ethereumKey.address }, signal),
  ).resolves.toBeNull()
})

test.each([
  ['shares no account any more', { get: () => [] }],
  ['opens a prompt that is rejected', { enable: () => Promise.reject(new Error('Rejected')) }],
  [
    'has blocked the page',
    {
      enable: () =>
        Promise.reject(new Error('The source x is not allowed to interact with this extension')),
    },
  ],
])('resume returns null for an extension that %s', async (_, scripts) => {
  const { chain } = await setup(scripts)
  await expect(chain.resume(resumeRequest, signal)).resolves.toBeNull()
})

test('resume calls the extension in turn with other tabs, and returns null if it rejected one [XD1]', async () => {
  const { chain, extension } = await setup(twoAccounts)
  const inTurn = () => Promise.reject(new KitError(catalogue, 'rpc/unauthorized'))
  await expect(chain.resume({ ...resumeRequest, inTurn }, signal)).resolves.toBeNull()
  expect(extension.methods()).toEqual([])
})

test('resume times out after 5 s if a prompt stays open', async () => {
  const { chain, clock, extension } = await setup({ enable: neverResolves })
  const resumed = chain.resume(resumeRequest, signal)
  const timedOut = expect(resumed).rejects.toMatchObject({ code: 'kit/timed-out' })
  await until(() => extension.methods().includes('enable'))
  clock.advance(timeouts.restoreTimeout)
  await timedOut
})

test('resume waits for an extension that is injected late', async () => {
  const page: Record<string, unknown> = {}
  const { adapter, clock } = startAdapter(page)
  adapter.discover({ found: () => {} })
  const resumed = (await adapter.load()).resume(resumeRequest, signal)
  page['polkadot-js'] = scriptedExtension(twoAccounts).entry
  clock.advance(1_000)
  await expect(resumed).resolves.toMatchObject({ address: addressOn(ada, 0) })
})
