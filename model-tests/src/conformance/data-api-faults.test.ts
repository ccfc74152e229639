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

test('lookUp does not cache the response to an earlier request that arrives after a later one [G5]', async () => {
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
