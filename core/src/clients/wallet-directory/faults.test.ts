import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { until } from '../http/until.fixture.ts'
import { anyWallet, json, startDirectory, status } from './scripted-directory.fixture.ts'

const { signal } = new AbortController()
const page = () => json({ data: [{ id: 'a', name: 'A' }], count: 1 })
const neverResponds = () => new Promise<Response>(() => {})

test('an abort of a wallet directory call aborts the request [G4]', async () => {
  const run = startDirectory(neverResponds)
  const caller = new AbortController()
  const call = run.directory.wallets(anyWallet, caller.signal)
  await until(() => run.requests.length === 1)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([run.requests[0]?.signal.aborted, run.clock.pending()]).toEqual([true, 0])
})

test.each([
  ['without a response', neverResponds, 1],
  [
    'with a Retry-After of one day [G3]',
    () => new Response(null, { status: 429, headers: { 'retry-after': '86400' } }),
    // The deadline and the pause before the next attempt.
    2,
  ],
])('a wallet directory call times out after ten seconds %s', async (_, respond, timers) => {
  const run = startDirectory(respond)
  const call = run.directory.wallets(anyWallet, signal)
  call.catch(() => {})
  await until(() => run.requests.length === 1 && run.clock.pending() === timers)
  run.clock.advance(timeouts.apiTimeout - 1)
  expect(run.clock.pending()).toBe(timers)
  run.clock.advance(1)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect([run.requests.length, run.clock.pending()]).toEqual([1, 0])
})

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
