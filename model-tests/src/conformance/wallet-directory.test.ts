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
const first: WalletQuery = {
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

/** A client per test, because answers are cached. */
function client(projectId = 'p1'): { directory: WalletDirectory; asked: () => number } {
  const mark = service.mark()
  return {
    directory: createWalletDirectory({
      platform: nodePlatform(),
      endpoint: service.url,
      projectId,
      adapterNamespaces: ['eip155'],
    }),
    asked: () => service.requests(mark).length,
  }
}
async function everything(): Promise<readonly Wallet[]> {
  return (await client().directory.wallets({ ...first, entries: 600 }, signal)).wallets
}

describe('the wallet directory', () => {
  test('returns pages with the total count', async () => {
    const { directory, asked } = client()
    const [one, two] = [
      await directory.wallets(first, signal),
      await directory.wallets({ ...first, page: 2 }, signal),
    ]
    expect([one.count, two.count, ids(one.wallets)[0]]).toEqual([600, 600, phoneWallet.id])
    expect(ids(one.wallets).filter((id) => ids(two.wallets).includes(id))).toEqual([])
    await directory.wallets(first, signal)
    expect(asked()).toBe(2)
  })

  test('filters by included, excluded, searched and certified wallets', async () => {
    const { directory } = client()
    const find = async (query: Partial<WalletQuery>) =>
      (await directory.wallets({ ...first, ...query }, signal)).wallets
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

  test('returns image URLs of wallets', async () => {
    const { wallets } = await client().directory.wallets(
      { ...first, include: [phoneWallet.id] },
      signal,
    )
    const picture = await fetch(wallets[0]?.icon ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  test.each(['exact', 'ignored'] as const)(
    'matches networks exactly, also if the service lists them %s',
    async (chains) => {
      service.set({ chains })
      const wanted = toCaipNetworkId('eip155:1')
      const { wallets } = await client().directory.wallets(
        { ...first, entries: 200, chains: [wanted] },
        signal,
      )
      expect([
        wallets.length > 0,
        wallets.every((wallet) => wallet.chains.includes(wanted)),
      ]).toEqual([true, true])
    },
  )

  test('reads the remote configuration', async () => {
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

describe('hostile entries of the directory', () => {
  const links = [
    'mobile_link',
    'desktop_link',
    'link_mode',
    'webapp_link',
    'homepage',
    'app_store',
    'play_store',
    'chrome_store',
  ] as const

  test('among 600 wallets have no link except to apps and https pages [C6, R5]', async () => {
    const wallets = await everything()
    expect(wallets.length).toBeGreaterThan(550)
    for (const wallet of wallets) {
      for (const link of links) {
        const value = wallet[link]
        if (value === null) continue
        expect(value).toMatch(
          link === 'mobile_link' || link === 'desktop_link' ? /^[a-z][a-z0-9+.-]*:/ : /^https:\/\//,
        )
        expect(value).not.toMatch(
          /^(javascript|data|vbscript|blob|file|intent|about):|[\s\p{Cc}]|user:|evil/u,
        )
      }
    }
    expect(
      wallets
        .filter(({ name }) => /script link$/i.test(name))
        .map(({ mobile_link }) => mobile_link),
    ).toEqual([null, null])
  })

  test('have clipped single-line names without invisible characters [M1]', async () => {
    for (const { name } of await everything()) {
      expect(name).toMatch(/\S/)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u)
      expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(64)
    }
  })

  test('have image URLs of the service or https only [R8]', async () => {
    for (const { icon } of await everything())
      if (icon !== null)
        expect(
          icon.startsWith(`${service.url}/getWalletImage/`) || /^https:\/\//.test(icon),
          icon,
        ).toBe(true)
  })

  test('are dropped if they repeat an id or lack an id or a name', async () => {
    const wallets = await everything()
    expect(new Set(ids(wallets)).size).toBe(wallets.length)
    expect(ids(wallets).filter((id) => !/^[\w.:@-]+$/.test(id))).toEqual([])
    expect(wallets.find(({ id }) => id === phoneWallet.id)?.name).toBe(phoneWallet.name)
  })

  test('change no prototype and add no unknown key [R10]', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const wallets = await everything()
    expect(new Set(wallets.map((wallet) => Object.keys(wallet).join())).size).toBe(1)
    expect(
      wallets.flatMap(({ injected }) => injected).filter(({ injected_id }) => injected_id in {}),
    ).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect('polluted' in {}).toBe(false)
  })
})

describe('the data API with faults', () => {
  test('a 429 response is retried after a delay [G3]', async () => {
    service.faults([
      { path: '/getWallets', times: 2, fails: 'status', status: 429, retryAfter: '0' },
    ])
    const { directory, asked } = client()
    await expect(directory.wallets(first, signal)).resolves.toMatchObject({ count: 600 })
    expect(asked()).toBe(3)
  })

  test.each(['offline', 'reset'] as const)('a lost connection (%s) is retried', async (fails) => {
    service.faults([{ path: '/getWallets', times: 1, fails }])
    const { directory, asked } = client()
    await expect(directory.wallets(first, signal)).resolves.toMatchObject({ count: 600 })
    expect(asked()).toBe(2)
  })

  test('an unreachable service fails after three attempts', async () => {
    service.faults([{ path: '/', fails: 'offline' }])
    const { directory, asked } = client()
    await expect(directory.wallets(first, signal)).rejects.toMatchObject({
      code: 'endpoint/unreachable',
    })
    expect(asked()).toBe(3)
  })

  test.each(['html', 'truncated'] as const)(
    '%s as a response fails, and the next request succeeds [G1]',
    async (fails) => {
      service.faults([{ path: '/getWallets', times: 1, fails }])
      const { directory } = client()
      await expect(directory.wallets(first, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
      await expect(directory.wallets(first, signal)).resolves.toMatchObject({ count: 600 })
    },
  )

  test.each([[null], [[]], [{ data: null, count: 600 }], [{ count: 600 }]])(
    'the shape %j is rejected [G2]',
    async (body) => {
      service.faults([{ path: '/getWallets', fails: 'shape', body }])
      await expect(client().directory.wallets(first, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )

  test('aborting a request to a silent service rejects at once [G4]', async () => {
    service.faults([{ path: '/getWallets', fails: 'late', delay: 'held' }])
    const { directory, asked } = client()
    const caller = new AbortController()
    const call = directory.wallets(first, caller.signal)
    await expect.poll(asked).toBe(1)
    caller.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  })

  test.each([
    ['refused', 'config/origin-not-allowed'],
    ['bad', 'config/project-id-invalid'],
  ])('a 403 for the project %s is reported once and not retried [G6]', async (project, code) => {
    const { directory, asked } = client(project)
    for (const page of [1, 2])
      await expect(directory.wallets({ ...first, page }, signal)).rejects.toMatchObject({ code })
    expect(asked()).toBe(1)
    expect(await directory.origins(signal)).toEqual([])
  })

  test.each([['text'], [null], [{ 0: 'https://a.example' }]])(
    'remote settings like %j are ignored [N4, N6]',
    async (wrong) => {
      service.set({ features: wrong, allowedOrigins: wrong, isAnalyticsEnabled: wrong })
      const { directory } = client()
      expect([
        await directory.remoteFeatures(signal),
        await directory.origins(signal),
        await directory.isAnalyticsEnabled(signal),
      ]).toEqual([null, [], false])
    },
  )
})
