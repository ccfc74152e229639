import { assert, expect, test } from 'vitest'
import { caller, directoryFixture } from './directory.fixture.ts'
import { phoneWallet } from './wallets/phone.ts'

const start = directoryFixture()

test('the directory lists 600 wallets in pages, the simulated phone first', async () => {
  const { list } = await start()
  const firstPage = await list({ page: '1', entries: '40' })
  const lastPage = await list({ page: '15', entries: '40' })
  assert.equal(firstPage.count, 600)
  assert.equal(firstPage.data.length, 40)
  assert.equal(firstPage.data[0]?.id, phoneWallet.id)
  assert.equal(lastPage.data.length, 40)
  assert.deepEqual((await list({ page: '16', entries: '40' })).data, [])
})

test('startDirectory with `count` lists that many wallets', async () => {
  const { list } = await start({ count: 5_000 })
  const { count, data } = await list({ page: '50', entries: '100' })
  assert.equal(count, 5_000)
  assert.equal(data.length, 100)
})

test('the setting `universalBase` adds universal links to the phone entry', async () => {
  const { list, set } = await start()
  const phone = async () => (await list({ entries: '1' })).data[0]
  expect(await phone()).toMatchObject({
    mobile_link: 'pocket://',
    link_mode: null,
    webapp_link: null,
  })
  set({ universalBase: 'http://127.0.0.1:5173/phone' })
  expect(await phone()).toMatchObject({
    link_mode: 'http://127.0.0.1:5173/phone',
    webapp_link: 'http://127.0.0.1:5173/phone',
  })
})

test.each(['0', '-1', '1.5', 'x', ''])(
  '/getWallets rejects %s as `page` and as `entries`',
  async (page) => {
    const { get } = await start()
    assert.equal((await get('/getWallets', { page })).status, 400)
    assert.equal((await get('/getWallets', { entries: page })).status, 400)
  },
)

test.each([
  '/getWallets',
  '/getWalletImage/x',
  '/public/getTokenImage/ETH',
  '/appkit/v1/config',
  '/projects/v1/origins',
  '/getAnalyticsConfig',
])('GET %s requires a known project id and SDK parameters', async (path) => {
  const { get } = await start()
  for (const missing of Object.keys(caller))
    assert.equal((await get(path, { [missing]: '' })).status, 401, missing)
  assert.equal((await get(path, { projectId: 'bad' })).status, 401)
  assert.equal((await get(path, { projectId: 'refused' })).status, 403)
  assert.deepEqual(await (await get(path, { projectId: 'refused' })).json(), {
    error: 'Unauthorized: origin not allowed',
  })
})

test('the directory returns remote features without configuration until settings replace them', async () => {
  const { get, set } = await start()
  const readAll = async () =>
    Promise.all(
      ['/appkit/v1/config', '/projects/v1/origins', '/getAnalyticsConfig'].map(async (path) =>
        (await get(path)).json(),
      ),
    )
  const [{ features }, origins, analytics] = await readAll()
  assert.deepEqual(
    new Set(features.map(({ config }: { config: unknown }) => config)),
    new Set([null]),
  )
  assert.deepEqual(origins, { allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] })
  assert.deepEqual(analytics, { isAnalyticsEnabled: true })
  set({
    features: [{ id: 'swap', isEnabled: false, config: [] }],
    allowedOrigins: 'odd',
    isAnalyticsEnabled: true,
  })
  assert.deepEqual(await readAll(), [
    { features: [{ id: 'swap', isEnabled: false, config: [] }] },
    { allowedOrigins: 'odd' },
    { isAnalyticsEnabled: true },
  ])
})

test('the directory lets every origin read responses and retry-after and forbids caching of JSON', async () => {
  const { get, url } = await start()
  for (const path of ['/getWallets', '/unknown']) {
    const { headers } = await get(path)
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('access-control-expose-headers'), 'retry-after')
    assert.equal(headers.get('cache-control'), 'no-store')
  }
  const preflight = await fetch(`${url}/getWallets`, { method: 'OPTIONS' })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), '*, authorization')
})

test('the directory returns 404 for unknown paths and 405 for unsupported methods', async () => {
  const { get, url } = await start()
  for (const path of ['/', '/constructor', '/getWallets/1', '/getWalletImage/%E0%A4%A'])
    assert.equal((await get(path)).status, 404, path)
  assert.equal((await fetch(`${url}/getWallets`, { method: 'DELETE' })).status, 405)
})

test('directory.requests returns the calls since a mark', async () => {
  const { get, mark, requests } = await start()
  await get('/getWallets', { search: 'a' })
  const since = mark()
  await get('/projects/v1/origins', { projectId: 'bad' })
  assert.deepEqual(requests(since), [
    { path: '/projects/v1/origins', query: { ...caller, projectId: 'bad' } },
  ])
  assert.equal(requests().length, 2)
})
