import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  account,
  fails,
  listed,
  listing,
  meet,
  onMainnet,
  ordinals,
  other,
  ours,
  path,
  payment,
  publicKey,
  scriptedProvider,
  shared,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const request = { connectorId: path, caipNetworkId: null }
const working = { wallet_connect: () => shared, wallet_getAccount: () => shared }

describe('connect', () => {
  test('asks once, for every kind of account, in the page’s name', async () => {
    const { chain, wallet } = await meet(working, { appName: 'n'.repeat(100) })
    await expect(chain.connect(request, signal)).resolves.toEqual({
      namespace: 'bip122',
      connectorId: path,
      address: payment,
      accounts: ours,
      caipNetworkId: testnet,
    })
    expect(wallet.asked.at(-1)).toEqual({
      method: 'wallet_connect',
      params: { addresses: ['payment', 'ordinals', 'stacks'], message: 'n'.repeat(80) },
    })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })

  test.each([
    ['ordinal', ordinals],
    ['stx', payment],
  ] as const)(
    'the active account is the first %s one, where there is one',
    async (type, address) => {
      const { chain } = await meet(working, { accountType: () => type })
      const connection = await chain.connect(request, signal)
      expect([connection.address, connection.accounts[0]?.address]).toEqual([address, address])
    },
  )

  test('accounts of Stacks are told as such; addresses in capitals and doubles are put right', async () => {
    const stacks = 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ'
    const list = [
      listed(payment.toUpperCase()),
      listed(payment, 'ordinals'),
      listed(stacks, 'stacks'),
      { address: ordinals },
    ]
    const { chain } = await meet({ wallet_connect: () => account(list) })
    expect((await chain.connect(request, signal)).accounts).toEqual([
      { address: payment, type: 'payment', publicKey },
      { address: stacks, type: 'stx', publicKey },
      { address: ordinals, type: 'ordinal' },
    ])
  })

  test.each([
    ['getAccounts', () => [listed(payment), listed(ordinals, 'ordinals')]],
    ['getAddresses', () => ({ addresses: [listed(payment), listed(ordinals, 'ordinals')] })],
  ])('an older wallet is asked for %s', async (method, script) => {
    const { chain } = await meet({ [method]: script })
    await expect(chain.connect(request, signal)).resolves.toMatchObject({
      address: payment,
      caipNetworkId: testnet,
    })
  })

  test('a wallet that knows no way to be connected says so', async () => {
    const { chain, wallet } = await meet({})
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'rpc/method-not-found',
    })
    expect([wallet.methods(), wallet.listening()]).toEqual([
      ['wallet_connect', 'getAccounts', 'getAddresses'],
      0,
    ])
  })

  test('B1: a silent wallet can be left, and its late approval is dropped', async () => {
    let approve = (_: unknown) => {}
    const approval = new Promise((resolve) => {
      approve = resolve
    })
    const { chain, wallet } = await meet({ wallet_connect: () => approval })
    const caller = new AbortController()
    const asked = chain.connect(request, caller.signal)
    await until(() => wallet.methods().length === 1)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    approve(shared)
    await until(() => wallet.listening() === 0)
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })

  test('B2: no account is no connection', async () => {
    const { chain, wallet } = await meet({ wallet_connect: () => account([]) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      message: 'Millstone shared no account',
    })
    expect(wallet.listening()).toBe(0)
  })

  test.each([
    ['null', null],
    ['rubbish', account([7, null])],
    ['only Stacks', account([listed('ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ', 'stacks')])],
    ['another network', account([listed(onMainnet)])],
    ['an unknown network', account([listed(payment)], 'Moonnet')],
  ])('B3, B4: %s instead of accounts fails', async (_, answer) => {
    const { chain } = await meet({ wallet_connect: () => answer })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      message: 'Millstone could not connect',
    })
  })

  test.each([
    ['B5: -32000', { code: -32000, message: 'no' }, 'rpc/user-rejected'],
    ['B5: 4001', { code: 4001 }, 'rpc/user-rejected'],
    ['B5: -32000 inside', { code: -32603, data: { code: -32000 } }, 'rpc/user-rejected'],
    ['-32002', { code: -32002, message: 'Access denied' }, 'rpc/unauthorized'],
    ['-32602', { code: -32602 }, 'rpc/invalid-params'],
    ['B6: text', 'odd', 'connect/wallet-failed'],
    ['B6: null', null, 'connect/wallet-failed'],
  ])('%s is told as what it is, and the wallet is asked once', async (_, error, code) => {
    const { chain, wallet } = await meet({ wallet_connect: fails(error) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
    expect([wallet.methods(), wallet.listening()]).toEqual([['wallet_connect'], 0])
  })

  test('any other shape of answer is refused', async () => {
    const { adapter } = startAdapter(listing({ request: async () => ({ id: 1, result: shared }) }))
    adapter.discover({ found: () => {} })
    await expect((await adapter.load()).connect(request, signal)).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  })

  test('A2: an object that was put in the place of the one that was found is not asked', async () => {
    const { chain, globals } = await meet(working)
    const evil = scriptedProvider(working)
    Object.assign(globals, { TestProviders: { BitcoinProvider: evil.provider } })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      message: 'Millstone was not found in this browser',
    })
    expect(evil.asked).toEqual([])
  })

  test('a wallet that answers in sats-connect’s own words is called as it is', async () => {
    const events: unknown[] = []
    const provider = {
      request: async () => ({ status: 'success', result: shared }),
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
})

describe('resume', () => {
  const again = { connectorId: path, address: ordinals }

  test('never asks the visitor, and takes the address that was active', async () => {
    const { chain, wallet } = await meet(working)
    await expect(chain.resume(again, signal)).resolves.toMatchObject({
      address: ordinals,
      accounts: ours,
      caipNetworkId: testnet,
    })
    expect(wallet.methods()).toEqual(['wallet_getAccount'])
  })

  test('takes the first of the wanted kind when that one is not shared any more', async () => {
    const { chain } = await meet({
      wallet_getAccount: () => account([listed(other), listed(ordinals, 'ordinals')]),
    })
    await expect(chain.resume({ ...again, address: payment }, signal)).resolves.toMatchObject({
      address: other,
    })
  })

  test.each([
    ['denies access', { wallet_getAccount: fails({ code: -32002 }) }],
    ['could only ask its visitor', { getAccounts: () => [listed(payment)] }],
    ['shares nothing', { wallet_getAccount: () => account([]) }],
  ])('D1: a wallet that %s is no connection', async (_, scripts) => {
    const { chain, wallet } = await meet(scripts)
    await expect(chain.resume(again, signal)).resolves.toBeNull()
    expect([wallet.methods(), wallet.listening()]).toEqual([['wallet_getAccount'], 0])
  })

  test('waits for a wallet that comes late, by either of its ids', async () => {
    const { adapter, globals, clock, platform } = startAdapter()
    adapter.discover({ found: () => {} })
    const chain = await adapter.load()
    const resumed = chain.resume(again, signal)
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
      (api: { register(one: unknown): void }) => api.register(registered),
    )
    Object.assign(globals, listing(scriptedProvider(working).provider))
    clock.advance(2_000)
    await expect(resumed).resolves.toMatchObject({ connectorId: path, address: ordinals })
  })

  test('D2: a wallet that is gone is waited for as long as the caller wants', async () => {
    const { adapter } = startAdapter()
    adapter.discover({ found: () => {} })
    const caller = new AbortController()
    const resumed = (await adapter.load()).resume(again, caller.signal)
    caller.abort()
    await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})

test.each(['constructor', '__proto__', 'toString'])(
  'B3: a purpose named %s is no purpose',
  async (purpose) => {
    const { chain } = await meet({
      wallet_connect: () => account([listed(payment, purpose), listed(ordinals, purpose)]),
    })
    const { accounts } = await chain.connect(request, signal)
    expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
  },
)

test.each(['constructor', '__proto__', 'valueOf'])(
  'B6: an error whose code is %s says nothing',
  async (code) => {
    const { chain } = await meet({ wallet_connect: fails({ code, message: '' }) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      name: 'KitError',
      code: 'connect/wallet-failed',
    })
  },
)

test('O3: a wallet that is not connected is not asked to sign', async () => {
  const { chain, wallet } = await meet(working)
  await expect(
    chain.signMessage({ connectorId: path, address: payment, message: 'x' }, signal),
  ).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
  expect(wallet.methods()).toEqual([])
})

test('the id of remote wallets is nobody’s to take', () => {
  const { provider } = scriptedProvider(working)
  const { adapter } = startAdapter({
    btc_providers: [{ id: 'walletConnect', name: 'Trap' }],
    walletConnect: provider,
  })
  const rows: string[] = []
  adapter.discover({ found: ({ id }) => rows.push(id) })
  expect(rows).toEqual([])
})
