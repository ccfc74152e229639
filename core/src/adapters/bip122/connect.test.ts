import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  accountResult,
  addressEntry,
  listedGlobals,
  mainnetPayment,
  ordinals,
  otherPayment,
  path,
  payment,
  publicKey,
  rejectWith,
  scriptedProvider,
  setup,
  sharedAccounts,
  sharedResult,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const request = { connectorId: path, caipNetworkId: null }
const connectScripts = { wallet_connect: () => sharedResult, wallet_getAccount: () => sharedResult }

test('connect sends one request for all account types with the page’s name', async () => {
  const { chain, wallet } = await setup(connectScripts, { appName: 'n'.repeat(100) })
  await expect(chain.connect(request, signal)).resolves.toEqual({
    namespace: 'bip122',
    connectorId: path,
    address: payment,
    accounts: sharedAccounts,
    caipNetworkId: testnet,
  })
  expect(wallet.calls.at(-1)).toEqual({
    method: 'wallet_connect',
    params: { addresses: ['payment', 'ordinals', 'stacks'], message: 'n'.repeat(80) },
  })
  expect(wallet.methods()).toEqual(['wallet_connect'])
})

test.each([
  ['ordinal', ordinals],
  ['stx', payment],
] as const)(
  'connect activates the first account of the preferred type %s, if the wallet shares one',
  async (type, address) => {
    const { chain } = await setup(connectScripts, { accountType: () => type })
    const connection = await chain.connect(request, signal)
    expect([connection.address, connection.accounts[0]?.address]).toEqual([address, address])
  },
)

test('connect returns Stacks accounts with their type and normalizes and deduplicates addresses', async () => {
  const stacks = 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ'
  const list = [
    addressEntry(payment.toUpperCase()),
    addressEntry(payment, 'ordinals'),
    addressEntry(stacks, 'stacks'),
    { address: ordinals },
  ]
  const { chain } = await setup({ wallet_connect: () => accountResult(list) })
  expect((await chain.connect(request, signal)).accounts).toEqual([
    { address: payment, type: 'payment', publicKey },
    { address: stacks, type: 'stx', publicKey },
    { address: ordinals, type: 'ordinal' },
  ])
})

test.each([
  ['getAccounts', () => [addressEntry(payment), addressEntry(ordinals, 'ordinals')]],
  [
    'getAddresses',
    () => ({ addresses: [addressEntry(payment), addressEntry(ordinals, 'ordinals')] }),
  ],
])('connect calls %s of a wallet without `wallet_connect`', async (method, script) => {
  const { chain } = await setup({ [method]: script })
  await expect(chain.connect(request, signal)).resolves.toMatchObject({
    address: payment,
    caipNetworkId: testnet,
  })
})

test('connect rejects if the wallet supports none of the connect methods', async () => {
  const { chain, wallet } = await setup({})
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    code: 'rpc/method-not-found',
  })
  expect([wallet.methods(), wallet.listenerCount()]).toEqual([
    ['wallet_connect', 'getAccounts', 'getAddresses'],
    0,
  ])
})

test('connect rejects on abort and ignores a late approval [B1]', async () => {
  let approve = (_: unknown) => {}
  const approval = new Promise((resolve) => {
    approve = resolve
  })
  const { chain, wallet } = await setup({ wallet_connect: () => approval })
  const caller = new AbortController()
  const connecting = chain.connect(request, caller.signal)
  await until(() => wallet.methods().length === 1)
  caller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
  approve(sharedResult)
  await until(() => wallet.listenerCount() === 0)
  expect(wallet.methods()).toEqual(['wallet_connect'])
})

test('connect rejects if the wallet shares no account [B2]', async () => {
  const { chain, wallet } = await setup({ wallet_connect: () => accountResult([]) })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    message: 'Millstone shared no account',
  })
  expect(wallet.listenerCount()).toBe(0)
})

test.each([
  ['null', null],
  ['invalid entries', accountResult([7, null])],
  [
    'only a Stacks account',
    accountResult([addressEntry('ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ', 'stacks')]),
  ],
  ['an address of another network', accountResult([addressEntry(mainnetPayment)])],
  ['an unknown network', accountResult([addressEntry(payment)], 'Moonnet')],
])('connect rejects if the wallet returns %s instead of accounts [B3, B4]', async (_, result) => {
  const { chain } = await setup({ wallet_connect: () => result })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    message: "Couldn't connect to Millstone",
  })
})

test.each([
  ['-32000 [B5]', { code: -32000, message: 'no' }, 'rpc/user-rejected'],
  ['4001 [B5]', { code: 4001 }, 'rpc/user-rejected'],
  ['a nested -32000 [B5]', { code: -32603, data: { code: -32000 } }, 'rpc/user-rejected'],
  ['-32002', { code: -32002, message: 'Access denied' }, 'rpc/unauthorized'],
  ['-32602', { code: -32602 }, 'rpc/invalid-params'],
  ['text [B6]', 'odd', 'connect/wallet-failed'],
  ['null [B6]', null, 'connect/wallet-failed'],
])('connect does not retry and maps the wallet error %s', async (_, error, code) => {
  const { chain, wallet } = await setup({ wallet_connect: rejectWith(error) })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
  expect([wallet.methods(), wallet.listenerCount()]).toEqual([['wallet_connect'], 0])
})

