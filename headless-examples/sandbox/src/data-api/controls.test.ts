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
])('who asks as %j has %i', async (query, status) => {
  const { ask } = await start()
  assert.equal((await ask(path, query)).status, status)
})

test('it fails as it is told', async () => {
  const { ask, read, faults } = await start()
  faults([{ path, fails: 'status', status: 429, retryAfter: '2', times: 1 }])
  const refused = await ask(path)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '2'])
  assert.equal((await ask(path)).status, 200)
  faults([{ path: '/', fails: 'html' }])
  expect(await (await ask(path)).text()).toContain('<h1>')
  faults([{ path: '/', fails: 'truncated' }])
  await expect(read(path)).rejects.toThrow()
  faults([{ path: '/', fails: 'shape', body: { http: 'none' } }])
  assert.deepEqual(await read(path), { http: 'none' })
  faults([{ path: '/', fails: 'offline' }])
  await expect(ask(path)).rejects.toThrow()
})

test('a name changes its answer, is added, is taken away, and is slow while others are not', async () => {
  const { read, ask, post, requests } = await start()
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
  assert.equal((await ask('/v1/profile/account/bob.sandbox.id')).status, 404)
  await post('/controls', { faults: [{ path: alice, fails: 'late', delay: 'held' }] })
  const order: string[] = []
  const held = ask(alice).then(() => order.push('alice'))
  await expect.poll(() => requests().at(-1)?.path).toBe(alice)
  await ask('/v1/profile/account/dave.sandbox.id').then(() => order.push('dave'))
  await post('/controls', { faults: [] })
  await held
  assert.deepEqual(order, ['dave', 'alice'])
})

test.each([
  { supported: 'all' },
  { balances: 'sometimes' },
  { prices: { ETH: '1' } },
  { names: [{ name: 'x' }] },
  { rows: [{ account: 'x' }] },
  { weather: 'fine' },
])('refuses to set %j', async (settings) => {
  const { post, read } = await start()
  const before = await read(path)
  assert.equal((await post('/controls', settings)).status, 400)
  assert.deepEqual(await read(path), before)
})

test('only this machine controls, and what was asked is told', async () => {
  const { post, ask, mark, requests } = await start()
  assert.equal(
    (await post('/controls', { faults: [] }, { origin: 'https://evil.example' })).status,
    403,
  )
  const since = mark()
  await post('/v1/fungible/price', { currency: 'usd', projectId: 'sandbox', addresses: ['a', 'b'] })
  assert.equal((await ask('/elsewhere')).status, 404)
  assert.equal((await ask('/v1/fungible/price')).status, 405)
  assert.equal((await ask('/pictures/token/..%2f.svg')).status, 404)
  assert.deepEqual(requests(since)[0], {
    path: '/v1/fungible/price',
    query: { currency: 'usd', projectId: 'sandbox', addresses: 'a,b' },
  })
})
