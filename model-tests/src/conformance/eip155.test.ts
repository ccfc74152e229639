import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import {
  createClient,
  custom,
  type Hex,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import { openPage, type Page } from './page.fixture.ts'

let sandbox: Sandbox
let page: Page
let chain: ChainAdapter
let one: Network
let two: Network
const { signal } = new AbortController()

beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  const networks = sandbox.chains.map(({ chainId, name, rpc }) =>
    defineNetwork({
      id: chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
    }),
  )
  const [first, second] = networks
  if (!first || !second) throw new Error('The sandbox has fewer than two chains')
  one = first
  two = second
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  page = openPage(sandbox.chains, 'foxglove', { knows: 2 })
  page.control.announce()
  chain = await page.adapter.load()
})
afterEach(() => page.close())

const connect = () => chain.connect({ connectorId: page.connectorId, caipNetworkId: null }, signal)
const hex = (text: string): Hex => {
  if (!text.startsWith('0x')) throw new Error(`${text} is not hex`)
  return `0x${text.slice(2)}`
}

describe('connecting the eip155 adapter to a wallet with real keys', () => {
  test('the adapter discovers the wallet by its announcement', () => {
    expect(page.rows).toMatchObject([
      { id: 'sandbox.latchkit.foxglove', name: 'Foxglove', type: 'ANNOUNCED', disputed: false },
    ])
    expect(page.rows[0]?.icon).toMatch(/^data:image\/svg\+xml,/)
  })

  test('connect returns accounts and network', async () => {
    const connection = await connect()
    expect(connection).toMatchObject({
      namespace: 'eip155',
      connectorId: page.connectorId,
      caipNetworkId: 'eip155:31337',
    })
    expect(connection.accounts.map(({ address }) => address)).toEqual(page.control.addresses)
    expect(connection.address).toBe(page.control.addresses[0])
  })

  test('connect reports a rejection and can be retried [B5]', async () => {
    page.control.reject()
    await expect(connect()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect(connect()).resolves.toMatchObject({ address: page.control.addresses[0] })
  })

  test('connect reports a pending request of the wallet [B7]', async () => {
    page.control.answerNext('eth_requestAccounts', {
      error: { code: -32002, message: 'Already processing eth_requestAccounts' },
    })
    await expect(connect()).rejects.toMatchObject({ code: 'rpc/resource-unavailable' })
  })

  test('connect can be aborted while the wallet does not respond, and a late approval has no effect [B1]', async () => {
    page.control.setMode('never')
    const caller = new AbortController()
    const asked = chain.connect(
      { connectorId: page.connectorId, caipNetworkId: null },
      caller.signal,
    )
    await expect.poll(() => page.control.pending().length).toBe(1)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    page.control.approve()
    expect(page.control.pending()).toEqual([])
  })

  test('resume restores without a prompt, and not after the permission is revoked', async () => {
    await connect()
    page.control.setMode('never')
    const request = { connectorId: page.connectorId, address: page.control.addresses[1] ?? null }
    await expect(chain.resume(request, signal)).resolves.toMatchObject({
      address: page.control.addresses[1],
      caipNetworkId: 'eip155:31337',
    })
    await chain.disconnect(page.connectorId, signal)
    await expect(chain.resume(request, signal)).resolves.toBeNull()
    expect([page.control.state().shared, page.control.pending()]).toEqual([[], []])
  })

  test('resume returns null for a locked wallet [D1]', async () => {
    await connect()
    page.control.lock()
    await expect(
      chain.resume({ connectorId: page.connectorId, address: null }, signal),
    ).resolves.toBeNull()
  })
})

test('resume waits for a wallet that is announced late', async () => {
  const late = openPage(sandbox.chains, 'harbor', { knows: 2 })
  const adapter = await late.adapter.load()
  const resumed = adapter.resume({ connectorId: late.connectorId, address: null }, signal)
  late.control.announce(2)
  await expect(resumed).resolves.toBeNull()
  expect(late.rows).toHaveLength(1)
  late.close()
})

describe('signatures of the eip155 adapter', () => {
  test('the signature of a message verifies', async () => {
    const { address } = await connect()
    const message = 'Grüezi 0xdeadbeef'
    const signature = await chain.signMessage(
      { connectorId: page.connectorId, address, message },
      signal,
    )
    await expect(
      verifyMessage({ address: hex(address), message, signature: hex(signature) }),
    ).resolves.toBe(true)
  })

  test('the signature of typed data verifies', async () => {
    const { address } = await connect()
    const typedData = {
      domain: { name: 'Latchkit', version: '1', chainId: 31337 },
      types: {
        Mail: [
          { name: 'text', type: 'string' },
          { name: 'worth', type: 'uint256' },
        ],
      },
      primaryType: 'Mail',
      message: { text: 'hello', worth: 2n ** 200n },
    } as const
    const signature = await chain.signTypedData(
      { connectorId: page.connectorId, address, typedData },
      signal,
    )
    await expect(
      verifyTypedData({ ...typedData, address: hex(address), signature: hex(signature) }),
    ).resolves.toBe(true)
  })

  test('signing is rejected for an account that is not shared', async () => {
    await connect()
    const request = {
      connectorId: page.connectorId,
      address: sandbox.accounts[9] ?? '',
      message: 'hello',
    }
    await expect(chain.signMessage(request, signal)).rejects.toMatchObject({
      code: 'rpc/unauthorized',
    })
  })
})

test('balance returns the chain’s balance to the last wei', async () => {
  const { address } = await connect()
  const client = createClient({ transport: http(one.rpcUrls.default[0]) })
  const before = await getBalance(client, { address: hex(address) })
  await expect(chain.balance({ network: one, address }, signal)).resolves.toEqual({
    value: String(before),
    decimals: 18,
    symbol: 'ETH',
  })
  await expect(chain.balance({ network: two, address }, signal)).resolves.toMatchObject({
    value: String(parseEther('10000')),
  })
})

test('provider returns the wallet’s own provider', async () => {
  const { address } = await connect()
  const provider: unknown = chain.provider(page.connectorId)
  if (
    typeof provider !== 'object' ||
    provider === null ||
    !('request' in provider) ||
    typeof provider.request !== 'function'
  ) {
    throw new Error('There is no provider')
  }
  const { request } = provider
  const client = createClient({
    account: hex(address),
    transport: custom({ request: (call) => request(call) }),
  })
  const hash = await sendTransaction(client, {
    chain: null,
    to: hex(sandbox.accounts[8] ?? ''),
    value: 1n,
  })
  const receipt = await waitForTransactionReceipt(
    createClient({ transport: http(one.rpcUrls.default[0]) }),
    { hash, pollingInterval: 50 },
  )
  expect(receipt.status).toBe('success')
})

describe('networks', () => {
  const wanted = () => ({ connectorId: page.connectorId, network: two })

  test('a switch moves the wallet and emits an event', async () => {
    await connect()
    const events: WalletEvent[] = []
    const stop = chain.watch(page.connectorId, (event) => events.push(event))
    events.splice(0)
    await expect(chain.switchNetwork(wanted(), signal)).resolves.toBe('eip155:31338')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:31338' }])
    stop()
    await chain.switchNetwork({ ...wanted(), network: one }, signal)
    expect(events).toHaveLength(1)
  })

  test('a wallet that responds without switching keeps its network [K1]', async () => {
    await connect()
    page.control.answerNext('wallet_switchEthereumChain', { result: null })
    await expect(chain.switchNetwork(wanted(), signal)).resolves.toBe('eip155:31337')
  })

  test('a rejected switch raises rpc/user-rejected', async () => {
    await connect()
    page.control.reject()
    await expect(chain.switchNetwork(wanted(), signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
  })

  test('an unknown network is added first, and a rejection there counts as rejection [K2]', async () => {
    const small = openPage(sandbox.chains, 'lumen', { knows: 1 })
    small.control.announce()
    const adapter = await small.adapter.load()
    await adapter.connect({ connectorId: small.connectorId, caipNetworkId: null }, signal)
    const request = { connectorId: small.connectorId, network: two }
    await expect(adapter.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'rpc/switch-chain',
    })
    small.control.reject()
    await expect(adapter.addNetwork(request, signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    await adapter.addNetwork(request, signal)
    await expect(adapter.switchNetwork(request, signal)).resolves.toBe('eip155:31338')
    expect(small.control.state().added).toMatchObject([
      { chainId: 31338, rpc: two.rpcUrls.public[0] },
    ])
    small.close()
  })
})

describe('wallet events', () => {
  const watched = async () => {
    await connect()
    const events: WalletEvent[] = []
    const stop = chain.watch(page.connectorId, (event) => events.push(event))
    events.splice(0)
    return { events, stop }
  }

  test('a newly selected account is emitted with all accounts', async () => {
    const { events } = await watched()
    const [first, second] = page.control.addresses
    if (!second) throw new Error('The wallet has one account only')
    page.control.changeAccount(second)
    expect(events).toEqual([
      { type: 'accounts.changed', accounts: plainAccounts([second, first ?? '']) },
    ])
  })

  test('an unconfigured network is emitted unchanged', async () => {
    const { events } = await watched()
    page.control.changeChain(999)
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:999' }])
  })

  test.each([
    ['locking the wallet', () => page.control.lock()],
    ['revoking the permission in the wallet', () => page.control.revoke()],
    ['a disconnect event of the wallet', () => page.control.emitDisconnect()],
  ])('%s emits disconnected [B8]', async (_, act) => {
    const { events } = await watched()
    act()
    expect(events).toEqual([{ type: 'disconnected' }])
  })

  test('no event is emitted after unsubscribing', async () => {
    const { events, stop } = await watched()
    stop()
    page.control.lock()
    page.control.changeChain(999)
    expect(events).toEqual([])
  })
})
