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

async function createConnected(session = rawSession(), options: Parameters<typeof setup>[0] = {}) {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  const run = setup({ ...options, sdk })
  await run.resume()
  return { ...run, request: run.provider().request }
}
const { eip155, solana } = rawSession().namespaces
const switchToOptimism = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }
const switchToPolygon = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }

describe('handleRequest: answered from the session', () => {
  test('eth_accounts and eth_chainId return accounts (active one first) and hex chain id without a wallet request', async () => {
    const { request, requests, emitWallet } = await createConnected()
    emitWallet('accountsChanged', [bob])
    emitWallet('chainChanged', 10)
    const results = await Promise.all(
      ['eth_accounts', 'eth_requestAccounts', 'eth_chainId'].map((method) => request({ method })),
    )
    expect([results, requests]).toEqual([[[bob, ada], [bob, ada], '0xa'], []])
  })
  test('wallet_switchEthereumChain switches to a granted network without a wallet request', async () => {
    const { request, requests, events, calls } = await createConnected()
    expect(await request(switchToOptimism)).toBeNull()
    expect(events).toEqual([
      { namespace: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' },
    ])
    expect([requests, calls]).toEqual([[], ['setDefaultChain eip155:10']])
  })
  test.each([[undefined], [[]], [[{ chainId: '0xZZ' }]], [{ chainId: 1 }]])(
    'wallet_switchEthereumChain rejects the parameters %j with rpc/invalid-params',
    async (params) => {
      const { request } = await createConnected()
      await expect(request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject(
        { code: 'rpc/invalid-params' },
      )
    },
  )
})

describe('handleRequest: wallet_switchEthereumChain to a network that is not granted', () => {
  test('a switch to an ungranted network is sent to the wallet and resolves once the session grants the network [K1]', async () => {
    const { request, requests, updateSession, events } = await createConnected()
    const switched = request(switchToPolygon)
    await until(() => requests.length === 1)
    expect(requests[0]?.args).toMatchObject({ chainId: 'eip155:1', request: switchToPolygon })
    requests[0]?.resolve(null)
    await new Promise((resolve) => setTimeout(resolve))
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
  test('a switch to an ungranted network resolves once the wallet emits chainChanged for it [K1]', async () => {
    const { request, requests, emitWallet } = await createConnected()
    const switched = request(switchToPolygon)
    await until(() => requests.length === 1)
    emitWallet('chainChanged', '0x89')
    requests[0]?.resolve(null)
    expect(await switched).toBeNull()
    expect(await request({ method: 'eth_chainId' })).toBe('0x89')
  })
  test('a switch to an ungranted network rejects if no grant and no chainChanged follow the approval within 3 s [K1, W14]', async () => {
    const { request, requests, clock } = await createConnected()
    const switched = request(switchToPolygon)
    const failed = expect(switched).rejects.toMatchObject({ code: 'rpc/chain-disconnected' })
    await until(() => requests.length === 1)
    requests[0]?.resolve(null)
    await new Promise((resolve) => setTimeout(resolve))
    clock.advance(2_999)
    expect(clock.pending()).toBe(1)
    clock.advance(1)
    await failed
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
  })
  test('a switch to an ungranted network rejects if the visitor rejects it or the session ends', async () => {
    const { request, requests, emitSession } = await createConnected()
    const rejected = request(switchToPolygon)
    await until(() => requests.length === 1)
    requests[0]?.reject({ code: 5000, message: 'User rejected.' })
    await expect(rejected).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    const ended = request(switchToPolygon)
    await until(() => requests.length === 2)
    requests[1]?.resolve(null)
    await new Promise((resolve) => setTimeout(resolve))
    emitSession('session_delete', { topic: 'topic-1' })
    await expect(ended).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  })
  test('a switch to an ungranted network rejects at once if the session does not grant the method', async () => {
    const { request } = await createConnected(
      rawSession({ namespaces: { eip155: { ...eip155, methods: ['personal_sign'] } } }),
    )
    await expect(request(switchToPolygon)).rejects.toMatchObject({ code: 'rpc/switch-chain' })
  })
})

describe('handleRequest: granted methods', () => {
  test('handleRequest sends granted methods to the wallet, with the current network of the namespace', async () => {
    const { request, provider, requests } = await createConnected()
    await request(switchToOptimism)
    void request({ method: 'personal_sign', params: ['0x00', ada] })
    void provider('solana').request({ method: 'solana_signMessage', params: { message: 'x' } })
    await until(() => requests.length === 2)
    expect(requests.map(({ args }) => args)).toMatchObject([
      { chainId: 'eip155:10', request: { method: 'personal_sign' } },
      { chainId: solanaMain, request: { method: 'solana_signMessage', params: { message: 'x' } } },
    ])
  })
  test('handleRequest sends the legacy network id to a wallet that granted the legacy id', async () => {
    const legacyChain = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const namespaces = {
      eip155,
      solana: {
        ...solana,
        chains: [legacyChain],
        accounts: [`${legacyChain}:So11111111111111111111111111111111111111112`],
      },
    }
    const { provider, requests } = await createConnected(rawSession({ namespaces }))
    void provider('solana').request({ method: 'solana_signMessage' })
    await until(() => requests.length === 1)
    expect(requests[0]?.args).toMatchObject({ chainId: legacyChain })
  })
})

describe('handleRequest: methods that were not granted', () => {
  test('handleRequest sends reads that were not granted to the RPC node of the network', async () => {
    const nodeRequests: string[] = []
    const node: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const { id, method } = JSON.parse(await request.text())
      nodeRequests.push(`${request.url} ${method}`)
      return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0xa' : '0x5' })
    }
    const { request, requests } = await createConnected(rawSession(), { fetch: node })
    await request(switchToOptimism)
    expect(await request({ method: 'eth_blockNumber' })).toBe('0x5')
    expect(nodeRequests).toEqual([
      'https://ten.example/ eth_chainId',
      'https://ten.example/ eth_blockNumber',
    ])
    expect(requests).toEqual([])
  })
  test.each([['eth_sendTransaction'], ['wallet_watchAsset'], ['evil_method'], ['eth_sign']])(
    'handleRequest rejects %s with rpc/method-not-supported if it was not granted',
    async (method) => {
      const { request, requests } = await createConnected()
      await expect(request({ method })).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
      expect(requests).toEqual([])
    },
  )
  test('handleRequest rejects ungranted reads on an unconfigured network and outside eip155 [K4]', async () => {
    const { request, provider, emitWallet } = await createConnected()
    emitWallet('chainChanged', 8453)
    await expect(request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'connector/chain-not-configured',
    })
    await expect(provider('solana').request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'rpc/method-not-supported',
    })
  })
  test('handleRequest rejects invalid requests', async () => {
    const { request } = await createConnected()
    await expect(request({ method: 'eth_call', params: { to: ada } })).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
    await expect(request(JSON.parse('{"method":7}'))).rejects.toMatchObject({
      code: 'rpc/invalid-request',
    })
    await expect(request(JSON.parse('null'))).rejects.toMatchObject({ code: 'rpc/invalid-request' })
  })
})

describe('handleRequest: named chains and results', () => {
  test.each([
    ['eth_sendTransaction', [{ chainId: '0xa' }]],
    ['eth_signTypedData_v4', [ada, { domain: { chainId: 10 } }]],
  ])(
    'handleRequest refuses %s for another granted chain than the active one [EM2]',
    async (method, params) => {
      const methods = [...eip155.methods, method]
      const { request, requests } = await createConnected(
        rawSession({ namespaces: { eip155: { ...eip155, methods } } }),
      )
      await expect(request({ method, params })).rejects.toMatchObject({
        code: 'connector/chain-mismatch',
        details: { found: 'eip155:1', expected: 'eip155:10' },
      })
      expect(requests).toEqual([])
    },
  )
  test.each([null, { a: 1 }, 5, '0x12'])(
    'handleRequest rejects the result %j of eth_sendTransaction [EM6]',
    async (result) => {
      const methods = [...eip155.methods, 'eth_sendTransaction']
      const { request, requests } = await createConnected(
        rawSession({ namespaces: { eip155: { ...eip155, methods } } }),
      )
      const sending = request({ method: 'eth_sendTransaction', params: [{}] })
      const rejected = expect(sending).rejects.toMatchObject({ code: 'rpc/result-invalid' })
      await until(() => requests.length === 1)
      requests[0]?.resolve(result)
      await rejected
    },
  )
})
