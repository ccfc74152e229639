import { describe, expect, test } from 'vitest'
import { limits, timeouts } from '../../../../core/src/domain/constants.ts'
import { activityReactions } from '../../../../core/src/flows/activity/activity.flow.ts'
import { alice, bob, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import {
  activityInputs,
  activityOff,
  activityOn,
  nft,
  page,
  purchase,
  row,
  unreachable,
} from './activity.cases.ts'
import { runActivity } from './activity.run.ts'

const start = runActivity
const account = `${mainnet.caipNetworkId}:${alice}`
const idle = { status: 'idle', data: null, refresh: null, loadMore: null, showHidden: null }
const off = { ...idle, problem: null }
const noAccount = { ...idle, problem: 'data/history-without-address' }

describe('an activity that is turned off', () => {
  test('activity reads nothing while it is turned off [N3]', async () => {
    const run = start(activityInputs.off)
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    await run.send({ type: 'account.lost', namespace: 'eip155' })
    expect([run.view(), run.requests(), run.purchaseRequests()]).toEqual([off, [], 0])
  })

  test('activity ends its requests and forgets its rows when it is turned off', async () => {
    const run = start()
    await run.answer(page([row('1')], 'c'))
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'purchases.read', rows: [purchase] })
    await run.send(activityOff)
    await run.answerLate(page([row('2')]))
    expect(run.view()).toEqual(off)
    await run.send(activityOn)
    expect([run.ids(), run.cursors()]).toEqual(['loading', [null, 'c', null]])
  })

  test('activity goes on when other features change', async () => {
    const run = start()
    await run.answer(page([row('1')], 'c'))
    await run.send(activityOn)
    expect([run.ids(), run.cursors()]).toEqual([['1'], [null]])
  })
})

describe('the activity of an account', () => {
  test('activity reads page by page until a page has no next cursor', async () => {
    const run = start()
    expect([run.ids(), run.requests()]).toEqual(['loading', [{ account, cursor: null }]])
    await run.answer(page([row('2'), row('1')], 'next'))
    expect([run.ids(), run.rest()]).toEqual([['2', '1'], 'more'])
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'loadMore' })
    await run.answer(page([row('0', { minedAt: '2026-02-28T00:00:00Z' })]))
    expect([run.ids(), run.rest(), run.cursors()]).toEqual([['2', '1', '0'], 'end', [null, 'next']])
    await run.send({ type: 'loadMore' })
    expect(run.cursors()).toHaveLength(2)
  })

  test('activity groups rows by month, newest first, and replaces a row that is read again', async () => {
    const run = start()
    await run.answer(
      page(
        [row('a', { minedAt: '2025-12-15T12:00:00Z' }), row('b', { status: 'pending' })],
        'next',
      ),
    )
    await run.send({ type: 'loadMore' })
    await run.answer(page([row('b')]))
    const shown = run.view()
    expect(
      shown.data?.months.map(({ year, month, rows }) => [
        year,
        month,
        rows.map(({ id, status }) => id + status),
      ]),
    ).toEqual([
      [2026, 2, ['bconfirmed']],
      [2025, 11, ['aconfirmed']],
    ])
  })

  test('activity omits rows of other networks and rows with spam NFTs only', async () => {
    const run = start()
    const spam = row('spam', { transfers: [nft('Free money', {}, true)] })
    const approval = row('approval', { operationType: 'approve', transfers: [] })
    await run.answer(
      page([
        row('ownNetwork'),
        row('otherNetwork', { chain: sepolia.caipNetworkId }),
        spam,
        approval,
      ]),
    )
    expect(run.ids()).toEqual(['ownNetwork', 'approval'])
  })

  test('the activity view contains the time of clock.read', async () => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send({ type: 'clock.read', now: 1_772_000_000_000 })
    expect(run.view()).toMatchObject({ data: { now: 1_772_000_000_000 } })
  })

  test('activity has an empty list if the account has no rows', async () => {
    const run = start()
    await run.answer(page([]))
    expect([run.view(), run.ids()]).toMatchObject([{ status: 'fresh' }, []])
  })

  test('activity reads the next page at once if a page has no rows to list', async () => {
    const run = start()
    await run.answer(page([row('otherNetwork', { chain: sepolia.caipNetworkId })], 'second'))
    expect([run.ids(), run.cursors()]).toEqual(['loading', [null, 'second']])
    await run.answer(page([row('ownNetwork')]))
    expect(run.ids()).toEqual(['ownNetwork'])
  })

  test.each([
    ['activity ends the list when a cursor repeats [G8]', ['c', 'c'], 2],
    ['activity ends the list when cursors form a cycle [G8]', ['a', 'b', 'a'], 3],
    [
      'activity reads a limited number of empty pages [G8]',
      Array.from({ length: 20 }, (_, index) => `${index}`),
      limits.emptyPages,
    ],
  ])('%s', async (_, cursors, count) => {
    const run = start()
    for (const cursor of cursors.slice(0, count)) await run.answer(page([], cursor))
    expect([run.ids(), run.rest(), run.cursors().length]).toEqual([[], 'end', count])
  })
})

