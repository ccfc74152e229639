import { expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { sdkType } from '../../domain/config/sdk-label.ts'
import { createDataApi } from './create-data-api.ts'
import {
  account,
  ethereum,
  json,
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

test('identity() sends the sender and returns the claimed name and avatar', async () => {
  const { api, urls } = startClient({
    '/v1/identity': () => json({ name: 'vitalik.eth', avatar: 'https://a.example/v.png' }),
  })
  expect(await api.identity(account, owner, signal)).toEqual({
    claimedName: 'vitalik.eth',
    claimedAvatar: 'https://a.example/v.png',
  })
  const [url] = urls()
  expect([url?.origin, url?.pathname, url && entries(url)]).toEqual([
    'https://rpc.walletconnect.org',
    `/v1/identity/${owner}`,
    [['sender', owner], ...identityParams],
  ])
})

test('balances() sends `forceUpdate` only if it is not empty', async () => {
  const { api, urls } = startClient({ '/v1/account': () => json({ balances: [] }) })
  await api.balances(account, [`${ethereum}:${usdc}`, `${ethereum}:native`], signal)
  await api.balances(account, [], signal)
  const [forcedUrl, cachedUrl] = urls()
  expect(forcedUrl?.pathname).toBe(`/v1/account/${owner}/balance`)
  expect(forcedUrl && entries(forcedUrl)).toEqual([
    ['currency', 'usd'],
    ['chainId', ethereum],
    ['forceUpdate', `${ethereum}:${usdc},${ethereum}:native`],
    ...identityParams,
  ])
  expect(cachedUrl?.searchParams.has('forceUpdate')).toBe(false)
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
  const [allUrl, purchasesUrl] = urls()
  expect(allUrl?.pathname).toBe(`/v1/account/${owner}/history`)
  expect(allUrl && entries(allUrl)).toEqual([['chainId', ethereum], ...identityParams])
  expect(purchasesUrl && entries(purchasesUrl)).toEqual([
    ['cursor', 'abc'],
    ['onramp', 'coinbase'],
    ['chainId', ethereum],
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
      [`${ethereum}:${usdc}`, `${unsupported}:${usdc}`, 'invalid', `${ethereum}:${usdc}:more`],
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
    addresses: [`${ethereum}:${usdc}`],
    projectId: 'p1',
  })
})

test('gasPrice() returns the prices of a network', async () => {
  const gas = { standard: '1000000000', fast: '2000000000', instant: '3000000000' }
  const { api, urls } = startClient({ '/v1/convert/gas-price': () => json(gas) })
  expect(await api.gasPrice(ethereum, signal)).toEqual(gas)
  expect(entries(urls()[0] ?? new URL('http://none'))).toEqual([
    ['chainId', ethereum],
    ...identityParams,
  ])
})

test('lookUp() and reverse() send encoded paths and return a record and claimed names', async () => {
  const alice = {
    name: 'älice.eth',
    addresses: { 60: { address: owner, created: 'x' } },
    attributes: [{ bio: 'x' }, { avatar: 'https://a.example/a.png' }],
  }
  const record = {
    name: 'älice.eth',
    addresses: { 60: owner },
    avatar: 'https://a.example/a.png',
  }
  const { api, urls } = startClient({
    '/v1/profile/account': () => json(alice),
    '/v1/profile/reverse': () => json([alice]),
  })
  expect(await api.lookUp('älice.eth', { fresh: false }, signal)).toEqual(record)
  expect(await api.reverse(owner, owner, signal)).toEqual([
    { claimedName: record.name, claimedAvatar: record.avatar },
  ])
  const [byName, byAddress] = urls()
  expect(byName?.pathname).toBe('/v1/profile/account/%C3%A4lice.eth')
  expect(byName && entries(byName)).toEqual([['apiVersion', '2'], ...identityParams])
  expect(byAddress?.pathname).toBe(`/v1/profile/reverse/${owner}`)
  expect(byAddress && entries(byAddress)).toEqual([
    ['sender', owner],
    ['apiVersion', '2'],
    ...identityParams,
  ])
})

test('supports() uses a configured endpoint including its path', async () => {
  const { platform, requests } = startService({ '/data/v1': () => json({ http: [ethereum] }) })
  const api = createDataApi({
    platform,
    endpoint: 'https://own.example/data/',
    projectId: 'p1',
    adapterNamespaces: [],
    sdkPlatform: 'html',
  })
  expect(await api.supports(ethereum, signal)).toBe(true)
  expect(
    requests[0]?.url.startsWith('https://own.example/data/v1/supported-chains?projectId=p1&st='),
  ).toBe(true)
})

test('calls for an unsupported network return empty results without a request, and gasPrice() rejects', async () => {
  const { api, requests } = startClient({})
  expect(await api.supports(unsupported, signal)).toBe(false)
  expect(await api.identity(unsupportedAccount, null, signal)).toEqual({
    claimedName: null,
    claimedAvatar: null,
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

test('supports() fetches the list of supported networks again while it is empty', async () => {
  const lists = [{ http: [] }, { http: [ethereum] }]
  const { api, requests } = startClient({
    '/v1/supported-chains': () => json(lists.shift()),
  })
  expect([
    await api.supports(ethereum, signal),
    await api.supports(ethereum, signal),
    await api.supports(ethereum, signal),
  ]).toEqual([false, true, true])
  expect(requests).toHaveLength(2)
})

test.each([
  ['status 404', () => status(404)],
  ['HTML', () => new Response('<h1>Sign in</h1>')],
  ['an invalid list', () => json({ http: 'all' })],
])(
  'balances() and supports() treat every network as unsupported if the list of networks fails with %s, which is not cached',
  async (_, handler) => {
    const { api, requests } = startClient({ '/v1/supported-chains': handler })
    expect(await api.balances(account, [], signal)).toEqual({ status: 'unsupported' })
    expect(await api.supports(ethereum, signal)).toBe(false)
    expect(requests).toHaveLength(2)
  },
)

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
