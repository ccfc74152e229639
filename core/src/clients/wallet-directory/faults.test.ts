import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { until } from '../http/until.fixture.ts'
import {
  anyWallet,
  json,
  neverResponds,
  startDirectory,
  status,
} from './scripted-directory.fixture.ts'

const { signal } = new AbortController()
const page = () => json({ data: [{ id: 'a', name: 'A' }], count: 1 })
type Directory = ReturnType<typeof startDirectory>

/** Expects the next attempt after exactly `ms`, and advances the clock to it. */
async function expectPause({ clock, requests }: Directory, ms: number): Promise<void> {
  const before = requests.length
  // One timer is the deadline of the call, the other one the pause.
  await until(() => clock.pending() === 2)
  clock.advance(ms - 1)
  expect(requests).toHaveLength(before)
  clock.advance(1)
  await until(() => requests.length > before)
}

test.each([408, 413, 429, 500, 502, 503, 504])(
  'a wallet directory call is retried twice after status %i, with pauses of 150 and 300 ms',
  async (code) => {
    const run = startDirectory(() => status(code))
    const call = run.directory.wallets(anyWallet, signal)
    call.catch(() => {})
    await until(() => run.requests.length === 1)
    await expectPause(run, 150)
    await expectPause(run, 300)
    await expect(call).rejects.toMatchObject({
      code: 'endpoint/refused',
      details: { status: String(code) },
    })
    expect([run.requests.length, run.clock.pending()]).toEqual([3, 0])
  },
)

test.each([400, 404, 418])(
  'a wallet directory call is not retried or cached after status %i',
  async (code) => {
    const run = startDirectory(() => status(code), page)
    await expect(run.directory.wallets(anyWallet, signal)).rejects.toMatchObject({
      code: 'endpoint/refused',
    })
    expect(run.requests).toHaveLength(1)
    await expect(run.directory.wallets(anyWallet, signal)).resolves.toMatchObject({ count: 1 })
  },
)

test('a wallet directory call is retried twice without a network', async () => {
  const run = startDirectory()
  const call = run.directory.wallets(anyWallet, signal)
  call.catch(() => {})
  await until(() => run.requests.length === 1)
  await expectPause(run, 150)
  await expectPause(run, 300)
  await expect(call).rejects.toMatchObject({ code: 'endpoint/unreachable' })
})

test.each([
  [
    'a page of HTML',
    () =>
      new Response('<!doctype html><h1>Sign in to the airport</h1>', {
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['truncated JSON', () => new Response('{"data":[{"id":')],
  ['an empty body', () => new Response('')],
  ['a list', () => json([])],
  ['an object instead of the list', () => json({ data: { id: 'a' }, count: 1 })],
])('wallets() rejects %s without quoting it in the error message [G1]', async (_, respond) => {
  const { directory, requests } = startDirectory(respond)
  await expect(directory.wallets(anyWallet, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringMatching(/airport|</),
  })
  expect(requests).toHaveLength(1)
})

test.each([
  ['seconds', '2', 2_000],
  ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
  ['invalid text, with the default wait', 'soon', 150],
])(
  'Retry-After of the wallet directory delays the next attempt: %s [G3]',
  async (_, header, ms) => {
    const run = startDirectory(() => status(429, { 'retry-after': header }), page)
    const call = run.directory.wallets(anyWallet, signal)
    await until(() => run.requests.length === 1)
    await expectPause(run, ms)
    await expect(call).resolves.toMatchObject({ count: 1 })
  },
)

test('a Retry-After of one day lets a wallet directory call time out without a further attempt [G3]', async () => {
  const run = startDirectory(() => status(429, { 'retry-after': '86400' }))
  const call = run.directory.wallets(anyWallet, signal)
  await until(() => run.clock.pending() === 2)
  run.clock.advance(timeouts.apiTimeout)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect([run.requests.length, run.clock.pending()]).toEqual([1, 0])
})

test('an abort of a wallet directory call aborts the request [G4]', async () => {
  const run = startDirectory(neverResponds)
  const caller = new AbortController()
  const call = run.directory.wallets(anyWallet, caller.signal)
  await until(() => run.requests.length === 1)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  await until(() => run.requests[0]?.signal.aborted === true)
  expect(run.clock.pending()).toBe(0)
})

test('an abort of a wallet directory call ends the pause before the next attempt [G4]', async () => {
  const run = startDirectory(() => status(503))
  const caller = new AbortController()
  const call = run.directory.wallets(anyWallet, caller.signal)
  await until(() => run.clock.pending() === 2)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([run.requests.length, run.clock.pending()]).toEqual([1, 0])
})

test('wallets() times out after 10 s if the service does not respond', async () => {
  const run = startDirectory(neverResponds)
  const call = run.directory.wallets(anyWallet, signal)
  await until(() => run.requests.length === 1)
  run.clock.advance(timeouts.apiTimeout)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect(run.clock.pending()).toBe(0)
})

test.each([
  ['status 403', () => status(403), 'config/origin-not-allowed'],
  ['status 401', () => status(401), 'config/project-id-invalid'],
  [
    'status 403 with an invalid key',
    () => json({ error: 'Unauthorized: invalid key' }, { status: 403 }),
    'config/project-id-invalid',
  ],
  [
    'status 401 with an origin that is not allowed',
    () => json({ error: 'Unauthorized: origin not allowed' }, { status: 401 }),
    'config/origin-not-allowed',
  ],
])('wallets() rejects later calls without a request after %s [G6]', async (_, respond, code) => {
  const { directory, requests, clock } = startDirectory(respond)
  await expect(directory.wallets(anyWallet, signal)).rejects.toMatchObject({ code })
  await expect(directory.wallets({ ...anyWallet, page: 2 }, signal)).rejects.toMatchObject({
    code,
  })
  expect([requests.length, clock.pending()]).toEqual([1, 0])
})

test('origins() and isAnalyticsEnabled() resolve with their defaults after status 403, which is not requested again [G6]', async () => {
  const { directory, requests } = startDirectory(() => status(403))
  for (let round = 0; round < 2; round += 1) {
    expect([await directory.origins(signal), await directory.isAnalyticsEnabled(signal)]).toEqual([
      [],
      false,
    ])
  }
  expect(requests).toHaveLength(2)
})

test('wallets returns no more wallets than requested [Z20]', async () => {
  const data = Array.from({ length: 10_000 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
  const { directory } = startDirectory(() => json({ data, count: 10_000 }))
  const page = await directory.wallets({ ...anyWallet, entries: 40 }, signal)
  expect([page.wallets.length, page.count]).toEqual([40, 10_000])
})
