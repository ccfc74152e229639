import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { dataApiFixture, evmNetwork, signal } from './data-api.fixture.ts'

const createFixture = dataApiFixture()
type Fixture = Awaited<ReturnType<typeof createFixture>>
const balances = ({ data, account }: Fixture, abortSignal = signal) =>
  data.balances(account(0), [], abortSignal)
const history = ({ data, account }: Fixture) =>
  data.history({ account: account(0), cursor: null, onramp: null }, signal)

describe('the data API with faults', () => {
  test.each(['0', 'garbage'])(
    'balances retries after a 429 response with Retry-After %s [G3]',
    async (retryAfter) => {
      const fixture = await createFixture()
      fixture.service.faults([
        { path: '/v1/account', times: 2, fails: 'status', status: 429, retryAfter },
      ])
      await expect(balances(fixture)).resolves.toMatchObject({ status: 'read' })
      expect(fixture.requests()).toHaveLength(3)
    },
  )

  test('balances waits for the full second of Retry-After: 1 before it retries [G3]', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    fixture.service.faults([
      { path: '/v1/account', times: 1, fails: 'status', status: 503, retryAfter: '1' },
    ])
    const call = balances(fixture)
    // the deadline and the pause
    await expect.poll(() => fixture.clock.pending()).toBe(2)
    fixture.clock.advance(999)
    expect(fixture.clock.pending()).toBe(2)
    fixture.clock.advance(1)
    await expect(call).resolves.toMatchObject({ status: 'read' })
    expect(fixture.requests()).toHaveLength(2)
  })

  test('balances fails at its own deadline when Retry-After is one day [G3]', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    fixture.service.faults([
      { path: '/v1/account', fails: 'status', status: 429, retryAfter: '86400' },
    ])
    const call = balances(fixture)
    call.catch(() => {})
    await expect.poll(() => fixture.clock.pending()).toBe(2)
    fixture.clock.advance(timeouts.apiTimeout)
    await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
    expect(fixture.requests()).toHaveLength(1)
  })

  test.each(['offline', 'reset'] as const)(
    'balances retries after a lost connection (%s)',
    async (fails) => {
      const fixture = await createFixture()
      fixture.service.faults([{ path: '/v1/account', times: 1, fails }])
      await expect(balances(fixture)).resolves.toMatchObject({ status: 'read' })
      expect(fixture.requests()).toHaveLength(2)
    },
  )

  test('balances returns `unsupported` while the service is unreachable, and tokens when it is back [G7]', async () => {
    const fixture = await createFixture()
    fixture.service.faults([{ path: '/', fails: 'offline' }])
    expect(await balances(fixture)).toEqual({ status: 'unsupported' })
    fixture.service.faults([])
    expect(await balances(fixture)).toMatchObject({ status: 'read' })
  })

  test.each(['html', 'truncated'] as const)(
    'history throws endpoint/unreadable for a response with the fault %s, and the next request succeeds [G1]',
    async (fails) => {
      const fixture = await createFixture()
      fixture.service.faults([{ path: '/v1/account', times: 1, fails }])
      await expect(history(fixture)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
      await expect(history(fixture)).resolves.toMatchObject({ next: null })
    },
  )

  test.each([[null], [[]], [{ data: null }], [{ next: 'x' }]])(
    'history throws endpoint/unreadable for the response %j [G2]',
    async (body) => {
      const fixture = await createFixture()
      fixture.service.faults([{ path: '/v1/account', fails: 'shape', body }])
      await expect(history(fixture)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
    },
  )

  test('history drops invalid rows, and a row with __proto__ keys changes no prototype [G2, R10]', async () => {
    const fixture = await createFixture()
    const { rows } = await history(fixture)
    const hostile = JSON.parse(
      '{"id":"x","metadata":{"__proto__":{"polluted":1}},"transfers":[],"constructor":{"prototype":{"polluted":1}}}',
    )
    fixture.service.set({
      rows: [
        {
          account: fixture.sandbox.accounts[0] ?? '',
          rows: [null, 7, 'row', [], {}, hostile, { id: 1, metadata: {}, transfers: [] }],
        },
      ],
    })
    expect((await history(fixture)).rows).toEqual(rows)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('balances sends no request for 30 s after a failed one', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    fixture.service.faults([{ path: '/v1/account', times: 1, fails: 'status', status: 404 }])
    await expect(balances(fixture)).rejects.toMatchObject({ code: 'endpoint/refused' })
    fixture.clock.advance(timeouts.balancePause - 1)
    expect([await balances(fixture), fixture.requests().length]).toEqual([
      { status: 'failedLately' },
      1,
    ])
    fixture.clock.advance(1)
    expect(await balances(fixture)).toMatchObject({ status: 'read' })
  })
})

test.each([
  ['refused', 'config/origin-not-allowed'],
  ['bad', 'config/project-id-invalid'],
])(
  'after a 403 response for project %s every request throws %s, and only one is sent [G6]',
  async (projectId, code) => {
    const fixture = await createFixture({ projectId })
    await expect(balances(fixture)).rejects.toMatchObject({ code })
    await expect(history(fixture)).rejects.toMatchObject({ code })
    await expect(
      fixture.data.lookUp('alice.sandbox.id', { fresh: true }, signal),
    ).rejects.toMatchObject({ code })
    expect([fixture.service.requests().length, fixture.requests().length]).toEqual([1, 0])
  },
)

describe('late responses of the data API [G4, G5]', () => {
  test('an aborted balance request rejects at once, and the next one is sent without a pause', async () => {
    const fixture = await createFixture()
    fixture.service.faults([{ path: '/v1/account', fails: 'late', delay: 'held' }])
    const controller = new AbortController()
    const call = balances(fixture, controller.signal)
    await expect.poll(() => fixture.requests().length).toBe(1)
    controller.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    fixture.service.faults([])
    await expect(balances(fixture)).resolves.toMatchObject({ status: 'read' })
  })

  test('lookUp does not cache the response to an earlier request that arrives after a later one', async () => {
    const fixture = await createFixture()
    const name = 'alice.sandbox.id'
    const lookUpName = (fresh: boolean) => fixture.data.lookUp(name, { fresh }, signal)
    fixture.service.faults([
      { path: '/v1/profile', times: 1, fails: 'late', delay: 'held' },
      {
        path: '/v1/profile',
        times: 1,
        fails: 'shape',
        body: { name, addresses: { 60: { address: 'old' } }, attributes: [] },
      },
    ])
    const older = lookUpName(false)
    await expect.poll(() => fixture.requests().length).toBe(1)
    const newer = await lookUpName(true)
    fixture.service.faults([])
    expect((await older)?.addresses['60']).toBe('old')
    expect(await lookUpName(false)).toEqual(newer)
    expect(fixture.requests()).toHaveLength(2)
  })

  test('a slow lookUp does not delay the lookUp of another name', async () => {
    const fixture = await createFixture()
    fixture.service.faults([{ path: '/v1/profile/account/alice', fails: 'late', delay: 'held' }])
    const slow = fixture.data.lookUp('alice.sandbox.id', { fresh: false }, signal)
    expect((await fixture.data.lookUp('bob.sandbox.id', { fresh: false }, signal))?.name).toBe(
      'bob.sandbox.id',
    )
    fixture.service.faults([])
    expect((await slow)?.name).toBe('alice.sandbox.id')
  })
})

test('prices does not retry a failed request', async () => {
  const fixture = await createFixture()
  fixture.service.faults([{ path: '/v1/fungible', fails: 'status', status: 503 }])
  await expect(
    fixture.data.prices([`${evmNetwork}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`], signal),
  ).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(fixture.requests()).toHaveLength(1)
})
