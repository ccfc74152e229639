import { describe, expect, test } from 'vitest'
import { limits } from '../../domain/constants.ts'
import { until } from '../http/until.fixture.ts'
import { startClient } from './client.fixture.ts'
import { createDataApi } from './create-data-api.ts'
import {
  account,
  inTurn,
  json,
  never,
  one,
  owner,
  signal,
  startService,
  status,
  supported,
  usdc,
} from './scripted-service.fixture.ts'

type Run = ReturnType<typeof startClient>
const empty = () => json({ balances: [] })

/** Waits for the pause after an attempt, checks how long it is to the millisecond, and ends it. */
async function pause({ clock, urls }: Run, ms: number): Promise<void> {
  const before = urls().length
  // the call's deadline is one timer, the pause another
  await until(() => clock.pending() === 2)
  clock.advance(ms - 1)
  expect(urls()).toHaveLength(before)
  clock.advance(1)
  await until(() => urls().length > before)
}

describe('a service that has a bad day', () => {
  test.each([408, 413, 429, 500, 502, 503, 504])(
    'status %i is asked three times, 150 and 300 ms apart',
    async (code) => {
      const run = startClient({ '/v1/account': () => status(code) })
      const call = run.api.balances(account, [], signal)
      call.catch(() => {})
      await until(() => run.urls().length === 1)
      await pause(run, 150)
      await pause(run, 300)
      await expect(call).rejects.toMatchObject({
        code: 'endpoint/refused',
        details: { status: String(code) },
      })
      expect([run.urls().length, run.clock.pending()]).toEqual([3, 0])
    },
  )

  test.each([400, 418])('status %i is not asked again', async (code) => {
    const run = startClient({ '/v1/account': () => status(code) })
    await expect(run.api.balances(account, [], signal)).rejects.toMatchObject({
      code: 'endpoint/refused',
    })
    expect(run.urls()).toHaveLength(1)
  })

  test('what is posted is asked once', async () => {
    const run = startClient({ '/v1/fungible': () => status(503) })
    await expect(run.api.prices([`${one}:${usdc}`], signal)).rejects.toMatchObject({
      code: 'endpoint/refused',
      details: { status: '503' },
    })
    expect(run.urls()).toHaveLength(1)
  })

  test('G7: without a network it is tried three times, and the next question asks again', async () => {
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
    await pause(run, 150)
    await pause(run, 300)
    await expect(call).rejects.toMatchObject({ code: 'endpoint/unreachable' })
    await expect(run.api.balances(account, [], signal)).resolves.toMatchObject({ status: 'read' })
  })

  test('an answer that does not come is given up after ten seconds', async () => {
    const run = startClient({ '/v1/account': never })
    const call = run.api.history({ account, cursor: null, onramp: null }, signal)
    call.catch(() => {})
    await until(() => run.urls().length === 1)
    run.clock.advance(limits.apiAnswer)
    await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect(run.asked.at(-1)?.signal.aborted).toBe(true)
  })
})

describe('G3: 429 with Retry-After', () => {
  test.each([
    ['seconds', '2', 2_000],
    ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
    ['garbage, as if it said nothing', 'soon', 150],
    ['less than we would wait anyway', '0', 150],
  ])('%s', async (_, retryAfter, ms) => {
    const run = startClient({
      '/v1/account': inTurn(() => status(429, { 'retry-after': retryAfter }), empty),
    })
    const call = run.api.balances(account, [], signal)
    await until(() => run.urls().length === 1)
    await pause(run, ms)
    await expect(call).resolves.toEqual({ status: 'read', tokens: [], hidden: 0 })
  })

  test('a day: it is given up in its time, and the service is left alone', async () => {
    const run = startClient({ '/v1/account': () => status(429, { 'retry-after': '86400' }) })
    const call = run.api.balances(account, [], signal)
    call.catch(() => {})
    await until(() => run.clock.pending() === 2)
    run.clock.advance(limits.apiAnswer)
    await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect([run.urls().length, run.clock.pending()]).toEqual([1, 0])
  })
})

