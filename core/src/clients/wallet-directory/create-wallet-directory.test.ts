import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { anyWallet, json, startDirectory, status } from './scripted-directory.fixture.ts'

const { signal } = new AbortController()
const wallet = (id: string, overrides: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  chains: ['eip155:1'],
  ...overrides,
})
const page = (...data: unknown[]) => json({ data, count: 600 })
const settings = ['origins', 'remoteFeatures', 'isAnalyticsEnabled'] as const

test('the request for wallets contains the project, the SDK and no unset condition', async () => {
  const { directory, urls, requests } = startDirectory(() => page())
  await directory.wallets(anyWallet, signal)
  expect(urls()[0]?.href).toBe(
    'https://api.web3modal.org/getWallets?projectId=p1&st=appkit&sv=html-eip155-1.7.7&page=1&entries=4',
  )
  expect([
    requests[0]?.method,
    requests[0]?.credentials,
    requests[0]?.headers.get('content-type'),
  ]).toEqual(['GET', 'omit', null])
})

test('the request for wallets contains every condition of the query', async () => {
  const { directory, urls } = startDirectory(() => page())
  const chains = ['eip155:1', 'eip155:10'].map(toCaipNetworkId)
  await directory.wallets(
    {
      page: 2,
      entries: 40,
      include: ['a', 'b'],
      exclude: ['c'],
      chains,
      search: ' fox ',
      certified: true,
    },
    signal,
  )
  expect(Object.fromEntries(urls()[0]?.searchParams ?? [])).toMatchObject({
    page: '2',
    entries: '40',
    include: 'a,b',
    exclude: 'c',
    chains: 'eip155:1,eip155:10',
    search: 'fox',
    badge_type: 'certified',
  })
})

test('the request for wallets is sent once per query', async () => {
  const { directory, requests } = startDirectory(() => page(wallet('a')))
  const [first, second] = await Promise.all([
    directory.wallets(anyWallet, signal),
    directory.wallets({ ...anyWallet }, signal),
  ])
  expect(await directory.wallets(anyWallet, signal)).toEqual(first)
  expect([second, requests.length]).toEqual([first, 1])
  await directory.wallets({ ...anyWallet, page: 2 }, signal)
  expect(requests).toHaveLength(2)
})

test('the response with wallets is parsed to wallets with image URLs and a total count', async () => {
  const { directory } = startDirectory(() =>
    page(wallet('a', { image_id: 'pic-1', badge_type: 'certified' })),
  )
  expect(await directory.wallets(anyWallet, signal)).toMatchObject({
    count: 600,
    wallets: [
      {
        id: 'a',
        certified: true,
        icon: 'https://api.web3modal.org/getWalletImage/pic-1?projectId=p1&st=appkit&sv=html-eip155-1.7.7',
      },
    ],
  })
})

test('the response with wallets is parsed without its invalid and duplicate rows [G2]', async () => {
  const { directory } = startDirectory(() =>
    page(null, wallet('a'), { id: 7 }, 'x', wallet('a', { name: 'Again' }), wallet('b')),
  )
  const query = { ...anyWallet, entries: 6 }
  expect((await directory.wallets(query, signal)).wallets.map(({ name }) => name)).toEqual([
    'Wallet a',
    'Wallet b',
  ])
})

test.each(['600', null, -1, 1.5, {}])(
  'the response with wallets counts the valid rows instead of an invalid count of %j [G2]',
  async (count) => {
    const { directory } = startDirectory(() => json({ data: [wallet('a'), null], count }))
    expect((await directory.wallets(anyWallet, signal)).count).toBe(1)
  },
)

test('the response with wallets is filtered by chain again, in case the service ignored the condition', async () => {
  const rows = [['a', 'eip155:10'], ['b', 'eip155:1'], ['c', 'solana:x'], ['d']].map(
    ([id = '', ...chains]) => wallet(id, { chains }),
  )
  const { directory } = startDirectory(() => page(...rows))
  const idsOn = async (...chains: string[]) =>
    (
      await directory.wallets({ ...anyWallet, chains: chains.map(toCaipNetworkId) }, signal)
    ).wallets.map(({ id }) => id)
  expect(await idsOn('eip155:1')).toEqual(['b'])
  expect(await idsOn('eip155:10', 'solana:x')).toEqual(['a', 'c'])
  expect(await idsOn()).toEqual(['a', 'b', 'c', 'd'])
})

