import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { world } from './remote.fixture.ts'

async function connected(session = rawSession(), options: Parameters<typeof world>[0] = {}) {
  const sdk = scriptedProvider()
  sdk.hold(session)
  const it = world({ ...options, sdk })
  await it.resume()
  return { ...it, request: it.provider().request }
}
const { eip155, solana } = rawSession().namespaces
const ten = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }
const polygon = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }

describe('what the session itself says is answered here', () => {
  test('accounts, the active one first, and the network in canonical hex', async () => {
    const { request, requests, event } = await connected()
    event('accountsChanged', [bob])
    event('chainChanged', 10)
    const answers = await Promise.all(
      ['eth_accounts', 'eth_requestAccounts', 'eth_chainId'].map((method) => request({ method })),
    )
    expect([answers, requests]).toEqual([[[bob, ada], [bob, ada], '0xa'], []])
  })
  test('a switch to a network that is granted', async () => {
    const { request, requests, told, calls } = await connected()
    expect(await request(ten)).toBeNull()
    expect(told).toEqual([{ of: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:10' }])
    expect([requests, calls]).toEqual([[], ['default eip155:10']])
  })
  test.each([[undefined], [[]], [[{ chainId: '0xZZ' }]], [{ chainId: 1 }]])(
    'a switch to %j is not one',
    async (params) => {
      const { request } = await connected()
      await expect(request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject(
        { code: 'rpc/invalid-params' },
      )
    },
  )
})

describe('a switch to a network that is not granted', () => {
  test('is asked of the wallet, whose yes counts when the session has it', async () => {
    const { request, requests, change, told } = await connected()
    const switched = request(polygon)
    await until(() => requests.length === 1)
    expect(requests[0]?.asked).toMatchObject({ chainId: 'eip155:1', request: polygon })
    requests[0]?.resolve(null)
    await new Promise((next) => setTimeout(next))
    expect(told).toEqual([])
    change({
      eip155: {
        ...eip155,
        chains: [...eip155.chains, 'eip155:137'],
        accounts: [...eip155.accounts, `eip155:137:${ada}`, `eip155:137:${bob}`],
      },
      solana,
    })
    expect(await switched).toBeNull()
    expect(told).toEqual([{ of: 'eip155', type: 'chain.changed', caipNetworkId: 'eip155:137' }])
  })
  test('counts when the wallet says that it is there', async () => {
    const { request, requests, event } = await connected()
    const switched = request(polygon)
    await until(() => requests.length === 1)
    event('chainChanged', '0x89')
    requests[0]?.resolve(null)
    expect(await switched).toBeNull()
    expect(await request({ method: 'eth_chainId' })).toBe('0x89')
  })
  test('does not count when nothing follows within 15 s', async () => {
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
  test('may be refused, and ends with the session', async () => {
    const { request, requests, say } = await connected()
    const refused = request(polygon)
    await until(() => requests.length === 1)
    requests[0]?.reject({ code: 5000, message: 'User rejected.' })
    await expect(refused).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    const ended = request(polygon)
    await until(() => requests.length === 2)
    requests[1]?.resolve(null)
    await new Promise((next) => setTimeout(next))
    say('session_delete', { topic: 'topic-1' })
    await expect(ended).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  })
  test('is no way for a wallet that cannot switch', async () => {
    const { request } = await connected(
      rawSession({ namespaces: { eip155: { ...eip155, methods: [] } } }),
    )
    await expect(request(polygon)).rejects.toMatchObject({ code: 'rpc/switch-chain' })
  })
})

describe('what the wallet granted is asked of the wallet', () => {
  test('each namespace on its own network', async () => {
    const { request, provider, requests } = await connected()
    await request(ten)
    void request({ method: 'personal_sign', params: ['0x00', ada] })
    void provider('solana').request({ method: 'solana_signMessage', params: { message: 'x' } })
    await until(() => requests.length === 2)
    expect(requests.map(({ asked }) => asked)).toMatchObject([
      { chainId: 'eip155:10', request: { method: 'personal_sign' } },
      { chainId: solanaMain, request: { method: 'solana_signMessage', params: { message: 'x' } } },
    ])
  })
  test('a network by the name the wallet has for it', async () => {
    const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const namespaces = {
      eip155,
      solana: {
        ...solana,
        chains: [old],
        accounts: [`${old}:So11111111111111111111111111111111111111112`],
      },
    }
    const { provider, requests } = await connected(rawSession({ namespaces }))
    void provider('solana').request({ method: 'solana_signMessage' })
    await until(() => requests.length === 1)
    expect(requests[0]?.asked).toMatchObject({ chainId: old })
  })
})

describe('what nobody granted', () => {
  test("is read from the network's own node, where anybody may read it", async () => {
    const asked: string[] = []
    const node: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const { id, method } = JSON.parse(await request.text())
      asked.push(`${request.url} ${method}`)
      return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0xa' : '0x5' })
    }
    const { request, requests } = await connected(rawSession(), { fetch: node })
    await request(ten)
    expect(await request({ method: 'eth_blockNumber' })).toBe('0x5')
    expect(asked).toEqual([
      'https://ten.example/ eth_chainId',
      'https://ten.example/ eth_blockNumber',
    ])
    expect(requests).toEqual([])
  })
  test.each([['eth_sendTransaction'], ['wallet_watchAsset'], ['evil_method'], ['eth_sign']])(
    '%s goes nowhere',
    async (method) => {
      const { request, requests } = await connected()
      await expect(request({ method })).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
      expect(requests).toEqual([])
    },
  )
  test('is not read from another network than the wallet is on (K4), nor of another namespace', async () => {
    const { request, provider, event } = await connected()
    event('chainChanged', 8453)
    await expect(request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'connector/chain-not-configured',
    })
    await expect(provider('solana').request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'rpc/method-not-supported',
    })
  })
  test('is refused when it is no request', async () => {
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
