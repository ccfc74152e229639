import { describe, expect, test } from 'vitest'
import { limits } from '../../domain/constants.ts'
import { until } from '../http/until.fixture.ts'
import { everything, json, never, startDirectory, status } from './scripted-directory.fixture.ts'

const { signal } = new AbortController()
const page = () => json({ data: [{ id: 'a', name: 'A' }], count: 1 })
type Directory = ReturnType<typeof startDirectory>

/** Waits for the pause after an attempt, checks how long it is to the millisecond, and ends it. */
async function pause({ clock, asked }: Directory, ms: number): Promise<void> {
  const before = asked.length
  // the call's deadline is one timer, the pause another
  await until(() => clock.pending() === 2)
  clock.advance(ms - 1)
  expect(asked).toHaveLength(before)
  clock.advance(1)
  await until(() => asked.length > before)
}

describe('a service that has a bad day', () => {
  test.each([408, 413, 429, 500, 502, 503, 504])(
    'status %i is asked three times, 150 and 300 ms apart',
    async (code) => {
      const run = startDirectory(() => status(code))
      const call = run.directory.wallets(everything, signal)
      call.catch(() => {})
      await until(() => run.asked.length === 1)
      await pause(run, 150)
      await pause(run, 300)
      await expect(call).rejects.toMatchObject({
        code: 'endpoint/refused',
        details: { status: String(code) },
      })
      expect([run.asked.length, run.clock.pending()]).toEqual([3, 0])
    },
  )

  test.each([400, 404, 418])(
    'status %i is not asked again by itself, and is not kept',
    async (code) => {
      const run = startDirectory(() => status(code), page)
      await expect(run.directory.wallets(everything, signal)).rejects.toMatchObject({
        code: 'endpoint/refused',
      })
      expect(run.asked).toHaveLength(1)
      await expect(run.directory.wallets(everything, signal)).resolves.toMatchObject({ count: 1 })
    },
  )

  test('without a network it is tried three times', async () => {
    const run = startDirectory()
    const call = run.directory.wallets(everything, signal)
    call.catch(() => {})
    await until(() => run.asked.length === 1)
    await pause(run, 150)
    await pause(run, 300)
    await expect(call).rejects.toMatchObject({ code: 'endpoint/unreachable' })
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
  ['half an answer', () => new Response('{"data":[{"id":')],
  ['nothing', () => new Response('')],
  ['a list', () => json([])],
  ['wallets that are no list', () => json({ data: { id: 'a' }, count: 1 })],
])('G1: %s is no answer, and none of it is in the message', async (_, answer) => {
  const { directory, asked } = startDirectory(answer)
  await expect(directory.wallets(everything, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
    message: expect.not.stringMatching(/airport|</),
  })
  expect(asked).toHaveLength(1)
})

describe('G3: 429 with Retry-After', () => {
  test.each([
    ['seconds', '2', 2_000],
    ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
    ['garbage, as if it said nothing', 'soon', 150],
  ])('in %s is waited for', async (_, header, ms) => {
    const run = startDirectory(() => status(429, { 'retry-after': header }), page)
    const call = run.directory.wallets(everything, signal)
    await until(() => run.asked.length === 1)
    await pause(run, ms)
    await expect(call).resolves.toMatchObject({ count: 1 })
  })

  test('of a day is not waited for longer than for any answer, and not hammered', async () => {
    const run = startDirectory(() => status(429, { 'retry-after': '86400' }))
    const call = run.directory.wallets(everything, signal)
    await until(() => run.clock.pending() === 2)
    run.clock.advance(limits.apiAnswer)
    await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect([run.asked.length, run.clock.pending()]).toEqual([1, 0])
  })
})

describe('G4: whoever leaves', () => {
  test('ends the request', async () => {
    const run = startDirectory(never)
    const caller = new AbortController()
    const call = run.directory.wallets(everything, caller.signal)
    await until(() => run.asked.length === 1)
    caller.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    await until(() => run.asked[0]?.signal.aborted === true)
    expect(run.clock.pending()).toBe(0)
  })

  test('ends the pause before the next attempt', async () => {
    const run = startDirectory(() => status(503))
    const caller = new AbortController()
    const call = run.directory.wallets(everything, caller.signal)
    await until(() => run.clock.pending() === 2)
    caller.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    expect([run.asked.length, run.clock.pending()]).toEqual([1, 0])
  })
})

test('a service that never answers is left after 10 s', async () => {
  const run = startDirectory(never)
  const call = run.directory.wallets(everything, signal)
  await until(() => run.asked.length === 1)
  run.clock.advance(limits.apiAnswer)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
  expect(run.clock.pending()).toBe(0)
})

describe('G6: a service that refuses', () => {
  test.each([
    ['a page of another origin', () => status(403), 'config/origin-not-allowed'],
    ['an unknown project', () => status(401), 'config/project-id-invalid'],
    [
      'a project by its words',
      () => json({ error: 'Unauthorized: invalid key' }, { status: 403 }),
      'config/project-id-invalid',
    ],
    [
      'an origin by its words',
      () => json({ error: 'Unauthorized: origin not allowed' }, { status: 401 }),
      'config/origin-not-allowed',
    ],
  ])('%s is asked once for ever', async (_, answer, code) => {
    const { directory, asked, clock } = startDirectory(answer)
    await expect(directory.wallets(everything, signal)).rejects.toMatchObject({ code })
    await expect(directory.wallets({ ...everything, page: 2 }, signal)).rejects.toMatchObject({
      code,
    })
    expect([asked.length, clock.pending()]).toEqual([1, 0])
  })

  test('the settings keep their usual values', async () => {
    const { directory, asked } = startDirectory(() => status(403))
    for (let time = 0; time < 2; time += 1) {
      expect([await directory.origins(signal), await directory.isAnalyticsEnabled(signal)]).toEqual(
        [[], false],
      )
    }
    expect(asked).toHaveLength(2)
  })
})
