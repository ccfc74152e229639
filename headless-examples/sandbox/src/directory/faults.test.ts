import { assert, expect, test } from 'vitest'
import { directoryFixture } from './directory.fixture.ts'

const start = directoryFixture()
const path = '/getWallets'

test.each([403, 404, 429, 500])(
  'a `status` fault of the directory returns %i for the first `times` requests',
  async (status) => {
    const { get, faults } = await start()
    faults([{ path, fails: 'status', status, times: 2 }])
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await get(path)).status)
    assert.deepEqual(statuses, [status, status, 200])
  },
)

test.each(['2', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon'])(
  'a `status` fault of the directory sends the retry-after header %s',
  async (retryAfter) => {
    const { get, faults } = await start()
    faults([{ path, fails: 'status', status: 429, retryAfter }])
    assert.equal((await get(path)).headers.get('retry-after'), retryAfter)
  },
)

test('an `html` fault of the directory returns an HTML page', async () => {
  const { get, faults } = await start()
  faults([{ path, fails: 'html' }])
  const response = await get(path)
  assert.equal(response.status, 200)
  expect(await response.text()).toContain('<h1>')
})

test('a `truncated` fault of the directory returns only the beginning of the body', async () => {
  const { get, faults } = await start()
  const fullBody = await (await get(path)).text()
  faults([{ path, fails: 'truncated' }])
  const truncatedBody = await (await get(path)).text()
  assert.equal(truncatedBody, fullBody.slice(0, truncatedBody.length))
  expect(() => JSON.parse(truncatedBody)).toThrow()
})

test('a `shape` fault of the directory returns the given body', async () => {
  const { get, faults } = await start()
  faults([{ path, fails: 'shape', body: { data: 'none', count: null } }])
  assert.deepEqual(await (await get(path)).json(), { data: 'none', count: null })
})

test('a `reset` fault of the directory closes the connection in the middle of the body', async () => {
  const { get, faults } = await start()
  faults([{ path, fails: 'reset' }])
  await expect(get(path).then((response) => response.text())).rejects.toThrow()
})

test('an `offline` fault of the directory closes the connection without a response until the faults are replaced', async () => {
  const { get, faults } = await start()
  faults([{ path: '/', fails: 'offline' }])
  await expect(get(path)).rejects.toThrow()
  await expect(get('/appkit/v1/config')).rejects.toThrow()
  faults([])
  assert.equal((await get(path)).status, 200)
})

test('a `late` fault with the delay `held` delays requests that match its query until the faults are replaced', async () => {
  const { get, faults, requests } = await start()
  faults([{ path, query: { search: 'a' }, fails: 'late', delay: 'held' }])
  const order: string[] = []
  const delayed = get(path, { search: 'a' }).then(() => order.push('a'))
  await expect.poll(() => requests().length).toBe(1)
  await get(path, { search: 'ab' }).then(() => order.push('ab'))
  faults([])
  await delayed
  assert.deepEqual(order, ['ab', 'a'])
})

test('a `late` fault and another fault apply to the same request', async () => {
  const { get, faults, requests } = await start()
  faults([
    { path, fails: 'late', delay: 'held' },
    { path, fails: 'status', status: 500 },
  ])
  const delayed = get(path)
  await expect.poll(() => requests().length).toBe(1)
  faults([])
  assert.equal((await delayed).status, 500)
})

test('a `late` fault delays a response for `delay` ms, or until the faults are replaced', async () => {
  const { get, faults, requests } = await start()
  faults([
    { path, fails: 'late', delay: 1, times: 1 },
    { path, fails: 'late', delay: 3_600_000 },
  ])
  assert.equal((await get(path)).status, 200)
  const delayed = get(path)
  await expect.poll(() => requests().length).toBe(2)
  faults([])
  assert.equal((await delayed).status, 200)
})

test('a fault applies only to requests with its path', async () => {
  const { get, faults } = await start()
  faults([{ path: '/public', fails: 'status', status: 500 }])
  assert.equal((await get('/public/getTokenImage/ETH')).status, 500)
  assert.equal((await get(path)).status, 200)
})

test('directory.stop closes the connections of requests that a fault delays', async () => {
  const { get, faults, requests, stop } = await start()
  faults([{ path, fails: 'late', delay: 'held' }])
  const delayed = get(path).then(
    () => 'answered',
    () => 'closed',
  )
  await expect.poll(() => requests().length).toBe(1)
  await stop()
  assert.equal(await delayed, 'closed')
})
