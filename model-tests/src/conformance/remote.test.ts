import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { assert, beforeEach, describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../../core/src/connectors/connector.ts'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { caipNetworkIdOf } from '../../../core/src/domain/caip/caip.ts'
import {
  type Page,
  type RelayFixture,
  signal,
  solanaId,
  startRelayForTest,
} from './remote.fixture.ts'

let fixture: RelayFixture
let page: Page
beforeEach(async () => {
  fixture = await startRelayForTest()
  page = fixture.openPage()
})

const providerOf = (namespace = 'eip155'): SharedProvider => {
  const provider = page.connector.provider(namespace)
  assert(provider !== null)
  return provider
}
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}

describe('connecting a remote wallet', () => {
  test('grants returns a connection per granted namespace with its own addresses', async () => {
    const wallet = await fixture.phone('approve')
    const connections = await page.pairWith(wallet)
    const [first] = wallet.state.get().accounts
    expect(connections).toMatchObject([
      {
        namespace: 'eip155',
        connectorId: 'walletConnect',
        caipNetworkId: 'eip155:1',
        address: first?.addresses['eip155:1'],
      },
      {
        namespace: 'solana',
        connectorId: 'walletConnect',
        caipNetworkId: solanaId,
        address: first?.addresses[solanaId],
      },
    ])
    expect(connections[0]?.accounts).toHaveLength(2)
    expect(page.eventTypes()).toEqual(['uri.shown', 'wallet.approved'])
  })

  test("grants returns the page's active network if it is granted", async () => {
    const sepoliaPage = fixture.openPage({
      activeNetwork: (namespace) =>
        namespace === 'eip155' ? caipNetworkIdOf('eip155', 11155111) : null,
    })
    const connections = await sepoliaPage.pairWith(await fixture.phone('approve'))
    expect(connections.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:11155111',
      solanaId,
    ])
    await expect(
      sepoliaPage.connector.provider('eip155')?.request({ method: 'eth_chainId' }),
    ).resolves.toBe('0xaa36a7')
  })

  test('grants returns only the granted namespaces, and the others have no provider', async () => {
    const wallet = await fixture.phone('ask')
    await wallet.pair(await page.uri())
    await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
    await wallet.approve(wallet.state.get().proposals[0]?.id ?? 0, { chains: [solanaId] })
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
    expect((await page.connector.grants(signal)).map(({ namespace }) => namespace)).toEqual([
      'solana',
    ])
    expect(page.connector.provider('eip155')).toBeNull()
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('grants throws remote/nothing-granted for a session without a configured network and ends it', async () => {
    const wallet = await fixture.phone('ask')
    await wallet.pair(await page.uri())
    await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
    const account = `eip155:10:${wallet.state.get().accounts[0]?.addresses['eip155:10']}`
    const namespaces = {
      eip155: {
        chains: ['eip155:10'],
        accounts: [account],
        methods: ['personal_sign'],
        events: [],
      },
    }
    await wallet.approve(wallet.state.get().proposals[0]?.id ?? 0, { namespaces })
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
    await expect(page.connector.grants(signal)).rejects.toMatchObject({
      code: 'remote/nothing-granted',
    })
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
  })

  test('pair emits wallet.rejected after a rejection, and a new URI with the next call [C4]', async () => {
    const wallet = await fixture.phone('reject')
    const uri = await page.uri()
    await wallet.pair(uri)
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.rejected')
    page.unsubscribe()
    expect(await page.uri()).not.toBe(uri)
  })
})

describe('a connected remote wallet', () => {
  const connected = async (mode: 'approve' | 'ask' = 'approve') => {
    const wallet = await fixture.phone('approve')
    const [eip155Connection] = await page.pairWith(wallet)
    wallet.setMode(mode)
    assert(eip155Connection !== undefined)
    return {
      wallet,
      address: hex(eip155Connection.address),
      topic: wallet.state.get().sessions[0]?.topic ?? '',
    }
  }

  test('the provider of a remote wallet returns valid signatures of messages and typed data', async () => {
    const { address } = await connected()
    const { request } = providerOf()
    const signed = await request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    expect(await verifyMessage({ address, message: 'hello', signature: hex(signed) })).toBe(true)
    const typedData = {
      domain: { name: 'Page', chainId: 1 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
    } as const
    const domainTypes = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const text = JSON.stringify({
      ...typedData,
      types: { ...typedData.types, EIP712Domain: domainTypes },
      message: { text: 'hello' },
    })
    const signature = hex(
      await request({ method: 'eth_signTypedData_v4', params: [address, text] }),
    )
    expect(
      await verifyTypedData({ ...typedData, address, message: { text: 'hello' }, signature }),
    ).toBe(true)
  })

  test('the solana provider of a remote wallet signs a Solana message', async () => {
    await connected()
    const { request } = providerOf('solana')
    const connection = await page.connector.resume({ namespace: 'solana', address: null }, signal)
    const response = await request({
      method: 'solana_signMessage',
      params: { message: '9Ajdvzr', pubkey: connection?.address },
    })
    expect(response).toMatchObject({ signature: expect.any(String) })
  })

  test('a request that the remote wallet rejects throws rpc/user-rejected', async () => {
    const { wallet, address } = await connected('ask')
    const signing = providerOf().request({
      method: 'personal_sign',
      params: ['0x68656c6c6f', address],
    })
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.answer(wallet.state.get().requests[0]?.id ?? 0, 'reject')
    await expect(signing).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })

  test('a remote wallet that ends the session during a request rejects it and disconnects every namespace once [D5]', async () => {
    const { wallet, address, topic } = await connected('ask')
    const events: (WalletEvent & { namespace: string })[] = []
    for (const namespace of ['eip155', 'solana'])
      page.connector.watch(namespace, (event) => events.push({ ...event, namespace }))
    const signing = providerOf().request({
      method: 'personal_sign',
      params: ['0x68656c6c6f', address],
    })
    const rejected = expect(signing).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.end(topic)
    await rejected
    await expect
      .poll(() => events)
      .toEqual([
        { type: 'disconnected', namespace: 'eip155' },
        { type: 'disconnected', namespace: 'solana' },
      ])
    expect(page.connector.provider('eip155')).toBeNull()
  })

  test('watch emits account and network changes of the remote wallet', async () => {
    const { wallet } = await connected()
    const events: WalletEvent[] = []
    const chainIds: unknown[] = []
    page.connector.watch('eip155', (event) => events.push(event))
    providerOf().on('chainChanged', (chain) => chainIds.push(chain))
    const [first, second] = wallet.state
      .get()
      .accounts.map(({ addresses }) => addresses['eip155:1'] ?? '')
    await wallet.changeAccount(1)
    await expect
      .poll(() => events)
      .toEqual([{ type: 'accounts.changed', accounts: plainAccounts([second ?? '', first ?? '']) }])
    await wallet.changeChain('eip155:11155111')
    await expect
      .poll(() => events.slice(1))
      .toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:11155111' }])
    expect(chainIds).toEqual(['0xaa36a7'])
    await expect(providerOf().request({ method: 'eth_accounts' })).resolves.toEqual([second, first])
  })

  test('watch emits an unconfigured network of the remote wallet, and requests on it throw connector/chain-not-configured [K4]', async () => {
    const { wallet } = await connected()
    const events: WalletEvent[] = []
    page.connector.watch('eip155', (event) => events.push(event))
    await wallet.changeChain('eip155:10')
    await expect.poll(() => events).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:10' }])
    await expect(providerOf().request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'connector/chain-not-configured',
    })
  })

  test('wallet_switchEthereumChain switches to a granted network without asking the wallet, and asks it for another network', async () => {
    const { wallet } = await connected()
    const { request } = providerOf()
    wallet.setMode('ask')
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] })
    expect(await request({ method: 'eth_chainId' })).toBe('0xaa36a7')
    expect(wallet.state.get().requests).toEqual([])
    wallet.setMode('approve')
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(await request({ method: 'eth_chainId' })).toBe('0xa')
  })

  test('the connector answers a ping of the remote wallet', async () => {
    const { wallet, topic } = await connected()
    await expect(wallet.ping(topic)).resolves.toBeUndefined()
  })

  test('disconnect notifies the remote wallet once', async () => {
    const { wallet } = await connected()
    await Promise.all([page.connector.disconnect(signal), page.connector.disconnect(signal)])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(fixture.relay.published().filter(({ tag }) => tag === 1112)).toHaveLength(1)
    await page.connector.disconnect(signal)
    expect(page.connector.provider('eip155')).toBeNull()
  })
})
