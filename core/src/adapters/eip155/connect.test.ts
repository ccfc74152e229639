import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { info, scriptedWallet, startAdapter, startWithWallet } from './scripted-wallet.fixture.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { signal } = new AbortController()
const fails = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: info.rdns, caipNetworkId: null }
const working = {
  eth_requestAccounts: () => [ada, bob.toLowerCase()],
  eth_accounts: () => [ada, bob],
  eth_chainId: () => '0x7a69',
}

describe('connect', () => {
  test('asks for accounts, then where the wallet is: one prompt', async () => {
    const { chain, wallet } = await startWithWallet(working)
    await expect(chain.connect(request, signal)).resolves.toEqual({
      namespace: 'eip155',
      connectorId: info.rdns,
      address: ada,
      accounts: [
        { address: ada, type: 'eoa' },
        { address: bob, type: 'eoa' },
      ],
      caipNetworkId: 'eip155:31337',
    })
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test('a wallet that is not on the page is not found', async () => {
    const { chain } = await startWithWallet(working)
    await expect(
      chain.connect({ ...request, connectorId: 'dev.gone' }, signal),
    ).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
      message: 'dev.gone was not found in this browser',
    })
  })

  test('B1: a silent wallet can be left, and its late approval is dropped', async () => {
    let approve = (_: unknown) => {}
    const approval = new Promise((resolve) => {
      approve = resolve
    })
    const { chain, wallet } = await startWithWallet({
      ...working,
      eth_requestAccounts: () => approval,
    })
    const caller = new AbortController()
    const asked = chain.connect(request, caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    approve([ada])
    await until(() => wallet.listening() === 0)
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
  })

  test('B2: no account is no connection', async () => {
    const { chain, wallet } = await startWithWallet({ ...working, eth_requestAccounts: () => [] })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
      message: 'Foxglove shared no account',
    })
    expect(wallet.listening()).toBe(0)
  })

  test.each([[null], ['text'], [{}], [['nonsense', 7]]])(
    'B3: %j instead of accounts fails',
    async (answer) => {
      const { chain } = await startWithWallet({ ...working, eth_requestAccounts: () => answer })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
        message: 'Foxglove could not connect',
      })
    },
  )

  test.each([['0x'], ['0xZZ'], [null], [-1], [2 ** 53]])(
    'B4: %j instead of a chain id fails, and is never NaN',
    async (answer) => {
      const { chain } = await startWithWallet({ ...working, eth_chainId: () => answer })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
      })
    },
  )

  test.each([
    ['B5: 4001', { code: 4001, message: 'User rejected the request.' }, 'rpc/user-rejected'],
    [
      'B5: 4001 inside',
      { code: -32603, data: { originalError: { code: 4001 } } },
      'rpc/user-rejected',
    ],
    ['B7: -32002', { code: -32002, message: 'Already processing' }, 'rpc/resource-unavailable'],
    ['B6: nothing', undefined, 'connect/wallet-failed'],
    ['B6: text', 'odd', 'connect/wallet-failed'],
  ])('%s is told as what it is, and the wallet is asked once', async (_, error, code) => {
    const { chain, wallet } = await startWithWallet({
      ...working,
      eth_requestAccounts: fails(error),
    })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
    expect([wallet.methods(), wallet.listening()]).toEqual([['eth_requestAccounts'], 0])
  })
})

describe('B9: what a wallet says between its answer and the watching is not missed', () => {
  const said = async (say: (emit: (event: string, payload?: unknown) => void) => void) => {
    const scripts: Parameters<typeof startWithWallet>[0] = { ...working }
    const met = await startWithWallet(scripts)
    scripts.eth_chainId = () => {
      say(met.wallet.emit)
      return '0x1'
    }
    await met.chain.connect(request, signal)
    const events: WalletEvent[] = []
    const stop = met.chain.watch(info.rdns, (event) => events.push(event))
    return { ...met, events, stop }
  }

  test('a disconnect ends it', async () => {
    const { events } = await said((emit) => emit('disconnect'))
    expect(events).toEqual([{ type: 'disconnected' }])
  })

  test('only the last word of each kind counts', async () => {
    const { events } = await said((emit) => {
      emit('chainChanged', '0x2')
      emit('accountsChanged', [ada])
      emit('chainChanged', '0x3')
    })
    expect(events).toEqual([
      { type: 'accounts.changed', accounts: plainAccounts([ada]) },
      { type: 'chain.changed', caipNetworkId: 'eip155:3' },
    ])
  })

  test('accounts shared again take an earlier end back', async () => {
    const { events } = await said((emit) => {
      emit('accountsChanged', [])
      emit('accountsChanged', [bob])
    })
    expect(events).toEqual([{ type: 'accounts.changed', accounts: plainAccounts([bob]) }])
  })

  test('and what it says afterwards is heard by the same listening, once', async () => {
    const { events, wallet, stop } = await said(() => {})
    wallet.emit('chainChanged', '0x2')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:2' }])
    stop()
    expect(wallet.listening()).toBe(0)
  })

  test('a second connect leaves no listening of the first behind', async () => {
    const { chain, wallet } = await startWithWallet(working)
    await chain.connect(request, signal)
    await chain.connect(request, signal)
    expect(wallet.listening()).toBe(3)
  })
})

describe('resume', () => {
  test('restores without a prompt, with the account that was in front', async () => {
    const { chain, wallet } = await startWithWallet(working)
    const resumed = await chain.resume(
      { connectorId: info.rdns, address: bob.toLowerCase() },
      signal,
    )
    expect(resumed).toMatchObject({
      address: bob,
      caipNetworkId: 'eip155:31337',
      accounts: [{ address: ada }, { address: bob }],
    })
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('takes the wallet’s first account where the stored one is not shared any more', async () => {
    const { chain } = await startWithWallet({ ...working, eth_accounts: () => [ada] })
    await expect(
      chain.resume({ connectorId: info.rdns, address: bob }, signal),
    ).resolves.toMatchObject({ address: ada })
  })

  test.each([
    ['shares nothing', () => []],
    ['answers 4100', fails({ code: 4100 })],
  ])('D1: a locked wallet that %s is no connection', async (_, eth_accounts) => {
    const { chain, wallet } = await startWithWallet({ ...working, eth_accounts })
    await expect(chain.resume({ connectorId: info.rdns, address: ada }, signal)).resolves.toBeNull()
    expect(wallet.listening()).toBe(0)
  })

  test('waits for a wallet that announces itself late', async () => {
    const { adapter, announce, clock } = startAdapter()
    adapter.discover({ found: () => {} })
    const chain = await adapter.load()
    const resumed = chain.resume({ connectorId: info.rdns, address: ada }, signal)
    clock.advance(3_000)
    announce(scriptedWallet({}).provider, { uuid: 'u-2', name: 'Harbor', rdns: 'dev.harbor' })
    announce(scriptedWallet(working).provider)
    await expect(resumed).resolves.toMatchObject({ connectorId: info.rdns, address: ada })
  })

  test('D2: a wallet that is gone is waited for as long as the caller wants', async () => {
    const { adapter } = startAdapter()
    adapter.discover({ found: () => {} })
    const caller = new AbortController()
    const resumed = (await adapter.load()).resume(
      { connectorId: 'dev.gone', address: ada },
      caller.signal,
    )
    caller.abort()
    await expect(resumed).rejects.toMatchObject({ code: 'kit/aborted' })
  })
})
