import { request } from 'node:http'
import { assert, expect, test } from 'vitest'
import { caller, report, telemetryFixture, track } from './telemetry.fixture.ts'

const start = telemetryFixture()

test('POST /e records events and errors in order', async () => {
  const { send, items, records } = await start()
  assert.equal((await send(track)).status, 202)
  assert.equal((await send(report)).status, 202)
  assert.deepEqual(items(), [track, report])
  expect(records()).toMatchObject([
    { id: 1, outcome: 'accepted', caller },
    { id: 2, outcome: 'accepted', caller },
  ])
})

test.each([
  [{ projectId: '' }, 401, /projectId is missing/],
  [{ projectId: 'bad' }, 401, /invalid key/],
  [{ projectId: 'refused' }, 403, /origin not allowed/],
  [{ sv: '' }, 401, /sv is missing/],
  [{ st: 'other' }, 400, /^st must be appkit\.$/],
  [{ sv: '1.7.7' }, 400, /^sv must be platform-adapters-version\.$/],
  [{ sv: 'react--1.7.7' }, 400, /^sv must be/],
])(
  'POST /e refuses the caller %j with %i and records the reason',
  async (query, status, reason) => {
    const { send, items, records } = await start()
    const response = await send(track, query)
    assert.equal(response.status, status)
    const { error } = await response.json()
    expect(error).toMatch(reason)
    assert.deepEqual(items(), [])
    expect(records()).toMatchObject([
      { outcome: 'refused', status, caller: { ...caller, ...query } },
    ])
  },
)

test('POST /e refuses a wrong body with 400 and the reason', async () => {
  const { send, records } = await start()
  const response = await send({ ...track, url: `${track.url}?token=1` })
  const reason = 'url must have no credentials, query or hash.'
  assert.equal(response.status, 400)
  assert.deepEqual(await response.json(), { error: reason })
  expect(records()).toMatchObject([{ outcome: 'refused', status: 400, reason }])
})

test('POST /e records only requests that a fault does not replace, and requests() lists all of them', async () => {
  const { send, faults, items, requests } = await start()
  faults([{ path: '/e', fails: 'status', status: 403, times: 1 }])
  assert.equal((await send(track)).status, 403)
  assert.equal((await send(track)).status, 202)
  assert.equal(items().length, 1)
  assert.deepEqual(
    requests().map(({ path }) => path),
    ['/e', '/e'],
  )
})

test('pages of every origin may post JSON to /e', async () => {
  const { url } = await start()
  const { status, headers } = await fetch(`${url}/e`, { method: 'OPTIONS' })
  assert.equal(status, 204)
  assert.equal(headers.get('access-control-allow-origin'), '*')
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(headers.get('access-control-allow-headers')).toContain('*')
})

test('GET /records returns the records after an id to local callers only', async () => {
  const { send, url } = await start()
  await send(track)
  await send(report)
  const read = async (path: string) => (await fetch(url + path)).json()
  expect(await read('/records')).toHaveLength(2)
  expect(await read('/records?after=1')).toMatchObject([{ id: 2, item: report }])
  expect(await read('/records?after=2')).toEqual([])
  for (const path of ['/records', '/project']) {
    const response = await fetch(url + path, { headers: { origin: 'https://evil.example' } })
    assert.equal(response.status, 403)
  }
  const otherHost = await new Promise((resolve) =>
    request(`${url}/records`, { headers: { host: 'evil.example' } }, (response) =>
      resolve(response.statusCode),
    ).end(),
  )
  assert.equal(otherHost, 403)
})

test('the service serves the page of the owner and its files with a policy that allows the directory', async () => {
  const { url } = await start({ directory: 'http://127.0.0.1:8548' })
  const response = await fetch(url)
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' http://127.0.0.1:8548;",
  )
  const html = await response.text()
  const files = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path)
  expect(files).toEqual(['/icon.svg', '/page.css', '/page.js'])
  for (const path of files) assert.equal((await fetch(url + path)).status, 200)
  const imports = async (path: string): Promise<readonly string[]> => {
    const text = await (await fetch(url + path)).text()
    const names = [...text.matchAll(/from '\.(\/[^']+)'/g)].map(([, name]) => name ?? '')
    return [path, ...(await Promise.all(names.map(imports))).flat()]
  }
  expect(new Set(await imports('/page.js'))).toEqual(
    new Set(['/page.js', '/element.js', '/records.js', '/settings.js', '/describe-settings.js']),
  )
  assert.deepEqual(await (await fetch(`${url}/project`)).json(), {
    directory: 'http://127.0.0.1:8548',
  })
})

test('the service has no other paths, methods or controls', async () => {
  const { url } = await start()
  for (const path of ['/constructor', '/telemetry.types.ts', '/../page.html'])
    assert.equal((await fetch(url + path)).status, 404, path)
  assert.equal((await fetch(`${url}/e`)).status, 405)
  assert.equal((await fetch(`${url}/records`, { method: 'POST' })).status, 404)
  const controls = await fetch(`${url}/controls`, { method: 'POST', body: '{"count":1}' })
  assert.deepEqual(await controls.json(), { error: 'Unknown control count.' })
})