test('connect rejects a response that is neither of sats-connect nor JSON-RPC 2.0', async () => {
  const { adapter } = startAdapter(
    listedGlobals({ request: async () => ({ id: 1, result: sharedResult }) }),
  )
  adapter.discover({ found: () => {} })
  await expect((await adapter.load()).connect(request, signal)).rejects.toMatchObject({
    code: 'rpc/internal',
  })
})

test('connect does not call an object that has replaced the discovered one [A2]', async () => {
  const { chain, globals } = await setup(connectScripts)
  const impostor = scriptedProvider(connectScripts)
  Object.assign(globals, { TestProviders: { BitcoinProvider: impostor.provider } })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    message: 'Millstone was not found in this browser',
  })
  expect(impostor.calls).toEqual([])
})

test('connect calls Fordefi directly, which responds in the format of sats-connect', async () => {
  const events: unknown[] = []
  const provider = {
    request: async () => ({ status: 'success', result: sharedResult }),
    addListener: (...inputs: unknown[]) => events.push(inputs[0]),
  }
  const { adapter } = startAdapter({ FordefiProviders: { UtxoProvider: provider } })
  adapter.discover({ found: () => {} })
  const connected = (await adapter.load()).connect(
    { ...request, connectorId: 'FordefiProviders.UtxoProvider' },
    signal,
  )
  await expect(connected).resolves.toMatchObject({ address: payment })
  expect(events).toEqual(['accountChange', 'networkChange', 'disconnect'])
})

const resumeRequest = { connectorId: path, address: ordinals }

test('resume opens no prompt and activates the stored address', async () => {
  const { chain, wallet } = await setup(connectScripts)
  await expect(chain.resume(resumeRequest, signal)).resolves.toMatchObject({
    address: ordinals,
    accounts: sharedAccounts,
    caipNetworkId: testnet,
  })
  expect(wallet.methods()).toEqual(['wallet_getAccount'])
})

test('resume returns null if the stored account is not shared [XA2]', async () => {
  const { chain } = await setup({
    wallet_getAccount: () =>
      accountResult([addressEntry(otherPayment), addressEntry(ordinals, 'ordinals')]),
  })
  await expect(chain.resume({ ...resumeRequest, address: payment }, signal)).resolves.toBeNull()
})

test.each([
  ['denies access', { wallet_getAccount: rejectWith({ code: -32002 }) }],
  ['can only connect with a prompt', { getAccounts: () => [addressEntry(payment)] }],
  ['shares no account', { wallet_getAccount: () => accountResult([]) }],
])('resume returns null for a wallet that %s [D1]', async (_, scripts) => {
  const { chain, wallet } = await setup(scripts)
  await expect(chain.resume(resumeRequest, signal)).resolves.toBeNull()
  expect([wallet.methods(), wallet.listenerCount()]).toEqual([['wallet_getAccount'], 0])
})

test('resume waits for the stored id of a wallet that is first found under another id', async () => {
  const { adapter, globals, clock, platform } = startAdapter()
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  const resumed = chain.resume(resumeRequest, signal)
  const features = { 'bitcoin:connect': { connect: () => {} } }
  const registered = {
    version: '1.0.0',
    name: 'Millstone',
    icon: '',
    chains: ['bitcoin:testnet'],
    accounts: [],
    features,
  }
  platform.controls.emit(
    'wallet-standard:register-wallet',
    (api: { register(wallet: unknown): void }) => api.register(registered),
  )
  Object.assign(globals, listedGlobals(scriptedProvider(connectScripts).provider))
  clock.advance(2_000)
  await expect(resumed).resolves.toMatchObject({ connectorId: path, address: ordinals })
})

test('resume waits for a missing wallet until the caller aborts [D2]', async () => {
  const { adapter } = startAdapter()
  adapter.discover({ found: () => {} })
  const caller = new AbortController()
  const resumed = (await adapter.load()).resume(resumeRequest, caller.signal)
  caller.abort()
  await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
})

test.each(['constructor', '__proto__', 'toString'])(
  'connect ignores the purpose `%s` [B3]',
  async (purpose) => {
    const { chain } = await setup({
      wallet_connect: () =>
        accountResult([addressEntry(payment, purpose), addressEntry(ordinals, purpose)]),
    })
    const { accounts } = await chain.connect(request, signal)
    expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
  },
)

test.each(['constructor', '__proto__', 'valueOf'])(
  'connect ignores the error code `%s` [B6]',
  async (code) => {
    const { chain } = await setup({ wallet_connect: rejectWith({ code, message: '' }) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      name: 'KitError',
      code: 'connect/wallet-failed',
    })
  },
)

test('signMessage rejects without a prompt if the wallet is not connected [O3]', async () => {
  const { chain, wallet } = await setup(connectScripts)
  await expect(
    chain.signMessage({ connectorId: path, address: payment, message: 'x' }, signal),
  ).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  expect(wallet.methods()).toEqual([])
})

test('discovery ignores a wallet with the id `walletConnect`, which is that of remote wallets', () => {
  const { provider } = scriptedProvider(connectScripts)
  const { adapter } = startAdapter({
    btc_providers: [{ id: 'walletConnect', name: 'Trap' }],
    walletConnect: provider,
  })
  const rows: string[] = []
  adapter.discover({ found: ({ id }) => rows.push(id) })
  expect(rows).toEqual([])
})
