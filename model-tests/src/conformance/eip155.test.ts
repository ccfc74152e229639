import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { waitForReceipt } from '@latchkit/sandbox/chain'
import {
  createClient,
  custom,
  type Hex,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { getBalance, sendTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import { openPage, type Page } from './page.fixture.ts'

let sandbox: Sandbox
let page: Page
let chain: ChainAdapter
let firstNetwork: Network
let secondNetwork: Network
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
  firstNetwork = first
  secondNetwork = second
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  page = openPage(sandbox.chains, 'foxglove', { knownChainCount: 2 })
  page.control.announce()
  chain = await page.adapter.load()
})
afterEach(() => page.close())

const connect = () => chain.connect({ connectorId: page.connectorId, caipNetworkId: null }, signal)
const toHex = (text: string): Hex => {
  if (!text.startsWith('0x')) throw new Error(`${text} is not hex`)
  return `0x${text.slice(2)}`
}

describe('connecting the eip155 adapter to a wallet with real keys', () => {
  test('the eip155 adapter discovers a wallet by its announcement', () => {
    expect(page.connectors).toMatchObject([
      { id: 'sandbox.latchkit.foxglove', name: 'Foxglove', type: 'ANNOUNCED', disputed: false },
    ])
    expect(page.connectors[0]?.icon).toMatch(/^data:image\/svg\+xml,/)
  })

  test('connect returns the accounts and the network of the wallet', async () => {
    const connection = await connect()
    expect(connection).toMatchObject({
      namespace: 'eip155',
      connectorId: page.connectorId,
      caipNetworkId: 'eip155:31337',
    })
    expect(connection.accounts.map(({ address }) => address)).toEqual(page.control.addresses)
    expect(connection.address).toBe(page.control.addresses[0])
  })

  test('connect throws rpc/user-rejected after a rejection and succeeds when called again [B5]', async () => {
    page.control.reject()
    await expect(connect()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect(connect()).resolves.toMatchObject({ address: page.control.addresses[0] })
  })

  test('resume restores the connection without a prompt and returns null after disconnect', async () => {
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

describe('signing with the eip155 adapter', () => {
  test('signMessage returns a signature that verifies with viem', async () => {
    const { address } = await connect()
    const message = 'Grüezi 0xdeadbeef'
    const signature = await chain.signMessage(
      { connectorId: page.connectorId, address, message },
      signal,
    )
    await expect(
      verifyMessage({ address: toHex(address), message, signature: toHex(signature) }),
    ).resolves.toBe(true)
  })

  test('signTypedData returns a signature that verifies with viem', async () => {
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
      verifyTypedData({ ...typedData, address: toHex(address), signature: toHex(signature) }),
    ).resolves.toBe(true)
  })

  test('signMessage throws rpc/unauthorized for an account that the wallet does not share', async () => {
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

test('balance returns the exact balance in wei on each network', async () => {
  const { address } = await connect()
  const client = createClient({ transport: http(firstNetwork.rpcUrls.default[0]) })
  const before = await getBalance(client, { address: toHex(address) })
  await expect(chain.balance({ network: firstNetwork, address }, signal)).resolves.toEqual({
    value: String(before),
    decimals: 18,
    symbol: 'ETH',
  })
  await expect(chain.balance({ network: secondNetwork, address }, signal)).resolves.toMatchObject({
    value: String(parseEther('10000')),
  })
})

test('provider returns a provider that sends transactions through the wallet', async () => {
  const { address } = await connect()
  const provider: unknown = chain.provider(page.connectorId)
  if (
    typeof provider !== 'object' ||
    provider === null ||
    !('request' in provider) ||
    typeof provider.request !== 'function'
  ) {
    throw new Error('chain.provider() returned no object with request()')
  }
  const { request } = provider
  const client = createClient({
    account: toHex(address),
    transport: custom({ request: (call) => request(call) }),
  })
  const hash = await sendTransaction(client, {
    chain: null,
    to: toHex(sandbox.accounts[8] ?? ''),
    value: 1n,
  })
  const receipt = await waitForReceipt(
    createClient({ transport: http(firstNetwork.rpcUrls.default[0]) }),
    hash,
  )
  expect(receipt.status).toBe('success')
})

describe('networks of the eip155 adapter', () => {
  const switchRequest = () => ({ connectorId: page.connectorId, network: secondNetwork })

  test('switchNetwork changes the wallet’s network and emits chain.changed, until unsubscribed', async () => {
    await connect()
    const events: WalletEvent[] = []
    const stop = chain.watch(page.connectorId, (event) => events.push(event))
    events.splice(0)
    await expect(chain.switchNetwork(switchRequest(), signal)).resolves.toBe('eip155:31338')
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:31338' }])
    stop()
    await chain.switchNetwork({ ...switchRequest(), network: firstNetwork }, signal)
    expect(events).toHaveLength(1)
  })

  test('switchNetwork throws rpc/user-rejected when the wallet rejects', async () => {
    await connect()
    page.control.reject()
    await expect(chain.switchNetwork(switchRequest(), signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
  })

  test('switchNetwork throws rpc/switch-chain for an unknown network and succeeds after addNetwork; a rejected addNetwork throws rpc/user-rejected [K2]', async () => {
    const singleChainPage = openPage(sandbox.chains, 'lumen', { knownChainCount: 1 })
    singleChainPage.control.announce()
    const adapter = await singleChainPage.adapter.load()
    await adapter.connect({ connectorId: singleChainPage.connectorId, caipNetworkId: null }, signal)
    const request = { connectorId: singleChainPage.connectorId, network: secondNetwork }
    await expect(adapter.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'rpc/switch-chain',
    })
    singleChainPage.control.reject()
    await expect(adapter.addNetwork(request, signal)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    await adapter.addNetwork(request, signal)
    await expect(adapter.switchNetwork(request, signal)).resolves.toBe('eip155:31338')
    expect(singleChainPage.control.state().added).toMatchObject([
      { chainId: 31338, rpc: secondNetwork.rpcUrls.public[0] },
    ])
    singleChainPage.close()
  })
})

describe('events of the eip155 adapter', () => {
  const watched = async () => {
    await connect()
    const events: WalletEvent[] = []
    const stop = chain.watch(page.connectorId, (event) => events.push(event))
    events.splice(0)
    return { events, stop }
  }

  test('watch emits accounts.changed with all accounts, the newly selected one first', async () => {
    const { events } = await watched()
    const [first, second] = page.control.addresses
    if (!second) throw new Error('The wallet has one account only')
    page.control.changeAccount(second)
    expect(events).toEqual([
      { type: 'accounts.changed', accounts: plainAccounts([second, first ?? '']) },
    ])
  })

  test('watch emits chain.changed with an unconfigured network', async () => {
    const { events } = await watched()
    page.control.changeChain(999)
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:999' }])
  })

  test.each([
    ['locking the wallet', () => page.control.lock()],
    ['revoking the permission in the wallet', () => page.control.revoke()],
    ['a disconnect event of the wallet', () => page.control.emitDisconnect()],
  ])('watch emits disconnected after %s [B8]', async (_, changeWallet) => {
    const { events } = await watched()
    changeWallet()
    expect(events).toEqual([{ type: 'disconnected' }])
  })
})
