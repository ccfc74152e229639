import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { info, scriptedWallet, startAdapter, startWithWallet } from './scripted-wallet.fixture.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { signal } = new AbortController()
const rejectWith = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: info.rdns, caipNetworkId: null }
const workingWallet = {
  eth_requestAccounts: () => [ada, bob.toLowerCase()],
  eth_accounts: () => [ada, bob],
  eth_chainId: () => '0x7a69',
}

describe('connect', () => {
  test('connect requests accounts, then the network, with one prompt', async () => {
    const { chain, wallet } = await startWithWallet(workingWallet)
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

  test('connect throws connect/wallet-not-found for a wallet that is not on the page', async () => {
    const { chain } = await startWithWallet(workingWallet)
    await expect(
      chain.connect({ ...request, connectorId: 'dev.gone' }, signal),
    ).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
      message: 'dev.gone was not found in this browser',
    })
  })

  test('connect can be aborted while the wallet does not respond, and drops a late approval [B1]', async () => {
    let approve = (_: unknown) => {}
    const approval = new Promise((resolve) => {
      approve = resolve
    })
    const { chain, wallet } = await startWithWallet({
      ...workingWallet,
      eth_requestAccounts: () => approval,
    })
    const caller = new AbortController()
    const connection = chain.connect(request, caller.signal)
    caller.abort()
    await expect(connection).rejects.toMatchObject({ code: 'kit/aborted' })
    approve([ada])
    await until(() => wallet.listenerCount() === 0)
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
  })

  test('connect throws connect/no-account-shared for an empty list [B2]', async () => {
    const { chain, wallet } = await startWithWallet({
      ...workingWallet,
      eth_requestAccounts: () => [],
    })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
      message: 'Foxglove shared no account',
    })
    expect(wallet.listenerCount()).toBe(0)
  })

  test.each([[null], ['text'], [{}], [['nonsense', 7]]])(
    'connect throws connect/wallet-failed for the account list %j [B3]',
    async (response) => {
      const { chain } = await startWithWallet({
        ...workingWallet,
        eth_requestAccounts: () => response,
      })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
        message: "Couldn't connect to Foxglove",
      })
    },
  )

  test.each([['0x'], ['0xZZ'], [null], [-1], [2 ** 53]])(
    'connect throws connect/wallet-failed for the chain id %j [B4]',
    async (response) => {
      const { chain } = await startWithWallet({ ...workingWallet, eth_chainId: () => response })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
      })
    },
  )

  test.each([
    ['4001', { code: 4001, message: 'User rejected the request.' }, 'rpc/user-rejected'],
    [
      'a nested 4001',
      { code: -32603, data: { originalError: { code: 4001 } } },
      'rpc/user-rejected',
    ],
    ['-32002', { code: -32002, message: 'Already processing' }, 'rpc/resource-unavailable'],
    ['undefined', undefined, 'connect/wallet-failed'],
    ['text', 'odd', 'connect/wallet-failed'],
  ])(
    'connect maps the thrown value %s to a KitError, after one request [B5, B6, B7]',
    async (_, error, code) => {
      const { chain, wallet } = await startWithWallet({
        ...workingWallet,
        eth_requestAccounts: rejectWith(error),
      })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
      expect(wallet.methods()).toEqual(['eth_requestAccounts'])
      expect(wallet.listenerCount()).toBe(0)
    },
  )
})

describe('events between the response and watch [B9]', () => {
  const connectAndEmit = async (
    emitEvents: (emit: (event: string, payload?: unknown) => void) => void,
  ) => {
    const scripts: Parameters<typeof startWithWallet>[0] = { ...workingWallet }
    const started = await startWithWallet(scripts)
    scripts.eth_chainId = () => {
      emitEvents(started.wallet.emit)
      return '0x1'
    }
    await started.chain.connect(request, signal)
    const events: WalletEvent[] = []
    const unsubscribe = started.chain.watch(info.rdns, (event) => events.push(event))
    return { ...started, events, unsubscribe }
  }

  test('watch replays a disconnect that happened during connect', async () => {
    const { events } = await connectAndEmit((emit) => emit('disconnect'))
    expect(events).toEqual([{ type: 'disconnected' }])
  })

  test('watch replays only the last event of each type that happened during connect', async () => {
    const { events } = await connectAndEmit((emit) => {
      emit('chainChanged', '0x2')
      emit('accountsChanged', [ada])
      emit('chainChanged', '0x3')
    })
    expect(events).toEqual([
      { type: 'accounts.changed', accounts: plainAccounts([ada]) },
      { type: 'chain.changed', caipNetworkId: 'eip155:3' },
    ])
  })

  test('watch replays no disconnect if the wallet shared accounts again during connect', async () => {
    const { events } = await connectAndEmit((emit) => {
      emit('accountsChanged', [])
      emit('accountsChanged', [bob])
    })
    expect(events).toEqual([{ type: 'accounts.changed', accounts: plainAccounts([bob]) }])
  })

  test('watch reuses the subscription of connect and emits each event once', async () => {
    const { events, wallet, unsubscribe } = await connectAndEmit(() => {})
    wallet.emit('chainChanged', '0x2')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:2' }])
    unsubscribe()
    expect(wallet.listenerCount()).toBe(0)
  })

  test('connect removes the subscription of an earlier connect', async () => {
    const { chain, wallet } = await startWithWallet(workingWallet)
    await chain.connect(request, signal)
    await chain.connect(request, signal)
    expect(wallet.listenerCount()).toBe(3)
  })
})

describe('resume', () => {
  test('resume restores the account in use before the reload, without a prompt', async () => {
    const { chain, wallet } = await startWithWallet(workingWallet)
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

  test('resume returns null if the requested account is not shared [XA2]', async () => {
    const { chain } = await startWithWallet({ ...workingWallet, eth_accounts: () => [ada] })
    await expect(chain.resume({ connectorId: info.rdns, address: bob }, signal)).resolves.toBeNull()
  })

  test.each([
    ['returns an empty list', () => []],
    ['throws 4100', rejectWith({ code: 4100 })],
  ])('resume returns null for a locked wallet that %s [D1]', async (_, eth_accounts) => {
    const { chain, wallet } = await startWithWallet({ ...workingWallet, eth_accounts })
    await expect(chain.resume({ connectorId: info.rdns, address: ada }, signal)).resolves.toBeNull()
    expect(wallet.listenerCount()).toBe(0)
  })

  test('resume waits for a wallet that announces itself late', async () => {
    const { adapter, announce, clock } = startAdapter()
    adapter.discover({ found: () => {} })
    const chain = await adapter.load()
    const resumed = chain.resume({ connectorId: info.rdns, address: ada }, signal)
    clock.advance(3_000)
    announce(scriptedWallet({}).provider, { uuid: 'u-2', name: 'Harbor', rdns: 'dev.harbor' })
    announce(scriptedWallet(workingWallet).provider)
    await expect(resumed).resolves.toMatchObject({ connectorId: info.rdns, address: ada })
  })

  test('resume waits for a missing wallet until it is aborted [D2]', async () => {
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
