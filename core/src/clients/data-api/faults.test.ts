import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { until } from '../http/until.fixture.ts'
import {
  account,
  ethereum,
  inTurn,
  json,
  neverResponds,
  owner,
  signal,
  startClient,
  status,
  supported,
  usdc,
} from './scripted-service.fixture.ts'

type Run = ReturnType<typeof startClient>
const empty = () => json({ balances: [] })

/** Expects the next attempt after exactly `ms`, and advances the clock to it. */
async function expectPause({ clock, urls }: Run, ms: number): Promise<void> {
  const before = urls().length
  // One timer is the deadline of the call, the other one the pause.
  await until(() => clock.pending() === 2)
  clock.advance(ms - 1)
  expect(urls()).toHaveLength(before)
  clock.advance(1)
  await until(() => urls().length > before)
}

test.each([408, 413, 429, 500, 502, 503, 504])(
  'a data service call is retried twice after status %i, with pauses of 150 and 300 ms',
  async (code) => {
    const run = startClient({ '/v1/account': () => status(code) })
    const call = run.api.balances(account, [], signal)
    call.catch(() => {})
    await until(() => run.urls().length === 1)
    await expectPause(run, 150)
    await expectPause(run, 300)
    await expect(call).rejects.toMatchObject({
      code: 'endpoint/refused',
      details: { status: String(code) },
    })
    expect([run.urls().length, run.clock.pending()]).toEqual([3, 0])
  },
)

