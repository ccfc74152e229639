import { describe, expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { sdkType } from '../../domain/config/sdk-label.ts'
import { startClient } from './client.fixture.ts'
import { createDataApi } from './create-data-api.ts'
import {
  account,
  json,
  one,
  owner,
  signal,
  startService,
  status,
  supported,
  usdc,
} from './scripted-service.fixture.ts'

const elsewhere = toCaipNetworkId('eip155:999')
const there = caipAddressOf(elsewhere, owner)
const entries = ({ searchParams }: URL) => [...searchParams]
const own = [
  ['projectId', 'p1'],
  ['st', sdkType],
  ['sv', expect.stringMatching(/^html-eip155-/)],
]

describe('what a call says', () => {
  test('identity', async () => {
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
      [['sender', owner], ...own],
    ])
  })

  test('balance, with what changed', async () => {
    const { api, urls } = startClient({ '/v1/account': () => json({ balances: [] }) })
    await api.balances(account, [`${one}:${usdc}`, `${one}:native`], signal)
    await api.balances(account, [], signal)
    const [forced, plain] = urls()
    expect(forced?.pathname).toBe(`/v1/account/${owner}/balance`)
    expect(forced && entries(forced)).toEqual([
      ['currency', 'usd'],
      ['chainId', one],
      ['forceUpdate', `${one}:${usdc},${one}:native`],
      ...own,
    ])
    expect(plain?.searchParams.has('forceUpdate')).toBe(false)
  })

  test('a cursor that fits into no address ends the history', async () => {
    const { api } = startClient({
      '/v1/account': () => json({ data: [], next: 'x'.repeat(5_000) }),
    })
    expect(await api.history({ account, cursor: null, onramp: null }, signal)).toEqual({
      rows: [],
      next: null,
    })
  })

  test('history; what was bought is never taken from what the browser kept', async () => {
    const { api, urls, asked } = startClient({ '/v1/account': () => json({ data: [], next: '' }) })
    expect(await api.history({ account, cursor: null, onramp: null }, signal)).toEqual({
      rows: [],
      next: null,
    })
    await api.history({ account, cursor: 'abc', onramp: 'coinbase' }, signal)
    const [plain, bought] = urls()
    expect(plain?.pathname).toBe(`/v1/account/${owner}/history`)
    expect(plain && entries(plain)).toEqual([['chainId', one], ...own])
    expect(bought && entries(bought)).toEqual([
      ['cursor', 'abc'],
      ['onramp', 'coinbase'],
      ['chainId', one],
      ...own,
    ])
    expect(asked.slice(-2).map(({ cache }) => cache)).toEqual(['default', 'no-cache'])
  })

  test('prices, by a body', async () => {
    const fungible = {
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: 'https://a.example/e.png',
      price: 2_500,
    }
    const { api, urls, asked } = startClient({
      '/v1/fungible/price': () => json({ fungibles: [fungible] }),
    })
    expect(
      await api.prices(
        [`${one}:${usdc}`, `${elsewhere}:${usdc}`, 'rubbish', `${one}:${usdc}:more`],
        signal,
      ),
    ).toEqual([fungible])
    const request = asked.at(-1)
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

  test('gas price', async () => {
    const gas = { standard: '1000000000', fast: '2000000000', instant: '3000000000' }
    const { api, urls } = startClient({ '/v1/convert/gas-price': () => json(gas) })
    expect(await api.gasPrice(one, signal)).toEqual(gas)
    expect(entries(urls()[0] ?? new URL('http://none'))).toEqual([['chainId', one], ...own])
  })

  test('names, by name and by address', async () => {
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
    expect(byName && entries(byName)).toEqual([['apiVersion', '2'], ...own])
    expect(byAddress?.pathname).toBe(`/v1/profile/reverse/${owner}`)
    expect(byAddress && entries(byAddress)).toEqual([
      ['sender', owner],
      ['apiVersion', '2'],
      ...own,
    ])
  })

  test('another address for the service, with a path of its own', async () => {
    const { platform, asked } = startService({ '/data/v1': () => json({ http: [one] }) })
    const api = createDataApi({
      platform,
      endpoint: 'https://own.example/data/',
      projectId: 'p1',
      adapted: [],
    })
    expect(await api.supports(one, signal)).toBe(true)
    expect(
      asked[0]?.url.startsWith('https://own.example/data/v1/supported-chains?projectId=p1&st='),
    ).toBe(true)
  })
})

describe('a network that the service does not know', () => {
  test('has the empty answer of each call, and nothing is asked for it', async () => {
    const { api, asked } = startClient({})
    expect(await api.supports(elsewhere, signal)).toBe(false)
    expect(await api.identity(there, null, signal)).toEqual({ name: null, avatar: null })
    expect(await api.balances(there, [], signal)).toEqual({ status: 'unsupported' })
    expect(await api.history({ account: there, cursor: null, onramp: null }, signal)).toEqual({
      rows: [],
      next: null,
    })
    expect(await api.prices([`${elsewhere}:${usdc}`], signal)).toEqual([])
    await expect(api.gasPrice(elsewhere, signal)).rejects.toMatchObject({
      code: 'data/gas-price-unsupported',
      message: 'Network not supported for Gas Price',
    })
    expect(asked).toHaveLength(1)
  })

  test('is asked about again while the list is empty, and not after', async () => {
    const lists = [{ http: [] }, { http: [one] }]
    const { platform, asked } = startService({ '/v1/supported-chains': () => json(lists.shift()) })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapted: [] })
    expect([
      await api.supports(one, signal),
      await api.supports(one, signal),
      await api.supports(one, signal),
    ]).toEqual([false, true, true])
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['cannot be reached', () => status(404)],
    ['answers a page', () => new Response('<h1>Sign in</h1>')],
    ['answers another shape', () => json({ http: 'all' })],
  ])('is every network while the list %s, and is asked about again', async (_, answer) => {
    const { platform, asked } = startService({ '/v1/supported-chains': answer })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapted: [] })
    expect(await api.balances(account, [], signal)).toEqual({ status: 'unsupported' })
    expect(await api.supports(one, signal)).toBe(false)
    expect(asked).toHaveLength(2)
  })
})

describe('nobody', () => {
  test.each([
    ['a 404', () => status(404)],
    ['no addresses', () => json({ name: 'x.eth', addresses: {}, attributes: [] })],
    [
      'addresses that are none',
      () =>
        json({
          name: 'x.eth',
          addresses: { 60: { address: 7 }, constructor: { address: owner } },
          attributes: [],
        }),
    ],
  ])('has a name whose answer is %s', async (_, answer) => {
    const { api } = startClient({ '/v1/profile': answer })
    expect(await api.lookUp('x.eth', { fresh: false }, signal)).toBeNull()
  })

  test('has a name that would lead elsewhere in the service', async () => {
    const { api, asked } = startClient({ ...supported, '/': () => json({}) })
    for (const name of ['.', '..', ''])
      expect(await api.lookUp(name, { fresh: false }, signal)).toBeNull()
    expect(asked).toHaveLength(0)
  })
})