describe('without an account', () => {
  test.each([activityInputs.noAccount, activityInputs.noNetwork])(
    'activity sends no request without an account or a network and reports the problem',
    async (input) => {
      const run = start(input)
      await run.send({ type: 'refresh' })
      expect(run.view()).toEqual(noAccount)
      expect(run.requests()).toEqual([])
    },
  )

  test('activity reads the first page when an account connects', async () => {
    const run = start(activityInputs.noAccount)
    await run.send(kitEvent('account.connected', { namespace: 'eip155', address: alice }))
    expect(run.requests()).toEqual([{ account, cursor: null }])
    await run.send({ type: 'account.disconnected', namespace: 'eip155' })
    expect(run.view()).toEqual(noAccount)
  })
})

describe('a refresh that fails', () => {
  type Run = ReturnType<typeof start>
  const ends = [
    ['endpoint/unreachable', (run: Run) => run.fail(unreachable)],
    ['kit/timed-out', (run: Run) => run.elapse(timeouts.apiTimeout)],
  ] as const
  const pages = [
    [null, 'failed'],
    [page([row('1')], 'next'), 'more'],
    [page([row('1')]), 'end'],
  ] as const

  test.each(ends)(
    'activity emits %s when a refresh fails and keeps its rows',
    async (code, end) => {
      for (const [first, rest] of pages) {
        const run = start()
        if (first !== null) await run.answer(first)
        await run.send({ type: 'refresh' })
        await end(run)
        expect([run.rest(), run.emitted()]).toEqual([
          rest,
          [{ type: 'activity.failed', code, cursor: null }],
        ])
      }
    },
  )
})

describe('another account, or another network', () => {
  const sol = (type: 'account.connected' | 'account.changed', address: string) =>
    kitEvent(type, { namespace: 'solana', address })

  test.each([
    [sol('account.connected', 'sol'), 'sol'],
    [sol('account.changed', 'so2'), 'so2'],
    [{ type: 'account.lost', namespace: 'solana' } as const, null],
    [{ type: 'account.disconnected', namespace: 'solana' } as const, null],
  ] as const)('activity stores %o of an inactive namespace', async (last, address) => {
    const run = start()
    await run.send(sol('account.connected', 'sol'))
    await run.send(last)
    expect([run.cursors(), run.ids()]).toEqual([[null], 'loading'])
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    const request = { account: `${solana.caipNetworkId}:${address}`, cursor: null }
    expect(run.requests().slice(1)).toEqual(address === null ? [] : [request])
  })

  test.each([
    kitEvent('account.connected', { namespace: 'eip155', address: bob }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
    { type: 'account.lost', namespace: 'eip155' } as const,
    { type: 'account.disconnected', namespace: 'eip155' } as const,
  ])('activity clears the rows on $type of the active account', async (event) => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send({ type: 'purchases.read', rows: [purchase] })
    await run.send(event)
    const isLeft = event.type === 'account.lost' || event.type === 'account.disconnected'
    expect([run.context().list.data?.rows ?? [], run.ids()]).toEqual([
      [],
      isLeft ? 'idle' : 'loading',
    ])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect(run.ids()).toBe(isLeft ? 'idle' : 'loading')
  })

  test('activity keeps the rows when the active network is set again', async () => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send(kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect([run.ids(), run.cursors()]).toEqual([['1'], [null]])
  })

  test('activity without an account stores the network', async () => {
    const run = start(activityInputs.noAccount)
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    await run.send(sol('account.connected', 'sol'))
    expect(run.requests()).toMatchObject([{ account: `${solana.caipNetworkId}:sol` }])
  })

  test('activity starts again for another account or network and ignores late results of the previous one [G4, O-5]', async () => {
    const run = start()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await run.answerLate(page([row('old')]))
    expect(run.ids()).toBe('loading')
    await run.answer(page([row('new')], 'c'))
    expect(run.ids()).toEqual(['new'])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.ids(), run.requests().at(-1)]).toEqual([
      'loading',
      { account: `${sepolia.caipNetworkId}:${bob}`, cursor: null },
    ])
    await run.answer(page([row('otherNetwork', { chain: sepolia.caipNetworkId })]))
    expect(run.ids()).toEqual(['otherNetwork'])
  })

  test('activity of a given namespace follows its own network, not the active one', async () => {
    const run = start({ ...activityInputs.named, network: mainnet.caipNetworkId })
    await run.answer(page([row('1')]))
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    await run.send(kitEvent('chain.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect([run.ids(), run.requests().length]).toEqual([['1'], 1])
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.ids(), run.requests().at(-1)]).toEqual([
      'loading',
      { account: `${sepolia.caipNetworkId}:${alice}`, cursor: null },
    ])
  })

  test('activity of a given namespace without an account stores the network of its wallet', async () => {
    const run = start({ ...activityInputs.named, addresses: {} })
    await run.send(kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId }))
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    expect(run.requests()).toEqual([{ account: `${sepolia.caipNetworkId}:${bob}`, cursor: null }])
  })

  test('activity ignores account changes of another namespace until that namespace is active [K6]', async () => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send(kitEvent('account.changed', { namespace: 'solana', address: 'So1' }))
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: alice }))
    expect([run.ids(), run.requests().length]).toEqual([['1'], 1])
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    expect(run.requests().at(-1)).toEqual({
      account: `${solana.caipNetworkId}:So1`,
      cursor: null,
    })
  })
})