test.each([400, 418])('a data service call is not retried after status %i', async (code) => {
  const run = startClient({ '/v1/account': () => status(code) })
  await expect(run.api.balances(account, [], signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(run.urls()).toHaveLength(1)
})

test('a data service call by POST is not retried', async () => {
  const run = startClient({ '/v1/fungible': () => status(503) })
  await expect(run.api.prices([`${ethereum}:${usdc}`], signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
    details: { status: '503' },
  })
  expect(run.urls()).toHaveLength(1)
})

test('a data service call is retried twice without a network, and the next call sends again [G7]', async () => {
  const run = startClient({
    '/v1/account': inTurn(
      ...Array.from({ length: 3 }, () => () => {
        throw new TypeError('Failed to fetch')
      }),
      empty,
    ),
  })
  const call = run.api.balances(account, [], signal)
  call.catch(() => {})
  await until(() => run.urls().length === 1)
  await expectPause(run, 150)
  await expectPause(run, 300)
  await expect(call).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  await expect(run.api.balances(account, [], signal)).resolves.toMatchObject({ status: 'read' })
})

test('a data service call times out after ten seconds and aborts the request', async () => {
  const run = startClient({ '/v1/account': neverResponds })
  const call = run.api.history({ account, cursor: null, onramp: null }, signal)
  call.catch(() => {})
  await until(() => run.urls().length === 1)
  run.clock.advance(timeouts.apiTimeout)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect(run.requests.at(-1)?.signal.aborted).toBe(true)
})

test.each([
  ['seconds', '2', 2_000],
  ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
  ['invalid text, with the default wait', 'soon', 150],
  ['less than the default wait', '0', 150],
])(
  'Retry-After of the data service delays the next attempt: %s [G3]',
  async (_, retryAfter, ms) => {
    const run = startClient({
      '/v1/account': inTurn(() => status(429, { 'retry-after': retryAfter }), empty),
    })
    const call = run.api.balances(account, [], signal)
    await until(() => run.urls().length === 1)
    await expectPause(run, ms)
    await expect(call).resolves.toEqual({ status: 'read', tokens: [], hidden: 0 })
  },
)

test('a Retry-After of one day lets a data service call time out without a further attempt [G3]', async () => {
  const run = startClient({ '/v1/account': () => status(429, { 'retry-after': '86400' }) })
  const call = run.api.balances(account, [], signal)
  call.catch(() => {})
  await until(() => run.clock.pending() === 2)
  run.clock.advance(timeouts.apiTimeout)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect([run.urls().length, run.clock.pending()]).toEqual([1, 0])
})

test.each([
  [
    'a page of HTML',
    () =>
      new Response('<!doctype html><h1>Sign in to the airport</h1>', {
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['truncated JSON', () => new Response('{"balances":[{"name":')],
  ['an empty body', () => new Response('')],
  ['a list', () => json([])],
  ['an object instead of the list', () => json({ balances: {} })],
])('balances() rejects %s without quoting it in the error message [G1]', async (_, handler) => {
  const { api, urls } = startClient({ '/v1/account': handler })
  await expect(api.balances(account, [], signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringMatching(/airport|</),
  })
  expect(urls()).toHaveLength(1)
})

test.each([[null], [[]], [{ data: null }], [{ next: 'x' }]])(
  'history() rejects the response %j [G2]',
  async (body) => {
    const { api, urls } = startClient({ '/v1/account': () => json(body) })
    await expect(
      api.history({ account, cursor: null, onramp: null }, signal),
    ).rejects.toMatchObject({ code: 'endpoint/unreadable' })
    expect(urls()).toHaveLength(1)
  },
)

test.each([
  ['origin not allowed', 403, 'config/origin-not-allowed'],
  ['invalid key', 401, 'config/project-id-invalid'],
])(
  'all data service calls reject without a request after the response "%s" [G6]',
  async (text, code, expected) => {
    const refuse = () => new Response(text, { status: code })
    const { api, requests } = startClient({ '/': refuse, '/v1/supported-chains': refuse })
    for (const call of [
      () => api.balances(account, [], signal),
      () => api.identity(account, null, signal),
      () => api.lookUp('x.eth', { fresh: true }, signal),
      () => api.prices([`${ethereum}:${usdc}`], signal),
      () => api.history({ account, cursor: null, onramp: null }, signal),
      () => api.reverse(owner, null, signal),
      () => api.gasPrice(ethereum, signal),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: expected })
    }
    expect(requests).toHaveLength(1)
  },
)

test('a 403 without a reason makes only later data service calls of the same path reject without a request [G6]', async () => {
  const { api, requests } = startClient({
    '/v1/account': () => status(403),
    '/v1/identity': () => json({ name: 'a.example', avatar: null }),
  })
  for (let round = 0; round < 2; round += 1) {
    await expect(api.balances(account, [], signal)).rejects.toMatchObject({
      code: 'config/origin-not-allowed',
    })
    await expect(api.identity(account, null, signal)).resolves.toMatchObject({
      claimedName: 'a.example',
    })
  }
  expect(requests.filter(({ url }) => url.includes('/balance'))).toHaveLength(1)
})

test('a 403 makes later data service calls by POST reject without a request [G6]', async () => {
  const { api, requests } = startClient({ '/v1/fungible': () => status(403) })
  for (let round = 0; round < 2; round += 1) {
    await expect(api.prices([`${ethereum}:${usdc}`], signal)).rejects.toMatchObject({
      code: 'config/origin-not-allowed',
    })
  }
  expect(requests.filter(({ url }) => url.includes('/v1/fungible'))).toHaveLength(1)
})

test('an abort of a data service call aborts the request [G4]', async () => {
  const { api, urls, requests } = startClient({ '/v1/account': neverResponds })
  const caller = new AbortController()
  const call = api.balances(account, [], caller.signal)
  await until(() => urls().length === 1)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(requests.at(-1)?.signal.aborted).toBe(true)
})

test('an abort of a data service call does not abort a request that other callers share [G4]', async () => {
  let respond = (_: Response) => {}
  const { api, requests } = startClient({
    '/v1/supported-chains': () =>
      new Promise((resolve) => {
        respond = resolve
      }),
  })
  const caller = new AbortController()
  const aborted = api.supports(ethereum, caller.signal)
  const other = api.supports(ethereum, signal)
  await until(() => requests.length === 1)
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(requests[0]?.signal.aborted).toBe(false)
  respond(json({ http: [ethereum] }))
  expect(await other).toBe(true)
  expect(requests).toHaveLength(1)
})

test('an abort of a data service call by its last caller aborts the shared request [G4]', async () => {
  const { api, requests } = startClient({
    '/v1/supported-chains': inTurn(neverResponds, supported['/v1/supported-chains']),
  })
  const caller = new AbortController()
  const aborted = api.balances(account, [], caller.signal)
  await until(() => requests.length === 1)
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(await api.supports(ethereum, signal)).toBe(true)
})

test('an abort of a data service call during the pause between attempts leaves no timer behind [G4]', async () => {
  const run = startClient({ '/v1/account': () => status(503) })
  const caller = new AbortController()
  const call = run.api.balances(account, [], caller.signal)
  call.catch(() => {})
  await until(() => run.clock.pending() === 2)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([run.clock.pending(), run.urls().length]).toEqual([0, 1])
})