test.each([
  [
    'a page of HTML',
    () =>
      new Response('<!doctype html><h1>Sign in to the airport</h1>', {
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['half an answer', () => new Response('{"balances":[{"name":')],
  ['nothing', () => new Response('')],
  ['a list', () => json([])],
  ['balances that are no list', () => json({ balances: {} })],
])('G1: %s is no answer, and none of it is in the message', async (_, answer) => {
  const { api, urls } = startClient({ '/v1/account': answer })
  await expect(api.balances(account, [], signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringMatching(/airport|</),
  })
  expect(urls()).toHaveLength(1)
})

describe('G6: a project or a page that may not ask', () => {
  test.each([
    ['origin not allowed', 403, 'config/origin-not-allowed'],
    ['invalid key', 401, 'config/project-id-invalid'],
  ])('%s: said once, then never asked again, by no call', async (text, code, expected) => {
    const { platform, asked } = startService({ '/': () => new Response(text, { status: code }) })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapted: [] })
    for (const ask of [
      () => api.balances(account, [], signal),
      () => api.identity(account, null, signal),
      () => api.lookUp('x.eth', { fresh: true }, signal),
      () => api.prices([`${one}:${usdc}`], signal),
      () => api.history({ account, cursor: null, onramp: null }, signal),
      () => api.reverse(owner, null, signal),
      () => api.gasPrice(one, signal),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: expected })
    }
    expect(asked).toHaveLength(1)
  })

  test('a bare 403 of one call ends that one: the others go on', async () => {
    const { api, asked } = startClient({
      '/v1/account': () => status(403),
      '/v1/identity': () => json({ name: 'a.example', avatar: null }),
    })
    for (let times = 0; times < 2; times += 1) {
      await expect(api.balances(account, [], signal)).rejects.toMatchObject({
        code: 'config/origin-not-allowed',
      })
      await expect(api.identity(account, null, signal)).resolves.toMatchObject({
        name: 'a.example',
      })
    }
    expect(asked.filter(({ url }) => url.includes('/balance'))).toHaveLength(1)
  })

  test('also where it is said to what was posted', async () => {
    const { api, asked } = startClient({ '/v1/fungible': () => status(403) })
    for (let times = 0; times < 2; times += 1) {
      await expect(api.prices([`${one}:${usdc}`], signal)).rejects.toMatchObject({
        code: 'config/origin-not-allowed',
      })
    }
    expect(asked).toHaveLength(2)
  })
})

describe('G4: who leaves', () => {
  test('ends the request', async () => {
    const { api, urls, asked } = startClient({ '/v1/account': never })
    const leaving = new AbortController()
    const call = api.balances(account, [], leaving.signal)
    await until(() => urls().length === 1)
    leaving.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(asked.at(-1)?.signal.aborted).toBe(true)
  })

  test('does not end for the others what all of them wait for', async () => {
    let answer = (_: Response) => {}
    const { platform, asked } = startService({
      '/v1/supported-chains': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapted: [] })
    const leaving = new AbortController()
    const [left, stays] = [api.supports(one, leaving.signal), api.supports(one, signal)]
    await until(() => asked.length === 1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(asked[0]?.signal.aborted).toBe(false)
    answer(json({ http: [one] }))
    expect(await stays).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('ends it when he was the last, and is not told that nothing is supported', async () => {
    const { platform, asked } = startService({
      '/v1/supported-chains': inTurn(never, supported['/v1/supported-chains']),
    })
    const api = createDataApi({ platform, endpoint: null, projectId: 'p1', adapted: [] })
    const leaving = new AbortController()
    const left = api.balances(account, [], leaving.signal)
    await until(() => asked.length === 1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(await api.supports(one, signal)).toBe(true)
  })

  test('while it rests leaves no timer behind', async () => {
    const run = startClient({ '/v1/account': () => status(503) })
    const leaving = new AbortController()
    const call = run.api.balances(account, [], leaving.signal)
    call.catch(() => {})
    await until(() => run.clock.pending() === 2)
    leaving.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    expect([run.clock.pending(), run.urls().length]).toEqual([0, 1])
  })
})
