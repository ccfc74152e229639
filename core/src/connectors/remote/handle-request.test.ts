import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { setup } from './remote.fixture.ts'

async function connected(session = rawSession(), options: Parameters<typeof setup>[0] = {}) {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  const run = setup({ ...options, sdk })
  await run.resume()
  return { ...run, request: run.provider().request }
}
const { eip155, solana } = rawSession().namespaces
const ten = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }
const polygon = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }

describe('requests that the session can answer', () => {
  test('requests that the session can answer return the accounts, active one first, and the chain id in hex without the wallet', async () => {
    const { request, requests, emitWallet } = await connected()
    emitWallet('accountsChanged', [bob])
    emitWallet('chainChanged', 10)
    const results = await Promise.all(
      ['eth_accounts', 'eth_requestAccounts', 'eth_chainId'].map((method) => request({ method })),
    )
    expect([results, requests]).toEqual([[[bob, ada], [bob, ada], '0xa'], []])
  })
  test('requests that the session can answer switch to a granted network without the wallet', async () => {
    const { request, requests, events, calls } = await connected()
    expect(await request(ten)).toBeNull()
    expect(events).toEqual([
      { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' },
    ])
    expect([requests, calls]).toEqual([[], ['setDefaultChain eip155:10']])
  })
  test.each([[undefined], [[]], [[{ chainId: '0xZZ' }]], [{ chainId: 1 }]])(
    'requests that the session can answer reject `wallet_switchEthereumChain` with the parameters %j',
    async (params) => {
      const { request } = await connected()
      await expect(request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject(
        { code: 'rpc/invalid-params' },
      )
    },
  )
})

describe('a switch to a network that is not granted', () => {
  test('a switch to a network that is not granted is sent to the wallet and resolves when the session contains the network [K1]', async () => {
    const { request, requests, updateSession, events } = await connected()
    const switched = request(polygon)
    await until(() => requests.length === 1)
    expect(requests[0]?.args).toMatchObject({ chainId: 'eip155:1', request: polygon })
    requests[0]?.resolve(null)
    await new Promise((next) => setTimeout(next))
    expect(events).toEqual([])
    updateSession({
      eip155: {
        ...eip155,
        chains: [...eip155.chains, 'eip155:137'],
        accounts: [...eip155.accounts, `eip155:137:${ada}`, `eip155:137:${bob}`],
      },
      solana,
    })
    expect(await switched).toBeNull()
    expect(events).toEqual([
      { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:137' },
    ])
  })
  test('a switch to a network that is not granted resolves when the wallet emits that it is on the network [K1]', async () => {
    const { request, requests, emitWallet } = await connected()
    const switched = request(polygon)
    await until(() => requests.length === 1)
    emitWallet('chainChanged', '0x89')
    requests[0]?.resolve(null)
    expect(await switched).toBeNull()
    expect(await request({ method: 'eth_chainId' })).toBe('0x89')
  })
  test('a switch to a network that is not granted rejects if neither follows the approval within 15 s [K1]', async () => {
    const { request, requests, clock } = await connected()
    const switched = request(polygon)
    const failed = expect(switched).rejects.toMatchObject({ code: 'rpc/chain-disconnected' })
    await until(() => requests.length === 1)
    requests[0]?.resolve(null)
    await new Promise((next) => setTimeout(next))
    clock.advance(14_999)
    expect(clock.pending()).toBe(1)
    clock.advance(1)
    await failed
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
  })
  test('a switch to a network that is not granted rejects when the visitor rejects it or the session ends', async () => {
    const { request, requests, emitSession } = await connected()
    const rejected = request(polygon)
    await until(() => requests.length === 1)
    requests[0]?.reject({ code: 5000, message: 'User rejected.' })
    await expect(rejected).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    const ended = request(polygon)
    await until(() => requests.length === 2)
    requests[1]?.resolve(null)
    await new Promise((next) => setTimeout(next))
    emitSession('session_delete', { topic: 'topic-1' })
    await expect(ended).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  })
  test('a switch to a network that is not granted rejects at once if the wallet did not grant the method', async () => {
    const { request } = await connected(
      rawSession({ namespaces: { eip155: { ...eip155, methods: [] } } }),
    )
    await expect(request(polygon)).rejects.toMatchObject({ code: 'rpc/switch-chain' })
  })
})

describe('granted methods', () => {
  test('granted methods are sent to the wallet on the current network of their namespace', async () => {
    const { request, provider, requests } = await connected()
    await request(ten)
    void request({ method: 'personal_sign', params: ['0x00', ada] })
    void provider('solana').request({ method: 'solana_signMessage', params: { message: 'x' } })
    await until(() => requests.length === 2)
    expect(requests.map(({ args }) => args)).toMatchObject([
      { chainId: 'eip155:10', request: { method: 'personal_sign' } },
      { chainId: solanaMain, request: { method: 'solana_signMessage', params: { message: 'x' } } },
    ])
  })
  test('granted methods are sent with the wallet’s own id of a network', async () => {
    const legacy = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const namespaces = {
      eip155,
      solana: {
        ...solana,
        chains: [legacy],
        accounts: [`${legacy}:So11111111111111111111111111111111111111112`],
      },
    }
    const { provider, requests } = await connected(rawSession({ namespaces }))
    void provider('solana').request({ method: 'solana_signMessage' })
    await until(() => requests.length === 1)
    expect(requests[0]?.args).toMatchObject({ chainId: legacy })
  })
})

describe('methods that were not granted', () => {
  test('methods that were not granted are sent to the network’s own node if they are reads', async () => {
    const sent: string[] = []
    const node: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const { id, method } = JSON.parse(await request.text())
      sent.push(`${request.url} ${method}`)
      return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0xa' : '0x5' })
    }
    const { request, requests } = await connected(rawSession(), { fetch: node })
    await request(ten)
    expect(await request({ method: 'eth_blockNumber' })).toBe('0x5')
    expect(sent).toEqual([
      'https://ten.example/ eth_chainId',
      'https://ten.example/ eth_blockNumber',
    ])
    expect(requests).toEqual([])
  })
  test.each([['eth_sendTransaction'], ['wallet_watchAsset'], ['evil_method'], ['eth_sign']])(
    'methods that were not granted reject if they are not reads of a node: %s',
    async (method) => {
      const { request, requests } = await connected()
      await expect(request({ method })).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
      expect(requests).toEqual([])
    },
  )
  test('methods that were not granted reject reads on an unconfigured network and in other namespaces [K4]', async () => {
    const { request, provider, emitWallet } = await connected()
    emitWallet('chainChanged', 8453)
    await expect(request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'connector/chain-not-configured',
    })
    await expect(provider('solana').request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'rpc/method-not-supported',
    })
  })
  test('methods that were not granted reject invalid requests', async () => {
    const { request } = await connected()
    await expect(request({ method: 'eth_call', params: { to: ada } })).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
    await expect(request(JSON.parse('{"method":7}'))).rejects.toMatchObject({
      code: 'rpc/invalid-request',
    })
    await expect(request(JSON.parse('null'))).rejects.toMatchObject({ code: 'rpc/invalid-request' })
  })
})
