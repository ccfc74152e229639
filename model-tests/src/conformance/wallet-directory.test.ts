import { type Directory, phoneWallet, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWalletDirectory } from '../../../core/src/clients/wallet-directory/create-wallet-directory.ts'
import type {
  WalletDirectory,
  WalletQuery,
} from '../../../core/src/clients/wallet-directory/wallet-directory.types.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { Wallet } from '../../../core/src/domain/wallet/wallet.ts'
import { nodePlatform } from './page.fixture.ts'

let service: Directory
const { signal } = new AbortController()
const firstQuery: WalletQuery = {
  page: 1,
  entries: 40,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
}
const ids = (wallets: readonly Wallet[]) => wallets.map(({ id }) => id)

beforeAll(async () => {
  service = await startDirectory()
})
beforeEach(() => {
  service.faults([])
  service.set({ chains: 'exact' })
})
afterAll(() => service.stop())

/** Creates a client. Each test needs its own, because a client caches responses. */
function client(projectId = 'p1'): { directory: WalletDirectory; requestCount: () => number } {
  const mark = service.mark()
  return {
    directory: createWalletDirectory({
      platform: nodePlatform(),
      endpoint: service.url,
      projectId,
      adapterNamespaces: ['eip155'],
      sdkPlatform: 'html',
    }),
    requestCount: () => service.requests(mark).length,
  }
}

describe('the wallet directory', () => {
  test('directory.wallets returns pages with the total count and caches them', async () => {
    const { directory, requestCount } = client()
    const [firstPage, secondPage] = [
      await directory.wallets(firstQuery, signal),
      await directory.wallets({ ...firstQuery, page: 2 }, signal),
    ]
    expect([firstPage.count, secondPage.count, ids(firstPage.wallets)[0]]).toEqual([
      600,
      600,
      phoneWallet.id,
    ])
    expect(ids(firstPage.wallets).filter((id) => ids(secondPage.wallets).includes(id))).toEqual([])
    await directory.wallets(firstQuery, signal)
    expect(requestCount()).toBe(2)
  })

  test('directory.wallets filters by included, excluded, searched and certified wallets', async () => {
    const { directory } = client()
    const find = async (query: Partial<WalletQuery>) =>
      (await directory.wallets({ ...firstQuery, ...query }, signal)).wallets
    expect((await find({ include: [phoneWallet.id] })).map(({ name }) => name)).toEqual([
      phoneWallet.name,
    ])
    expect(ids(await find({ exclude: [phoneWallet.id] }))).not.toContain(phoneWallet.id)
    expect(ids(await find({ search: ' pocket ' }))).toContain(phoneWallet.id)
    const certified = await find({ certified: true })
    expect([certified.length > 0, certified.every((wallet) => wallet.certified)]).toEqual([
      true,
      true,
    ])
  })

  test('directory.wallets returns image URLs that load', async () => {
    const { wallets } = await client().directory.wallets(
      { ...firstQuery, include: [phoneWallet.id] },
      signal,
    )
    const picture = await fetch(wallets[0]?.icon ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  test.each(['exact', 'ignored'] as const)(
    'directory.wallets returns only wallets of the requested network, with the service setting `chains: %s`',
    async (chains) => {
      service.set({ chains })
      const network = toCaipNetworkId('eip155:1')
      const { wallets } = await client().directory.wallets(
        { ...firstQuery, entries: 200, chains: [network] },
        signal,
      )
      expect([
        wallets.length > 0,
        wallets.every((wallet) => wallet.chains.includes(network)),
      ]).toEqual([true, true])
    },
  )

  test('remoteFeatures, origins and isAnalyticsEnabled return the remote configuration', async () => {
    service.set({
      features: [{ id: 'swap', isEnabled: true, config: null }],
      allowedOrigins: ['https://a.example'],
      isAnalyticsEnabled: true,
    })
    const { directory } = client()
    expect(await directory.remoteFeatures(signal)).toEqual([
      { id: 'swap', isEnabled: true, config: null },
    ])
    expect(await directory.origins(signal)).toEqual(['https://a.example'])
    expect(await directory.isAnalyticsEnabled(signal)).toBe(true)
  })
})

describe('the wallet directory with faults', () => {
  test('directory.wallets retries after a 429 response [G3]', async () => {
    service.faults([
      { path: '/getWallets', times: 2, fails: 'status', status: 429, retryAfter: '0' },
    ])
    const { directory, requestCount } = client()
    await expect(directory.wallets(firstQuery, signal)).resolves.toMatchObject({ count: 600 })
    expect(requestCount()).toBe(3)
  })

  test.each(['offline', 'reset'] as const)(
    'directory.wallets retries after a lost connection (%s)',
    async (fails) => {
      service.faults([{ path: '/getWallets', times: 1, fails }])
      const { directory, requestCount } = client()
      await expect(directory.wallets(firstQuery, signal)).resolves.toMatchObject({ count: 600 })
      expect(requestCount()).toBe(2)
    },
  )

  test.each(['html', 'truncated'] as const)(
    'directory.wallets throws endpoint/unreadable for a response with the fault %s, and the next request succeeds [G1]',
    async (fails) => {
      service.faults([{ path: '/getWallets', times: 1, fails }])
      const { directory } = client()
      await expect(directory.wallets(firstQuery, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
      await expect(directory.wallets(firstQuery, signal)).resolves.toMatchObject({ count: 600 })
    },
  )

  test.each([[null], [[]], [{ data: null, count: 600 }], [{ count: 600 }]])(
    'directory.wallets throws endpoint/unreadable for the response %j [G2]',
    async (body) => {
      service.faults([{ path: '/getWallets', fails: 'shape', body }])
      await expect(client().directory.wallets(firstQuery, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )

  test.each([
    ['refused', 'config/origin-not-allowed'],
    ['bad', 'config/project-id-invalid'],
  ])(
    'after the service rejects project %s, wallets throws %s, and only its first call sends a request [G6]',
    async (project, code) => {
      const { directory, requestCount } = client(project)
      for (const page of [1, 2])
        await expect(directory.wallets({ ...firstQuery, page }, signal)).rejects.toMatchObject({
          code,
        })
      expect(requestCount()).toBe(1)
      expect(await directory.origins(signal)).toEqual([])
    },
  )

  test.each([
    ['text', []],
    [null, null],
    [{ 0: 'https://a.example' }, []],
  ])('remote settings with the value %j are ignored [N4, N6]', async (value, origins) => {
    service.set({ features: value, allowedOrigins: value, isAnalyticsEnabled: value })
    const { directory } = client()
    expect([
      await directory.remoteFeatures(signal),
      await directory.origins(signal),
      await directory.isAnalyticsEnabled(signal),
    ]).toEqual([null, origins, false])
  })
})
