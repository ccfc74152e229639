import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { everything, json, startDirectory, status } from './scripted-directory.fixture.ts'

const { signal } = new AbortController()
const wallet = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  chains: ['eip155:1'],
  ...more,
})
const page = (...data: unknown[]) => json({ data, count: 600 })
const settings = ['origins', 'remoteFeatures', 'isAnalyticsEnabled'] as const

describe('the question', () => {
  test('names the project and the kit, and nothing that was not asked for', async () => {
    const { directory, urls, asked } = startDirectory(() => page())
    await directory.wallets(everything, signal)
    expect(urls()[0]?.href).toBe(
      'https://api.web3modal.org/getWallets?projectId=p1&st=appkit&sv=html-eip155-1.7.7&page=1&entries=4',
    )
    expect([
      asked[0]?.method,
      asked[0]?.credentials,
      asked[0]?.headers.get('content-type'),
    ]).toEqual(['GET', 'omit', null])
  })

  test('carries every condition', async () => {
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

  test('is asked once; another one is another', async () => {
    const { directory, asked } = startDirectory(() => page(wallet('a')))
    const [first, second] = await Promise.all([
      directory.wallets(everything, signal),
      directory.wallets({ ...everything }, signal),
    ])
    expect(await directory.wallets(everything, signal)).toEqual(first)
    expect([second, asked.length]).toEqual([first, 1])
    await directory.wallets({ ...everything, page: 2 }, signal)
    expect(asked).toHaveLength(2)
  })
})

describe('the answer', () => {
  test('is wallets with the addresses of their pictures, and how many there are', async () => {
    const { directory } = startDirectory(() =>
      page(wallet('a', { image_id: 'pic-1', badge_type: 'certified' })),
    )
    expect(await directory.wallets(everything, signal)).toMatchObject({
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

  test('G2: bad rows are dropped, the list lives', async () => {
    const { directory } = startDirectory(() =>
      page(null, wallet('a'), { id: 7 }, 'x', wallet('a', { name: 'Again' }), wallet('b')),
    )
    expect((await directory.wallets(everything, signal)).wallets.map(({ name }) => name)).toEqual([
      'Wallet a',
      'Wallet b',
    ])
  })

  test.each(['600', null, -1, 1.5, {}])('G2: a count of %j counts what came', async (count) => {
    const { directory } = startDirectory(() => json({ data: [wallet('a'), null], count }))
    expect((await directory.wallets(everything, signal)).count).toBe(1)
  })

  test('a wallet of eip155:10 is none of eip155:1, whatever the service made of the question', async () => {
    const rows = [['a', 'eip155:10'], ['b', 'eip155:1'], ['c', 'solana:x'], ['d']].map(
      ([id = '', ...chains]) => wallet(id, { chains }),
    )
    const { directory } = startDirectory(() => page(...rows))
    const idsOn = async (...chains: string[]) =>
      (
        await directory.wallets({ ...everything, chains: chains.map(toCaipNetworkId) }, signal)
      ).wallets.map(({ id }) => id)
    expect(await idsOn('eip155:1')).toEqual(['b'])
    expect(await idsOn('eip155:10', 'solana:x')).toEqual(['a', 'c'])
    expect(await idsOn()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('what the dashboard says', () => {
  test('is read, and asked once', async () => {
    const { directory, urls } = startDirectory(
      () => json({ allowedOrigins: ['https://a.example', 7, null] }),
      () => json({ isAnalyticsEnabled: true }),
      () => json({ features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }] }),
    )
    for (let time = 0; time < 2; time += 1) {
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

  test('N6: has its usual value where it cannot be read, and is asked again later', async () => {
    for (const answer of [
      () => status(404),
      () => json({}),
      () => json([]),
      () => json({ allowedOrigins: 'x', isAnalyticsEnabled: 'yes' }),
    ]) {
      const { directory, asked } = startDirectory(answer)
      const read = () => Promise.all(settings.map((name) => directory[name](signal)))
      expect([await read(), await read()]).toEqual(Array(2).fill([[], null, false]))
      expect(asked).toHaveLength(6)
    }
  })

  test.each(settings)('%s: who left is not told the usual value', async (name) => {
    const { directory } = startDirectory(() => json({}))
    await expect(directory[name](AbortSignal.abort())).rejects.toMatchObject({
      code: 'kit/aborted',
    })
  })

  test('features we do not know are no concern of ours; what is empty is off, null is left to the page', async () => {
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

  test.each([
    [{ id: 'swap', isEnabled: 'yes', config: ['1inch'] }],
    [{ id: 'swap', isEnabled: true, config: 'all' }],
    [{ id: 'swap', isEnabled: true, config: [1] }],
  ])('N4: one broken entry makes the rest unreadable: %j', async (broken) => {
    const { directory } = startDirectory(() =>
      json({ features: [{ id: 'onramp', isEnabled: true, config: ['meld'] }, broken] }),
    )
    expect(await directory.remoteFeatures(signal)).toBeNull()
  })
})
