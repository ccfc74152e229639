import { describe, expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { sdkType } from '../../domain/config/sdk-label.ts'
import { createDataApi } from './create-data-api.ts'
import {
  account,
  json,
  one,
  owner,
  signal,
  startClient,
  startService,
  status,
  supported,
  usdc,
} from './scripted-service.fixture.ts'

const unsupported = toCaipNetworkId('eip155:999')
const unsupportedAccount = caipAddressOf(unsupported, owner)
const entries = ({ searchParams }: URL) => [...searchParams]
const identityParams = [
  ['projectId', 'p1'],
  ['st', sdkType],
  ['sv', expect.stringMatching(/^html-eip155-/)],
]

describe('calls of the data service', () => {
  test('identity() sends the sender and returns name and avatar', async () => {
    const { api, urls } = startClient({
      '/v1/identity': () => json({ name: 'vitalik.eth', avatar: 'https://a.example/v.png' }),
    })
    expect(await api.identity(account, owner, signal)).toEqual({
      name: 'vitalik.eth',
      avatar: 'https://a.example/v.png',
    })
    const [url] = urls()
    expect([url?.origin, url?.pathname, url && entries(url)]).toEqual([
      'https://rpc.walletconnect.org',
      `/v1/identity/${owner}`,
      [['sender', owner], ...identityParams],
    ])
  })

  test('balances() sends `forceUpdate` only if a balance changed', async () => {
    const { api, urls } = startClient({ '/v1/account': () => json({ balances: [] }) })
    await api.balances(account, [`${one}:${usdc}`, `${one}:native`], signal)
    await api.balances(account, [], signal)
    const [forced, plain] = urls()
    expect(forced?.pathname).toBe(`/v1/account/${owner}/balance`)
    expect(forced && entries(forced)).toEqual([
      ['currency', 'usd'],
      ['chainId', one],
      ['forceUpdate', `${one}:${usdc},${one}:native`],
      ...identityParams,
    ])
    expect(plain?.searchParams.has('forceUpdate')).toBe(false)
  })

  test('history() treats a cursor that is too long for a URL as the last page', async () => {
    const { api } = startClient({
      '/v1/account': () => json({ data: [], next: 'x'.repeat(5_000) }),
    })
    expect(await api.history({ account, cursor: null, onramp: null }, signal)).toEqual({
      rows: [],
      next: null,
    })
  })

  test('history() of purchases bypasses the browser cache', async () => {
    const { api, urls, requests } = startClient({
      '/v1/account': () => json({ data: [], next: '' }),
    })
    expect(await api.history({ account, cursor: null, onramp: null }, signal)).toEqual({
      rows: [],
      next: null,
    })
    await api.history({ account, cursor: 'abc', onramp: 'coinbase' }, signal)
    const [plain, purchases] = urls()
    expect(plain?.pathname).toBe(`/v1/account/${owner}/history`)
    expect(plain && entries(plain)).toEqual([['chainId', one], ...identityParams])
    expect(purchases && entries(purchases)).toEqual([
      ['cursor', 'abc'],
      ['onramp', 'coinbase'],
      ['chainId', one],
      ...identityParams,
    ])
    expect(requests.slice(-2).map(({ cache }) => cache)).toEqual(['default', 'no-cache'])
  })

  test('prices() posts the valid addresses of supported networks', async () => {
    const fungible = {
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: 'https://a.example/e.png',
      price: 2_500,
    }
    const { api, urls, requests } = startClient({
      '/v1/fungible/price': () => json({ fungibles: [fungible] }),
    })
    expect(
      await api.prices(
        [`${one}:${usdc}`, `${unsupported}:${usdc}`, 'rubbish', `${one}:${usdc}:more`],
        signal,
      ),
    ).toEqual([fungible])
    const request = requests.at(-1)
    expect([request?.method, request?.headers.get('content-type'), urls()[0]?.href]).toEqual([
      'POST',
      'application/json',
      'https://rpc.walletconnect.org/v1/fungible/price',
    ])
    expect(await request?.json()).toEqual({
      currency: 'usd',
      addresses: [`${one}:${usdc}`],
      projectId: 'p1',
    })
  })

  test('gasPrice() returns the prices of a network', async () => {
    const gas = { standard: '1000000000', fast: '2000000000', instant: '3000000000' }
    const { api, urls } = startClient({ '/v1/convert/gas-price': () => json(gas) })
    expect(await api.gasPrice(one, signal)).toEqual(gas)
    expect(entries(urls()[0] ?? new URL('http://none'))).toEqual([
      ['chainId', one],
      ...identityParams,
    ])
  })

  test('lookUp() and reverse() send encoded paths and return name records', async () => {
    const alice = {
      name: 'alice.eth',
      addresses: { 60: { address: owner, created: 'x' } },
      attributes: [{ bio: 'x' }, { avatar: 'https://a.example/a.png' }],
    }
    const record = {
      name: 'alice.eth',
      addresses: { 60: owner },
      avatar: 'https://a.example/a.png',
    }
    const { api, urls } = startClient({
      '/v1/profile/account': () => json(alice),
      '/v1/profile/reverse': () => json([alice]),
    })
    expect(await api.lookUp('alice/../x?.eth', { fresh: false }, signal)).toEqual(record)
    expect(await api.reverse(owner, owner, signal)).toEqual([record])
    const [byName, byAddress] = urls()
    expect(byName?.pathname).toBe('/v1/profile/account/alice%2F..%2Fx%3F.eth')
    expect(byName && entries(byName)).toEqual([['apiVersion', '2'], ...identityParams])
    expect(byAddress?.pathname).toBe(`/v1/profile/reverse/${owner}`)
    expect(byAddress && entries(byAddress)).toEqual([
      ['sender', owner],
      ['apiVersion', '2'],
      ...identityParams,
    ])
  })

  test('supports() uses a configured endpoint including its path', async () => {
    const { platform, requests } = startService({ '/data/v1': () => json({ http: [one] }) })
    const api = createDataApi({
      platform,
      endpoint: 'https://own.example/data/',
      projectId: 'p1',
      adapterNamespaces: [],
    })
    expect(await api.supports(one, signal)).toBe(true)
    expect(
      requests[0]?.url.startsWith('https://own.example/data/v1/supported-chains?projectId=p1&st='),
    ).toBe(true)
  })
})

describe('a network that the service does not support', () => {
  test('a network that the service does not support has an empty result for each call, without a request', async () => {
    const { api, requests } = startClient({})
    expect(await api.supports(unsupported, signal)).toBe(false)
    expect(await api.identity(unsupportedAccount, null, signal)).toEqual({
      name: null,
      avatar: null,
    })
    expect(await api.balances(unsupportedAccount, [], signal)).toEqual({ status: 'unsupported' })
    expect(
      await api.history({ account: unsupportedAccount, cursor: null, onramp: null }, signal),
    ).toEqual({
      rows: [],
      next: null,
    })
    expect(await api.prices([`${unsupported}:${usdc}`], signal)).toEqual([])
    await expect(api.gasPrice(unsupported, signal)).rejects.toMatchObject({
      code: 'data/gas-price-unsupported',
      message: 'Network not supported for Gas Price',
    })
    expect(requests).toHaveLength(1)
  })

  test('a network that the service does not support is looked up again while the list of supported networks is empty', async () => {
    const lists = [{ http: [] }, { http: [one] }]
    const { platform, requests } = startService({
      '/v1/supported-chains': () => json(lists.shift()),
    })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapterNamespaces: [] })
    expect([
      await api.supports(one, signal),
      await api.supports(one, signal),
      await api.supports(one, signal),
    ]).toEqual([false, true, true])
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['status 404', () => status(404)],
    ['HTML', () => new Response('<h1>Sign in</h1>')],
    ['another shape', () => json({ http: 'all' })],
  ])(
    'every network is unsupported if the list responds with %s, which is not cached',
    async (_, handler) => {
      const { platform, requests } = startService({ '/v1/supported-chains': handler })
      const api = createDataApi({
        platform,
        endpoint: null,
        projectId: 'p1',
        adapterNamespaces: [],
      })
      expect(await api.balances(account, [], signal)).toEqual({ status: 'unsupported' })
      expect(await api.supports(one, signal)).toBe(false)
      expect(requests).toHaveLength(2)
    },
  )
})

describe('lookUp() returns null', () => {
  test.each([
    ['status 404', () => status(404)],
    ['no addresses', () => json({ name: 'x.eth', addresses: {}, attributes: [] })],
    [
      'invalid addresses',
      () =>
        json({
          name: 'x.eth',
          addresses: { 60: { address: 7 }, constructor: { address: owner } },
          attributes: [],
        }),
    ],
  ])('lookUp() returns null for a response with %s', async (_, handler) => {
    const { api } = startClient({ '/v1/profile': handler })
    expect(await api.lookUp('x.eth', { fresh: false }, signal)).toBeNull()
  })

  test('lookUp() returns null without a request for a name that is not a valid path segment', async () => {
    const { api, requests } = startClient({ ...supported, '/': () => json({}) })
    for (const name of ['.', '..', ''])
      expect(await api.lookUp(name, { fresh: false }, signal)).toBeNull()
    expect(requests).toHaveLength(0)
  })
})
