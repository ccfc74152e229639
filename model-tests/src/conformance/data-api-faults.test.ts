import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { ground, one, signal } from './data-api.fixture.ts'

const start = ground()
type Here = Awaited<ReturnType<typeof start>>
const balances = ({ data, account }: Here, left = signal) => data.balances(account(0), [], left)
const history = ({ data, account }: Here) =>
  data.history({ account: account(0), cursor: null, onramp: null }, signal)

describe('the data API with faults', () => {
  test.each(['0', 'garbage'])(
    'a 429 response (Retry-After %s) is retried after a delay [G3]',
    async (retryAfter) => {
      const here = await start()
      here.service.faults([
        { path: '/v1/account', times: 2, fails: 'status', status: 429, retryAfter },
      ])
      await expect(balances(here)).resolves.toMatchObject({ status: 'read' })
      expect(here.asked()).toHaveLength(3)
    },
  )

  test('Retry-After of one second is waited for in full [G3]', async () => {
    const here = await start()
    here.service.faults([
      { path: '/v1/account', times: 1, fails: 'status', status: 503, retryAfter: '1' },
    ])
    const begun = Date.now()
    await expect(balances(here)).resolves.toMatchObject({ status: 'read' })
    expect(Date.now() - begun).toBeGreaterThanOrEqual(990)
  })

  test("Retry-After of a day fails within the request's own deadline [G3]", async () => {
    const here = await start({ clock: 'manual' })
    here.service.faults([
      { path: '/v1/account', fails: 'status', status: 429, retryAfter: '86400' },
    ])
    const call = balances(here)
    call.catch(() => {})
    await expect.poll(() => here.clock.pending()).toBe(2)
    here.clock.advance(timeouts.apiTimeout)
    await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect(here.asked()).toHaveLength(1)
  })

  test.each(['offline', 'reset'] as const)('a lost connection (%s) is retried', async (fails) => {
    const here = await start()
    here.service.faults([{ path: '/v1/account', times: 1, fails }])
    await expect(balances(here)).resolves.toMatchObject({ status: 'read' })
    expect(here.asked()).toHaveLength(2)
  })

  test('an unreachable service lists no networks, and lists them when it is back [G7]', async () => {
    const here = await start()
    here.service.faults([{ path: '/', fails: 'offline' }])
    expect(await balances(here)).toEqual({ status: 'unsupported' })
    here.service.faults([])
    expect(await balances(here)).toMatchObject({ status: 'read' })
  })

  test.each(['html', 'truncated'] as const)(
    '%s as a response fails, and the next request succeeds [G1]',
    async (fails) => {
      const here = await start()
      here.service.faults([{ path: '/v1/account', times: 1, fails }])
      await expect(history(here)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
      await expect(history(here)).resolves.toMatchObject({ next: null })
    },
  )

  test.each([[null], [[]], [{ data: null }], [{ next: 'x' }]])(
    'the shape %j is rejected as history [G2]',
    async (body) => {
      const here = await start()
      here.service.faults([{ path: '/v1/account', fails: 'shape', body }])
      await expect(history(here)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
    },
  )

  test('invalid rows are dropped and change no prototype [G2, R10]', async () => {
    const here = await start()
    const { rows } = await history(here)
    const hostile = JSON.parse(
      '{"id":"x","metadata":{"__proto__":{"polluted":1}},"transfers":[],"constructor":{"prototype":{"polluted":1}}}',
    )
    here.service.set({
      rows: [
        {
          account: here.sandbox.accounts[0] ?? '',
          rows: [null, 7, 'row', [], {}, hostile, { id: 1, metadata: {}, transfers: [] }],
        },
      ],
    })
    expect((await history(here)).rows).toEqual(rows)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('after a failed balance request no further one is sent for 30 s', async () => {
    const here = await start({ clock: 'manual' })
    here.service.faults([{ path: '/v1/account', times: 1, fails: 'status', status: 404 }])
    await expect(balances(here)).rejects.toMatchObject({ code: 'endpoint/refused' })
    here.clock.advance(timeouts.balancePause - 1)
    expect([await balances(here), here.asked().length]).toEqual([{ status: 'failedLately' }, 1])
    here.clock.advance(1)
    expect(await balances(here)).toMatchObject({ status: 'read' })
  })
})

test.each([
  ['refused', 'config/origin-not-allowed'],
  ['bad', 'config/project-id-invalid'],
])('a 403 for the project %s is reported once and not retried [G6]', async (projectId, code) => {
  const here = await start({ projectId })
  await expect(balances(here)).rejects.toMatchObject({ code })
  await expect(history(here)).rejects.toMatchObject({ code })
  await expect(here.data.lookUp('alice.sandbox.id', { fresh: true }, signal)).rejects.toMatchObject(
    { code },
  )
  expect([here.service.requests().length, here.asked().length]).toEqual([1, 0])
})

describe('late answers of the data API [G4, G5]', () => {
  test('aborting a request to a silent service rejects at once and reports no failure', async () => {
    const here = await start()
    here.service.faults([{ path: '/v1/account', fails: 'late', delay: 'held' }])
    const leaving = new AbortController()
    const call = balances(here, leaving.signal)
    await expect.poll(() => here.asked().length).toBe(1)
    leaving.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    here.service.faults([])
    await expect(balances(here)).resolves.toMatchObject({ status: 'read' })
  })

  test('an earlier request that is answered last does not replace the later result', async () => {
    const here = await start()
    const name = 'alice.sandbox.id'
    const ask = (fresh: boolean) => here.data.lookUp(name, { fresh }, signal)
    here.service.faults([
      { path: '/v1/profile', times: 1, fails: 'late', delay: 'held' },
      {
        path: '/v1/profile',
        times: 1,
        fails: 'shape',
        body: { name, addresses: { 60: { address: 'old' } }, attributes: [] },
      },
    ])
    const older = ask(false)
    await expect.poll(() => here.asked().length).toBe(1)
    const newer = await ask(true)
    here.service.faults([])
    expect((await older)?.addresses['60']).toBe('old')
    expect(await ask(false)).toEqual(newer)
    expect(here.asked()).toHaveLength(2)
  })

  test('a slow name lookup does not delay another one', async () => {
    const here = await start()
    here.service.faults([{ path: '/v1/profile/account/alice', fails: 'late', delay: 'held' }])
    const slow = here.data.lookUp('alice.sandbox.id', { fresh: false }, signal)
    expect((await here.data.lookUp('bob.sandbox.id', { fresh: false }, signal))?.name).toBe(
      'bob.sandbox.id',
    )
    here.service.faults([])
    expect((await slow)?.name).toBe('alice.sandbox.id')
  })
})

test('prices are requested once, even if the request fails', async () => {
  const here = await start()
  here.service.faults([{ path: '/v1/fungible', fails: 'status', status: 503 }])
  await expect(
    here.data.prices([`${one}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`], signal),
  ).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(here.asked()).toHaveLength(1)
})
