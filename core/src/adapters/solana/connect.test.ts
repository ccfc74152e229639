import type { StandardConnectInput } from '@wallet-standard/features'
import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { createKey } from './keys.fixture.ts'
import {
  accountOf,
  devnet,
  mainnet,
  type Scripts,
  scriptedWallet,
  startAdapter,
  startWithWallet,
} from './scripted-wallet.fixture.ts'

const ada = createKey(1)
const bob = createKey(2)
const { signal } = new AbortController()
const request = { connectorId: 'Lumen', caipNetworkId: null }
const sharing = (...accounts: readonly unknown[]): Scripts => ({
  'standard:connect': () => ({ accounts }),
})
const connectCall = (...inputs: readonly StandardConnectInput[]) => ({
  feature: 'standard:connect',
  inputs,
})

describe('connect', () => {
  test('connect sends one request and uses the first network of the page that the wallet supports', async () => {
    const { chain, calls } = await startWithWallet([ada, bob])
    await expect(chain.connect(request, signal)).resolves.toEqual({
      namespace: 'solana',
      connectorId: 'Lumen',
      address: ada.address,
      accounts: [
        { address: ada.address, type: 'eoa' },
        { address: bob.address, type: 'eoa' },
      ],
      caipNetworkId: devnet.caipNetworkId,
    })
    expect(calls).toEqual([connectCall()])
  })

  test('connect uses the preferred network', async () => {
    const { chain } = await startWithWallet([ada])
    const requestMainnet = { ...request, caipNetworkId: mainnet.caipNetworkId }
    await expect(chain.connect(requestMainnet, signal)).resolves.toMatchObject({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('connect uses the first network of the account if it supports no network of the page', async () => {
    const { chain } = await startWithWallet(
      [],
      sharing(accountOf(ada, { chains: ['solana:testnet'] })),
    )
    const connection = await chain.connect(
      { ...request, caipNetworkId: mainnet.caipNetworkId },
      signal,
    )
    expect(connection.caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
  })

  test('connect uses labels as names and drops duplicates, invalid accounts and accounts of other chains', async () => {
    const invalid = [
      { address: '0xabc', chains: [] },
      { address: `${ada.address}1`, chains: [] },
      null,
    ]
    const bitcoinAccount = accountOf(bob, { chains: ['bitcoin:mainnet'] })
    const { chain } = await startWithWallet(
      [],
      sharing(bitcoinAccount, ...invalid, accountOf(ada, { label: 'Main\u202e' }), accountOf(ada)),
    )
    const { accounts } = await chain.connect(request, signal)
    expect(accounts).toEqual([{ address: ada.address, type: 'eoa', name: 'Main' }])
  })

  test('connect throws connect/wallet-not-found for a missing wallet', async () => {
    const { chain } = await startWithWallet([ada])
    await expect(chain.connect({ ...request, connectorId: 'Gone' }, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })

  test('connect can be aborted while the wallet does not respond, and drops a late approval [B1]', async () => {
    let approve = (_: unknown) => {}
    const approval = new Promise((resolve) => {
      approve = resolve
    })
    const { chain, listenerCount } = await startWithWallet([], {
      'standard:connect': () => approval,
    })
    const caller = new AbortController()
    const connection = chain.connect(request, caller.signal)
    await until(() => listenerCount() === 1)
    caller.abort()
    await expect(connection).rejects.toMatchObject({ code: 'kit/aborted' })
    approve({ accounts: [accountOf(ada)] })
    await until(() => listenerCount() === 0)
    expect(chain.provider('Lumen')).toBeNull()
  })

  test('connect throws connect/no-account-shared for an empty list [B2]', async () => {
    const { chain, listenerCount } = await startWithWallet([])
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
    })
    expect(listenerCount()).toBe(0)
  })

  const throwing = new Proxy([], {
    get() {
      throw new Error('hostile')
    },
  })
  test.each([
    ['null', null],
    ['text', 'yes'],
    ['accounts that are not a list', { accounts: {} }],
    ['a list of invalid accounts', { accounts: ['x', 7, { address: 'x' }] }],
    ['a list that throws', { accounts: throwing }],
    ['an account without a network', { accounts: [accountOf(ada, { chains: ['solana:'] })] }],
  ])('connect throws connect/wallet-failed for %s [B3, B4]', async (_, response) => {
    const { chain } = await startWithWallet([], { 'standard:connect': () => response })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-failed',
    })
  })

  test.each([
    ['4001', { code: 4001 }, 'rpc/user-rejected'],
    ['a rejection without a number', new Error('User rejected the request.'), 'rpc/user-rejected'],
    ['-32002', { code: -32002 }, 'rpc/resource-unavailable'],
    ['undefined', undefined, 'connect/wallet-failed'],
    ['text', 'odd', 'connect/wallet-failed'],
  ])(
    'connect maps the thrown value %s to a KitError, after one request [B5, B6, B7]',
    async (_, error, code) => {
      const { chain, features, listenerCount } = await startWithWallet([], {
        'standard:connect': () => Promise.reject(error),
      })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
      expect(features()).toEqual(['standard:connect'])
      expect(listenerCount()).toBe(0)
    },
  )
})

describe('resume', () => {
  test('resume sends a silent request and restores the requested account', async () => {
    const { chain, calls } = await startWithWallet([ada, bob])
    await expect(
      chain.resume({ connectorId: 'Lumen', address: bob.address }, signal),
    ).resolves.toMatchObject({
      address: bob.address,
      accounts: [{ address: ada.address }, { address: bob.address }],
    })
    expect(calls).toEqual([connectCall({ silent: true })])
  })

  test('resume restores the requested network', async () => {
    const { chain } = await startWithWallet([ada])
    const request = {
      connectorId: 'Lumen',
      address: ada.address,
      caipNetworkId: mainnet.caipNetworkId,
    }
    await expect(chain.resume(request, signal)).resolves.toMatchObject({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('resume returns null if the requested account is not shared [XA2]', async () => {
    const { chain } = await startWithWallet([ada])
    await expect(
      chain.resume({ connectorId: 'Lumen', address: bob.address }, signal),
    ).resolves.toBeNull()
  })

  test.each([
    ['rejects the silent request', () => Promise.reject({ code: 4001 })],
    ['is locked', () => Promise.reject({ code: 4100 })],
  ])('resume returns null for a wallet that %s [D1]', async (_, script) => {
    const { chain, listenerCount } = await startWithWallet([], { 'standard:connect': script })
    await expect(
      chain.resume({ connectorId: 'Lumen', address: ada.address }, signal),
    ).resolves.toBeNull()
    expect(listenerCount()).toBe(0)
  })

  test('resume returns null if the wallet shares no account within `walletWakeUp` [D1]', async () => {
    const { chain, listenerCount, clock } = await startWithWallet([])
    const resumed = chain.resume({ connectorId: 'Lumen', address: ada.address }, signal)
    await until(() => clock.pending() === 1)
    clock.advance(timeouts.walletWakeUp)
    await expect(resumed).resolves.toBeNull()
    expect(listenerCount()).toBe(0)
    expect(clock.pending()).toBe(0)
  })

  test('resume waits for a wallet that shares its accounts after its response, without a prompt', async () => {
    const { chain, clock, share, features, listenerCount } = await startWithWallet([])
    const resumed = chain.resume({ connectorId: 'Lumen', address: bob.address }, signal)
    await until(() => clock.pending() === 1)
    share(accountOf(ada), accountOf(bob))
    await expect(resumed).resolves.toMatchObject({ address: bob.address })
    expect(features()).toEqual(['standard:connect'])
    expect(clock.pending()).toBe(0)
    expect(listenerCount()).toBe(1)
  })

  test('resume stops waiting when it is aborted [B1]', async () => {
    const { chain, clock, listenerCount } = await startWithWallet([])
    const caller = new AbortController()
    const resumed = chain.resume({ connectorId: 'Lumen', address: null }, caller.signal)
    await until(() => clock.pending() === 1)
    caller.abort()
    await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
    await until(() => listenerCount() === 0)
    expect(clock.pending()).toBe(0)
  })

  test('resume waits for a wallet that registers late', async () => {
    const { adapter, announce } = startAdapter()
    adapter.discover({ found: () => {} })
    const resumed = (await adapter.load()).resume({ connectorId: 'Lumen', address: null }, signal)
    announce(scriptedWallet(sharing(accountOf(bob)), { name: 'Harbor' }).wallet)
    announce(scriptedWallet(sharing(accountOf(ada))).wallet)
    await expect(resumed).resolves.toMatchObject({ connectorId: 'Lumen', address: ada.address })
  })
})