describe('failures', () => {
  test('activity shows a toast when reading fails, and refresh reads again', async () => {
    const run = start()
    await run.fail(unreachable)
    expect(run.view()).toMatchObject({
      status: 'failed',
      data: null,
      problem: 'endpoint/unreachable',
    })
    expect(messagesOf(activityReactions, run.emitted())).toEqual([
      { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
    ])
    await run.send({ type: 'refresh' })
    await run.answer(page([row('1')]))
    expect(run.ids()).toEqual(['1'])
  })

  test('activity fails when a page takes 10 s', async () => {
    const run = start()
    await run.elapse(timeouts.apiTimeout)
    const code = 'kit/timed-out'
    expect([run.view(), run.emitted()]).toMatchObject([
      { status: 'failed', data: null, problem: code },
      [{ type: 'activity.failed', code }],
    ])
  })

  test('activity reads a failed page again when the browser is online again [G7]', async () => {
    const run = start()
    await run.fail(unreachable)
    await run.online()
    expect([run.ids(), run.cursors().length]).toEqual(['loading', 2])
  })

  test('activity reports a failure once until the list is read or the visitor asks again [G7]', async () => {
    const run = start()
    const failAndGoOnline = async () => {
      await run.fail(unreachable)
      run.platform.controls.emit('offline')
      await run.online()
      await run.fail(unreachable)
    }
    await run.answer(page([row('1')], 'c'))
    for (const [index, type] of (
      ['refresh', 'loadMore', 'refresh', 'refresh'] as const
    ).entries()) {
      await run.send({ type })
      await failAndGoOnline()
      expect(run.emitted().filter((event) => event.type === 'activity.failed').length).toBe(
        index + 1,
      )
    }
    await run.send(kitEvent('transfer.sent'))
    await run.fail(unreachable)
    await run.online()
    await run.answer(page([row('1')], 'c'))
    const before = run.emitted().length
    await run.send(kitEvent('transfer.sent'))
    await run.fail(unreachable)
    expect(run.emitted().length).toBe(before + 1)
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await run.fail(unreachable)
    expect(run.emitted().length).toBe(before + 2)
  })

  test('activity has no data when a later page fails, and refresh reads the first page', async () => {
    const run = start()
    await run.answer(page([row('1')], 'c'))
    await run.send({ type: 'loadMore' })
    await run.fail(unreachable)
    expect(run.view()).toMatchObject({
      status: 'failed',
      data: null,
      problem: 'endpoint/unreachable',
    })
    await run.send({ type: 'refresh' })
    expect(run.ids()).toBe('loading')
    await run.answer(page([row('1')], 'c'))
    expect([run.cursors(), run.ids(), run.rest()]).toEqual([[null, 'c', null], ['1'], 'more'])
  })
})

describe('refresh', () => {
  test('activity keeps the list and emits activity.failed when a refresh fails', async () => {
    const run = start()
    await run.answer(page([row('1')], 'c'))
    await run.send({ type: 'refresh' })
    await run.fail(unreachable)
    expect([run.ids(), run.rest(), run.emitted().map(({ type }) => type)]).toEqual([
      ['1'],
      'more',
      ['activity.failed'],
    ])
    await run.send({ type: 'refresh' })
    await run.elapse(timeouts.apiTimeout)
    expect([run.ids(), run.emitted().length]).toEqual([['1'], 2])
  })

  test.each([
    'refresh',
    'transfer.sent',
    'transfer.confirmed',
    'transfer.reverted',
    'transfer.replaced',
  ] as const)(
    'activity on %s reads the first page again, adds new rows on top and keeps the others',
    async (type) => {
      const run = start()
      await run.answer(page([row('2', { status: 'pending' })], 'c'))
      await run.send({ type: 'loadMore' })
      await run.answer(page([row('1', { minedAt: '2026-03-01T00:00:00Z' })], 'd'))
      await run.send(type === 'refresh' ? { type } : kitEvent(type))
      expect([run.ids(), run.requests().at(-1)]).toEqual([['2', '1'], { account, cursor: null }])
      await run.answer(page([row('3', { minedAt: '2026-03-06T00:00:00Z' }), row('2')], 'c'))
      const shown = run.view()
      expect(run.ids()).toEqual(['3', '2', '1'])
      expect(shown.data?.months[0]?.rows[1]?.status).toBe('confirmed')
      await run.send({ type: 'loadMore' })
      expect(run.cursors().at(-1)).toBe('d')
    },
  )

  test('activity replaces the list when the refreshed first page has no known row', async () => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send({ type: 'refresh' })
    await run.answer(page([row('9')], 'fresh'))
    expect([run.ids(), run.rest()]).toEqual([['9'], 'more'])
  })

  test('a second refresh aborts the first one [G5]', async () => {
    const run = start()
    await run.answer(page([row('1')]))
    await run.send({ type: 'refresh' })
    await run.send({ type: 'refresh' })
    await run.answerLate(page([row('old')]))
    expect(run.ids()).toEqual(['1'])
    await run.answer(page([row('2'), row('1')]))
    expect(run.ids()).toEqual(['2', '1'])
  })

  test.each([
    ['end', 'end', page([row('1')])],
    ['more', 'loading', page([row('1')], 'c')],
  ])('activity restores the rest `%s` of its list after a refresh', async (rest, during, first) => {
    const run = start()
    await run.answer(first)
    expect(run.rest()).toBe(rest)
    await run.send({ type: 'refresh' })
    expect(run.rest()).toBe(during)
    await run.answer(page([row('1')], 'c'))
    expect(run.rest()).toBe(rest)
  })
})

