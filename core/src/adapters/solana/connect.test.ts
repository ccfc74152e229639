import type { StandardConnectInput } from '@wallet-standard/features'
import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { keyOf } from './keys.fixture.ts'
import {
  accountOf,
  devnet,
  mainnet,
  meet,
  type Scripts,
  scriptedWallet,
  startAdapter,
} from './scripted-wallet.fixture.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]
const { signal } = new AbortController()
const request = { connectorId: 'Lumen', caipNetworkId: null }
const shares = (...accounts: readonly unknown[]): Scripts => ({
  'standard:connect': () => ({ accounts }),
})
const connectCall = (...inputs: readonly StandardConnectInput[]) => ({
  feature: 'standard:connect',
  inputs,
})

describe('connect', () => {
  test('asks once, and is on the page’s first network that the wallet knows', async () => {
    const { chain, asked } = await meet([ada, bob])
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
    expect(asked).toEqual([connectCall()])
  })

  test('goes to the network that is wanted', async () => {
    const { chain } = await meet([ada])
    const wanted = { ...request, caipNetworkId: mainnet.caipNetworkId }
    await expect(chain.connect(wanted, signal)).resolves.toMatchObject({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('a wallet that knows none of them is on its own', async () => {
    const { chain } = await meet([], shares(accountOf(ada, { chains: ['solana:testnet'] })))
    const connection = await chain.connect(
      { ...request, caipNetworkId: mainnet.caipNetworkId },
      signal,
    )
    expect(connection.caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
  })

  test('names of accounts are kept; accounts of other chains, twins and what is no address are not', async () => {
    const rubbish = [
      { address: '0xabc', chains: [] },
      { address: `${ada.address}1`, chains: [] },
      null,
    ]
    const other = accountOf(bob, { chains: ['bitcoin:mainnet'] })
    const { chain } = await meet(
      [],
      shares(other, ...rubbish, accountOf(ada, { label: 'Main\u202e' }), accountOf(ada)),
    )
    const { accounts } = await chain.connect(request, signal)
    expect(accounts).toEqual([{ address: ada.address, type: 'eoa', name: 'Main' }])
  })

  test('a wallet that is not on the page is not found', async () => {
    const { chain } = await meet([ada])
    await expect(chain.connect({ ...request, connectorId: 'Gone' }, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })

  test('B1: a silent wallet can be left, and its late approval is dropped', async () => {
    let approve = (_: unknown) => {}
    const approval = new Promise((resolve) => {
      approve = resolve
    })
    const { chain, listening } = await meet([], { 'standard:connect': () => approval })
    const caller = new AbortController()
    const asked = chain.connect(request, caller.signal)
    await until(() => listening() === 1)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    approve({ accounts: [accountOf(ada)] })
    await until(() => listening() === 0)
    expect(chain.provider('Lumen')).toBeNull()
  })

  test('B2: no account is no connection', async () => {
    const { chain, listening } = await meet([])
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
    })
    expect(listening()).toBe(0)
  })

  const throwing = new Proxy([], {
    get() {
      throw new Error('hostile')
    },
  })
  test.each([
    ['null', null],
    ['a text', 'yes'],
    ['no list', { accounts: {} }],
    ['a list of rubbish', { accounts: ['x', 7, { address: 'x' }] }],
    ['a throwing list', { accounts: throwing }],
    ['an account without any network', { accounts: [accountOf(ada, { chains: ['solana:'] })] }],
  ])('B3, B4: %s instead of accounts fails', async (_, answer) => {
    const { chain } = await meet([], { 'standard:connect': () => answer })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-failed',
    })
  })

  test.each([
    ['B5: 4001', { code: 4001 }, 'rpc/user-rejected'],
    ['B5: words', new Error('User rejected the request.'), 'rpc/user-rejected'],
    ['B7: -32002', { code: -32002 }, 'rpc/resource-unavailable'],
    ['B6: nothing', undefined, 'connect/wallet-failed'],
    ['B6: text', 'odd', 'connect/wallet-failed'],
  ])('%s is told as what it is', async (_, error, code) => {
    const { chain, features, listening } = await meet([], {
      'standard:connect': () => Promise.reject(error),
    })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
    expect([features(), listening()]).toEqual([['standard:connect'], 0])
  })
})

describe('resume', () => {
  test('restores silently, with the account that was in front', async () => {
    const { chain, asked } = await meet([ada, bob])
    await expect(
      chain.resume({ connectorId: 'Lumen', address: bob.address }, signal),
    ).resolves.toMatchObject({
      address: bob.address,
      accounts: [{ address: ada.address }, { address: bob.address }],
    })
    expect(asked).toEqual([connectCall({ silent: true })])
  })

  test('is on the network that the page was on', async () => {
    const { chain } = await meet([ada])
    const request = {
      connectorId: 'Lumen',
      address: ada.address,
      caipNetworkId: mainnet.caipNetworkId,
    }
    await expect(chain.resume(request, signal)).resolves.toMatchObject({
      caipNetworkId: mainnet.caipNetworkId,
    })
  })

  test('takes the first account where the stored one is not shared any more', async () => {
    const { chain } = await meet([ada])
    await expect(
      chain.resume({ connectorId: 'Lumen', address: bob.address }, signal),
    ).resolves.toMatchObject({ address: ada.address })
  })

  test.each([
    ['says no', () => Promise.reject({ code: 4001 })],
    ['is locked', () => Promise.reject({ code: 4100 })],
  ])('D1: a wallet that %s is no connection', async (_, script) => {
    const { chain, listening } = await meet([], { 'standard:connect': script })
    await expect(
      chain.resume({ connectorId: 'Lumen', address: ada.address }, signal),
    ).resolves.toBeNull()
    expect(listening()).toBe(0)
  })

  test('D1: a wallet that shares nothing is no connection, once it had time to wake up', async () => {
    const { chain, listening, clock } = await meet([])
    const resumed = chain.resume({ connectorId: 'Lumen', address: ada.address }, signal)
    await until(() => clock.pending() === 1)
    clock.advance(timeouts.walletWakeUp)
    await expect(resumed).resolves.toBeNull()
    expect([listening(), clock.pending()]).toEqual([0, 0])
  })

  test('a wallet that wakes up after it was asked is restored, and nobody is prompted', async () => {
    const { chain, clock, share, features, listening } = await meet([])
    const resumed = chain.resume({ connectorId: 'Lumen', address: bob.address }, signal)
    await until(() => clock.pending() === 1)
    share(accountOf(ada), accountOf(bob))
    await expect(resumed).resolves.toMatchObject({ address: bob.address })
    expect([features(), clock.pending(), listening()]).toEqual([['standard:connect'], 0, 1])
  })

  test('B1: nobody waits for it any longer who left', async () => {
    const { chain, clock, listening } = await meet([])
    const caller = new AbortController()
    const resumed = chain.resume({ connectorId: 'Lumen', address: null }, caller.signal)
    await until(() => clock.pending() === 1)
    caller.abort()
    await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
    await until(() => listening() === 0)
    expect(clock.pending()).toBe(0)
  })

  test('waits for a wallet that comes late', async () => {
    const { adapter, announce } = startAdapter()
    adapter.discover({ found: () => {} })
    const resumed = (await adapter.load()).resume({ connectorId: 'Lumen', address: null }, signal)
    announce(scriptedWallet(shares(accountOf(bob)), { name: 'Harbor' }).wallet)
    announce(scriptedWallet(shares(accountOf(ada))).wallet)
    await expect(resumed).resolves.toMatchObject({ connectorId: 'Lumen', address: ada.address })
  })
})