test('the dashboard settings are parsed and fetched once', async () => {
  const { directory, urls } = startDirectory(
    () => json({ allowedOrigins: ['https://a.example', 7, null] }),
    () => json({ isAnalyticsEnabled: true }),
    () => json({ features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }] }),
  )
  for (let round = 0; round < 2; round += 1) {
    expect(await directory.origins(signal)).toEqual(['https://a.example'])
    expect(await directory.isAnalyticsEnabled(signal)).toBe(true)
    expect(await directory.remoteFeatures(signal)).toEqual([
      { id: 'swap', isEnabled: true, config: ['1inch'] },
    ])
  }
  expect(urls().map(({ pathname }) => pathname)).toEqual([
    '/projects/v1/origins',
    '/getAnalyticsConfig',
    '/appkit/v1/config',
  ])
})

test('the dashboard settings bypass the HTTP cache, and lists of wallets use it [V15]', async () => {
  const { directory, requests } = startDirectory(() => json({}))
  for (const name of settings) await directory[name](signal)
  await directory.wallets(anyWallet, signal).catch(() => {})
  expect(requests.map(({ cache }) => cache)).toEqual([
    'no-store',
    'no-store',
    'no-store',
    'default',
  ])
})

test('the dashboard settings have default values for invalid responses, and the next call fetches again [N6]', async () => {
  for (const respond of [
    () => status(404),
    () => json(null),
    () => json('x'),
    () => json({ allowedOrigins: 'x', isAnalyticsEnabled: 'yes' }),
  ]) {
    const { directory, requests } = startDirectory(respond)
    const read = () => Promise.all(settings.map((name) => directory[name](signal)))
    expect([await read(), await read()]).toEqual(Array(2).fill([[], null, false]))
    expect(requests).toHaveLength(6)
  }
})

test('remoteFeatures() and isAnalyticsEnabled() have default values for a response without them, and origins() is null [N6]', async () => {
  for (const body of [{}, [], { allowedOrigins: null, features: null, isAnalyticsEnabled: null }]) {
    const { directory } = startDirectory(() => json(body))
    expect(await Promise.all(settings.map((name) => directory[name](signal)))).toEqual([
      null,
      null,
      false,
    ])
  }
})

test.each(settings)(
  '%s() rejects with `kit/aborted` on abort instead of resolving with a default',
  async (name) => {
    const { directory } = startDirectory(() => json({}))
    await expect(directory[name](AbortSignal.abort())).rejects.toMatchObject({
      code: 'kit/aborted',
    })
  },
)

test('remoteFeatures() skips unknown features and maps an empty config to undefined', async () => {
  const rows = [
    { id: 'new_thing', isEnabled: 'perhaps', config: { deep: true } },
    null,
    { id: 'swap', isEnabled: true, config: '' },
    { id: 'onramp', isEnabled: true },
    { id: 'activity', isEnabled: true, config: null },
  ]
  const { directory } = startDirectory(() => json({ features: rows }))
  expect(await directory.remoteFeatures(signal)).toEqual([
    { id: 'swap', isEnabled: true, config: undefined },
    { id: 'onramp', isEnabled: true, config: undefined },
    { id: 'activity', isEnabled: true, config: null },
  ])
})

test('remoteFeatures() names each item of a list once', async () => {
  const rows = [{ id: 'onramp', isEnabled: true, config: ['meld', 'coinbase', 'meld'] }]
  const { directory } = startDirectory(() => json({ features: rows }))
  expect(await directory.remoteFeatures(signal)).toEqual([
    { id: 'onramp', isEnabled: true, config: ['meld', 'coinbase'] },
  ])
})

test.each([
  [{ id: 'swap', isEnabled: 'yes', config: ['1inch'] }],
  [{ id: 'swap', isEnabled: true, config: 'all' }],
  [{ id: 'swap', isEnabled: true, config: [1] }],
])('remoteFeatures() resolves with null if one known entry is invalid: %j [N4]', async (broken) => {
  const { directory } = startDirectory(() =>
    json({ features: [{ id: 'onramp', isEnabled: true, config: ['meld'] }, broken] }),
  )
  expect(await directory.remoteFeatures(signal)).toBeNull()
})

test('origins() is sent once, and again after a refusal, whose answer replaces the cached one [EM20]', async () => {
  let patterns = ['https://other.example']
  const { directory, requests } = startDirectory(() => json({ allowedOrigins: patterns }))
  const corrected = ['https://page.example']
  expect(await directory.origins(signal)).toEqual(patterns)
  patterns = corrected
  expect(await directory.origins(signal)).toEqual(['https://other.example'])
  expect(requests).toHaveLength(1)
  expect(await directory.origins(signal, 'again')).toEqual(corrected)
  expect([await directory.origins(signal), requests.length]).toEqual([corrected, 2])
})