describe('card purchases', () => {
  test('activity lists card purchases among the transactions and updates them', async () => {
    const run = start()
    await run.send({ type: 'purchases.read', rows: [purchase] })
    expect(run.ids()).toEqual(['card'])
    await run.answer(page([row('1', { minedAt: '2026-03-04T00:00:00Z' })]))
    await run.send({
      type: 'purchases.read',
      rows: [{ ...purchase, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' }],
    })
    const shown = run.view()
    expect(run.ids()).toEqual(['card', '1'])
    expect(shown.data?.months[0]?.rows[0]?.status).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
  })

  test('activity keeps only the card purchases when a later page fails, and refresh reads the first page', async () => {
    const run = start()
    await run.send({ type: 'purchases.read', rows: [purchase] })
    await run.answer(page([row('1', { minedAt: '2026-03-04T00:00:00Z' })], 'c'))
    expect(run.ids()).toEqual(['card', '1'])
    await run.send({ type: 'loadMore' })
    await run.fail(unreachable)
    expect([run.ids(), run.rest()]).toEqual([['card'], 'failed'])
    await run.send({ type: 'refresh' })
    await run.answer(page([row('1', { minedAt: '2026-03-04T00:00:00Z' })], 'c'))
    expect([run.ids(), run.cursors()]).toEqual([
      ['card', '1'],
      [null, 'c', null],
    ])
  })

  test('activity forgets the card purchases of another network', async () => {
    for (const [input, type] of [
      [activityInputs.connected, 'network.changed'],
      [{ ...activityInputs.named, network: mainnet.caipNetworkId }, 'chain.changed'],
    ] as const) {
      const run = start(input)
      await run.send({ type: 'purchases.read', rows: [purchase] })
      await run.send(kitEvent(type, { caipNetworkId: sepolia.caipNetworkId }))
      expect(run.ids()).toBe('loading')
    }
  })
})
