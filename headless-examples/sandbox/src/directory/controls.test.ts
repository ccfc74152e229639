import { assert, expect, test } from 'vitest'
import { directoryFixture } from './directory.fixture.ts'

const start = directoryFixture()

test('POST /faults sets faults and removes them', async () => {
  const { get, post } = await start()
  const faults = [
    { path: '/getWallets', fails: 'status', status: 429, retryAfter: '1' },
    { path: '/public', query: { st: 'appkit' }, fails: 'late', delay: 'held', times: 1 },
  ]
  assert.equal((await post('/faults', faults)).status, 200)
  assert.equal((await get('/getWallets')).status, 429)
  await post('/faults', [])
  assert.equal((await get('/getWallets')).status, 200)
})

test('POST /settings changes the given settings only', async () => {
  const { get, list, post } = await start()
  await post('/settings', { allowedOrigins: [], chains: 'ignored' })
  assert.deepEqual(await (await get('/projects/v1/origins')).json(), { allowedOrigins: [] })
  assert.equal((await list({ chains: 'eip155:1' })).count, 600)
  await post('/settings', { universalBase: null, isAnalyticsEnabled: true, features: [] })
  assert.deepEqual(await (await get('/projects/v1/origins')).json(), { allowedOrigins: [] })
})

test('GET /settings returns the current settings', async () => {
  const { post, settings, url } = await start()
  await post('/settings', { allowedOrigins: ['https://shop.example'] })
  const read = async () => (await fetch(`${url}/settings`)).json()
  expect(await read()).toMatchObject({ allowedOrigins: ['https://shop.example'] })
  assert.deepEqual(await read(), settings())
})

test('GET /requests returns the calls of the directory without those of its controls', async () => {
  const { get, url } = await start()
  await get('/getWallets')
  await get('/getAnalyticsConfig')
  const read = async (since: string) => (await fetch(`${url}/requests${since}`)).json()
  expect(await read('?since=1')).toMatchObject([
    { path: '/getAnalyticsConfig', query: { st: 'appkit' } },
  ])
  expect(await read('')).toHaveLength(2)
})

test.each([
  ['/faults', {}],
  ['/faults', [{ path: '/', fails: 'often' }]],
  ['/faults', [{ fails: 'html' }]],
  ['/faults', [{ path: '/', fails: 'status' }]],
  ['/faults', [{ path: '/', fails: 'status', status: 99 }]],
  ['/faults', [{ path: '/', fails: 'status', status: 429, retryAfter: 2 }]],
  ['/faults', [{ path: '/', fails: 'late', delay: -1 }]],
  ['/faults', [{ path: '/', fails: 'html', times: 'twice' }]],
  ['/faults', [{ path: '/', fails: 'html', query: { search: 1 } }]],
  ['/settings', []],
  ['/settings', { universalBase: 'javascript:alert(1)' }],
  ['/settings', { chains: 'some' }],
  ['/settings', { count: 1 }],
])('POST %s rejects %j and leaves the directory unchanged', async (path, body) => {
  const { get, post } = await start()
  const response = await post(path, body)
  assert.equal(response.status, 400)
  expect((await response.json()).error).toMatch(/\.$|^Invalid fault/)
  assert.equal((await get('/getWallets')).status, 200)
})

test('the directory rejects POST /faults from other sites', async () => {
  const { post, url } = await start()
  const from = async (origin: string) => (await post('/faults', [], { origin })).status
  assert.equal(await from('https://evil.example'), 403)
  assert.equal(await from('http://localhost.evil.example'), 403)
  assert.equal(await from('null'), 403)
  assert.equal(await from('http://127.0.0.1:5173'), 200)
  assert.equal((await fetch(`${url}/faults`)).status, 405)
})
