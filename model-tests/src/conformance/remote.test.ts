import { type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { afterEach, assert, beforeEach, describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../../core/src/connectors/connector.ts'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { caipNetworkIdOf } from '../../../core/src/domain/caip/caip.ts'
import { openPlace, type Page, type Place, signal, solanaId } from './remote.fixture.ts'

let place: Place
let page: Page
beforeEach(async () => {
  place = await openPlace()
  page = place.openPage()
})
afterEach(async () => {
  await place.close()
  expect(place.problems).toEqual([])
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

describe('an approval of the remote wallet', () => {
  test('connects every granted namespace with its own addresses', async () => {
    const wallet = await place.phone('approve')
    const connections = await page.meet(wallet)
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
    expect(page.types()).toEqual(['uri.shown', 'wallet.approved'])
  })

  test("uses the page's network if it is granted", async () => {
    const here = place.openPage({
      activeNetwork: (namespace) =>
        namespace === 'eip155' ? caipNetworkIdOf('eip155', 11155111) : null,
    })
    const connections = await here.meet(await place.phone('approve'))
    expect(connections.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:11155111',
      solanaId,
    ])
    await expect(
      here.connector.provider('eip155')?.request({ method: 'eth_chainId' }),
    ).resolves.toBe('0xaa36a7')
  })

  test('connects only the granted namespaces', async () => {
    const wallet = await place.phone('ask')
    await wallet.pair(await page.uri())
    await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
    await wallet.approve(wallet.state.get().proposals[0]?.id ?? 0, { chains: [solanaId] })
    await expect.poll(() => page.types().at(-1)).toBe('wallet.approved')
    expect((await page.connector.grants(signal)).map(({ namespace }) => namespace)).toEqual([
      'solana',
    ])
    expect(page.connector.provider('eip155')).toBeNull()
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('without a usable namespace is rejected and the session is ended', async () => {
    const wallet = await place.phone('ask')
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
    await expect.poll(() => page.types().at(-1)).toBe('wallet.approved')
    await expect(page.connector.grants(signal)).rejects.toMatchObject({
      code: 'remote/nothing-granted',
    })
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
  })

  test('that is rejected is reported, and the next proposal is new [C4]', async () => {
    const wallet = await place.phone('reject')
    const uri = await page.uri()
    await wallet.pair(uri)
    await expect.poll(() => page.types().at(-1)).toBe('wallet.rejected')
    page.leave()
    expect(await page.uri()).not.toBe(uri)
  })
})

describe('a connected remote wallet', () => {
  const connected = async (mode: 'approve' | 'ask' = 'approve') => {
    const wallet = await place.phone('approve')
    const [evm] = await page.meet(wallet)
    wallet.setMode(mode)
    assert(evm !== undefined)
    return {
      wallet,
      address: hex(evm.address),
      session: wallet.state.get().sessions[0]?.topic ?? '',
    }
  }

  test('signs messages and typed data with its key', async () => {
    const { address } = await connected()
    const { request } = providerOf()
    const signed = await request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    expect(await verifyMessage({ address, message: 'hello', signature: hex(signed) })).toBe(true)
    const typed = {
      domain: { name: 'Page', chainId: 1 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
    } as const
    const domainTypes = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ]
    const text = JSON.stringify({
      ...typed,
      types: { ...typed.types, EIP712Domain: domainTypes },
      message: { text: 'hello' },
    })
    const signature = hex(
      await request({ method: 'eth_signTypedData_v4', params: [address, text] }),
    )
    expect(
      await verifyTypedData({ ...typed, address, message: { text: 'hello' }, signature }),
    ).toBe(true)
  })

  test('receives requests by namespace', async () => {
    await connected()
    const { request } = providerOf('solana')
    const { addresses } = {
      addresses: (await page.connector.resume({ namespace: 'solana', address: null }, signal))
        ?.address,
    }
    const answer = await request({
      method: 'solana_signMessage',
      params: { message: '9Ajdvzr', pubkey: addresses },
    })
    expect(answer).toMatchObject({ signature: expect.any(String) })
  })

  test('may reject', async () => {
    const { wallet, address } = await connected('ask')
    const asked = providerOf().request({
      method: 'personal_sign',
      params: ['0x68656c6c6f', address],
    })
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.answer(wallet.state.get().requests[0]?.id ?? 0, 'reject')
    await expect(asked).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })

  test('that ends the session during a request rejects the request once and disconnects every namespace [D5]', async () => {
    const { wallet, address, session } = await connected('ask')
    const told: (WalletEvent & { of: string })[] = []
    for (const of of ['eip155', 'solana'])
      page.connector.watch(of, (event) => told.push({ ...event, of }))
    const asked = providerOf().request({
      method: 'personal_sign',
      params: ['0x68656c6c6f', address],
    })
    const refused = expect(asked).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    await wallet.end(session)
    await refused
    await expect
      .poll(() => told)
      .toEqual([
        { type: 'disconnected', of: 'eip155' },
        { type: 'disconnected', of: 'solana' },
      ])
    expect(page.connector.provider('eip155')).toBeNull()
  })

  test('emits account and network changes', async () => {
    const { wallet } = await connected()
    const told: WalletEvent[] = []
    const said: unknown[] = []
    page.connector.watch('eip155', (event) => told.push(event))
    providerOf().on('chainChanged', (chain) => said.push(chain))
    const [first, second] = wallet.state
      .get()
      .accounts.map(({ addresses }) => addresses['eip155:1'] ?? '')
    await wallet.changeAccount(1)
    await expect
      .poll(() => told)
      .toEqual([{ type: 'accounts.changed', accounts: plainAccounts([second ?? '', first ?? '']) }])
    await wallet.changeChain('eip155:11155111')
    await expect
      .poll(() => told.slice(1))
      .toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:11155111' }])
    expect(said).toEqual(['0xaa36a7'])
    await expect(providerOf().request({ method: 'eth_accounts' })).resolves.toEqual([second, first])
  })

  test('may switch to an unconfigured network [K4]', async () => {
    const { wallet } = await connected()
    const told: WalletEvent[] = []
    page.connector.watch('eip155', (event) => told.push(event))
    await wallet.changeChain('eip155:10')
    await expect.poll(() => told).toEqual([{ type: 'chain.changed', caipNetworkId: 'eip155:10' }])
    await expect(providerOf().request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'connector/chain-not-configured',
    })
  })

  test('is switched to a granted network without a request, and requested for others', async () => {
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

  test('answers a ping', async () => {
    const { wallet, session } = await connected()
    await expect(wallet.ping(session)).resolves.toBeUndefined()
  })

  test('is notified once when the page disconnects', async () => {
    const { wallet } = await connected()
    await Promise.all([page.connector.disconnect(signal), page.connector.disconnect(signal)])
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(place.relay.published().filter(({ tag }) => tag === 1112)).toHaveLength(1)
    await page.connector.disconnect(signal)
    expect(page.connector.provider('eip155')).toBeNull()
  })
})
