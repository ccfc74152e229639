import { assert, expect, test } from 'vitest'
import { dataApiFixture } from './data-api.fixture.ts'

const start = dataApiFixture()
const path = '/v1/supported-chains'
const alice = '/v1/profile/account/alice.sandbox.id'

test.each([
  [{ projectId: '' }, 401],
  [{ projectId: 'bad' }, 401],
  [{ projectId: 'refused' }, 403],
  [{ st: '' }, 401],
  [{ sv: '' }, 401],
])('a data service call with the parameters %j returns status %i', async (query, status) => {
  const { get } = await start()
  assert.equal((await get(path, query)).status, status)
})

test('the data service simulates status, html, truncated, shape and offline faults', async () => {
  const { get, read, faults } = await start()
  faults([{ path, fails: 'status', status: 429, retryAfter: '2', times: 1 }])
  const rejected = await get(path)
  assert.equal(rejected.status, 429)
  assert.equal(rejected.headers.get('retry-after'), '2')
  assert.equal((await get(path)).status, 200)
  faults([{ path: '/', fails: 'html' }])
  expect(await (await get(path)).text()).toContain('<h1>')
  faults([{ path: '/', fails: 'truncated' }])
  await expect(read(path)).rejects.toThrow()
  faults([{ path: '/', fails: 'shape', body: { http: 'none' } }])
  assert.deepEqual(await read(path), { http: 'none' })
  faults([{ path: '/', fails: 'offline' }])
  await expect(get(path)).rejects.toThrow()
})

test('POST /controls changes, adds and removes names, and can delay the profile of a single name', async () => {
  const { read, get, post, requests } = await start()
  const address = '0x00000000000000000000000000000000000000Aa'
  const names = [
    { name: 'Alice.sandbox.id', addresses: { '60': address } },
    { name: 'dave.sandbox.id', addresses: { '60': address }, avatar: 'https://a.example/d.png' },
    { name: 'bob.sandbox.id', addresses: null },
  ]
  assert.equal((await post('/controls', { names })).status, 200)
  assert.equal((await read(alice)).addresses['60'].address, address)
  assert.deepEqual((await read('/v1/profile/account/dave.sandbox.id')).attributes, [
    { avatar: 'https://a.example/d.png' },
  ])
  assert.equal((await get('/v1/profile/account/bob.sandbox.id')).status, 404)
  await post('/controls', { faults: [{ path: alice, fails: 'late', delay: 'held' }] })
  const order: string[] = []
  const delayed = get(alice).then(() => order.push('alice'))
  await expect.poll(() => requests().at(-1)?.path).toBe(alice)
  await get('/v1/profile/account/dave.sandbox.id').then(() => order.push('dave'))
  await post('/controls', { faults: [] })
  await delayed
  assert.deepEqual(order, ['dave', 'alice'])
})

test.each([
  { supported: 'all' },
  { balances: 'sometimes' },
  { prices: { ETH: '1' } },
  { names: [{ name: 'x' }] },
  { rows: [{ account: 'x' }] },
  { weather: 'fine' },
])('POST /controls rejects the invalid setting %j', async (settings) => {
  const { post, read } = await start()
  const before = await read(path)
  assert.equal((await post('/controls', settings)).status, 400)
  assert.deepEqual(await read(path), before)
})

test('the data service rejects POST /controls from other sites; `requests` includes the fields of bodies', async () => {
  const { post, get, mark, requests } = await start()
  assert.equal(
    (await post('/controls', { faults: [] }, { origin: 'https://evil.example' })).status,
    403,
  )
  const since = mark()
  await post('/v1/fungible/price', { currency: 'usd', projectId: 'sandbox', addresses: ['a', 'b'] })
  assert.equal((await get('/unknown')).status, 404)
  assert.equal((await get('/v1/fungible/price')).status, 405)
  assert.equal((await get('/pictures/token/..%2f.svg')).status, 404)
  assert.deepEqual(requests(since)[0], {
    path: '/v1/fungible/price',
    query: { currency: 'usd', projectId: 'sandbox', addresses: 'a,b' },
  })
})
