import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { limits, timeouts } from '../../../../core/src/domain/constants.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import { activityReactions } from '../../../../core/src/flows/activity/activity.reactions.ts'
import type { ActivityInput } from '../../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { alice, bob, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { activityInputs, nft, page, purchase, row, unreachable } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(activityMachine)).toMatchFileSnapshot('activity.inventory.txt'))

const begin = (input: ActivityInput = activityInputs.connected) => {
  const run = scenario(activityModel, input)
  const view = () => activityView(run.snapshot(), () => {})
  return {
    ...run,
    view,
    ids() {
      const shown = view()
      return shown.step === 'listed'
        ? shown.months.flatMap(({ rows }) => rows.map(({ id }) => id))
        : shown.step
    },
    rest() {
      const shown = view()
      return shown.step === 'listed' ? shown.rest : shown.step
    },
    cursors: () => run.asked('readPage').map((asked) => Object(asked).cursor),
  }
}
const account = `${mainnet.caipNetworkId}:${alice}`

describe('the history of an account', () => {
  test('is read page by page, and ends where there is no further cursor', async () => {
    const run = begin()
    expect([run.view().step, run.asked('readPage')]).toEqual([
      'loading',
      [{ account, cursor: null }],
    ])
    await run.answer('readPage', page([row('2'), row('1')], 'next'))
    expect([run.ids(), run.rest()]).toEqual([['2', '1'], 'more'])
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'loadMore' })
    await run.answer('readPage', page([row('0', { minedAt: '2026-02-28T00:00:00Z' })]))
    expect([run.ids(), run.rest(), run.cursors()]).toEqual([['2', '1', '0'], 'end', [null, 'next']])
    await run.send({ type: 'loadMore' })
    expect(run.cursors()).toHaveLength(2)
  })

  test('has months, newest first; a row that comes again replaces the one that was there', async () => {
    const run = begin()
    await run.answer(
      'readPage',
      page(
        [row('a', { minedAt: '2025-12-15T12:00:00Z' }), row('b', { status: 'pending' })],
        'next',
      ),
    )
    await run.send({ type: 'loadMore' })
    await run.answer('readPage', page([row('b')]))
    const shown = run.view()
    expect(
      shown.step === 'listed' &&
        shown.months.map(({ year, month, rows }) => [
          year,
          month,
          rows.map(({ id, status }) => id + status),
        ]),
    ).toEqual([
      [2026, 2, ['bconfirmed']],
      [2025, 11, ['aconfirmed']],
    ])
  })

  test('is that of the active network alone, and without what is nothing but unwanted NFTs', async () => {
    const run = begin()
    const spam = row('spam', { transfers: [nft('Free money', {}, true)] })
    const approval = row('approval', { operationType: 'approve', transfers: [] })
    await run.answer(
      'readPage',
      page([row('here'), row('there', { chain: sepolia.caipNetworkId }), spam, approval]),
    )
    expect(run.ids()).toEqual(['here', 'approval'])
  })

  test('is empty where there is nothing, and says so', async () => {
    const run = begin()
    await run.answer('readPage', page([]))
    expect(run.view().step).toBe('empty')
  })

  test('pages that bring nothing to show are followed by the next', async () => {
    const run = begin()
    await run.answer('readPage', page([row('there', { chain: sepolia.caipNetworkId })], 'second'))
    expect([run.view().step, run.cursors()]).toEqual(['loading', [null, 'second']])
    await run.answer('readPage', page([row('here')]))
    expect(run.ids()).toEqual(['here'])
  })

  test.each([
    ['G8: a cursor that never moves is the end', ['c', 'c'], 2],
    ['G8: cursors that go in a circle are the end', ['a', 'b', 'a'], 3],
    [
      'G8: pages without anything are asked for a while, not for ever',
      Array.from({ length: 20 }, (_, at) => `${at}`),
      limits.emptyPages,
    ],
  ])('%s', async (_, cursors, asked) => {
    const run = begin()
    for (const cursor of cursors.slice(0, asked)) await run.answer('readPage', page([], cursor))
    expect([run.view().step, run.cursors().length]).toEqual(['empty', asked])
  })
})

describe('without an account', () => {
  test.each([activityInputs.nobody, activityInputs.nowhere])(
    'nothing is asked, and the reason is known',
    async (input) => {
      const run = begin(input)
      await run.send({ type: 'refresh' })
      expect(run.view()).toEqual({ step: 'absent', problem: 'data/history-without-address' })
      expect([run.asked('readPage'), run.asked('readNewest')]).toEqual([[], []])
    },
  )

  test('whoever connects sees theirs', async () => {
    const run = begin(activityInputs.nobody)
    await run.send(kitEvent('account.connected', { namespace: 'eip155', address: alice }))
    expect(run.asked('readPage')).toEqual([{ account, cursor: null }])
    await run.send({ type: 'account.disconnected', namespace: 'eip155' })
    expect(run.view().step).toBe('absent')
  })
})

describe('another account, or another network', () => {
  test('G4, O-5: begins anew, and what comes late of the one before changes nothing', async () => {
    const run = begin()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    await run.answerLate(page([row('old')]))
    expect(run.view().step).toBe('loading')
    await run.answer('readPage', page([row('new')], 'c'))
    expect(run.ids()).toEqual(['new'])
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect([run.view().step, run.asked('readPage').at(-1)]).toEqual([
      'loading',
      { account: `${sepolia.caipNetworkId}:${bob}`, cursor: null },
    ])
    await run.answer('readPage', page([row('there', { chain: sepolia.caipNetworkId })]))
    expect(run.ids()).toEqual(['there'])
  })

  test('K6: what another namespace does leaves it alone until that one is looked at', async () => {
    const run = begin()
    await run.answer('readPage', page([row('1')]))
    await run.send(kitEvent('account.changed', { namespace: 'solana', address: 'So1' }))
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: alice }))
    expect([run.ids(), run.asked('readPage').length]).toEqual([['1'], 1])
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    expect(run.asked('readPage').at(-1)).toEqual({
      account: `${solana.caipNetworkId}:So1`,
      cursor: null,
    })
  })
})

describe('a history that does not come', () => {
  test('is said in the words of the specification, and can be asked for again', async () => {
    const run = begin()
    await run.fail('readPage', unreachable)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'endpoint/unreachable' })
    expect(messagesOf(activityReactions, run.facts())).toEqual([
      { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
    ])
    await run.send({ type: 'retry' })
    await run.answer('readPage', page([row('1')]))
    expect(run.ids()).toEqual(['1'])
  })

  test('within 10 s failed', async () => {
    const run = begin()
    await run.wait(timeouts.apiTimeout)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/timed-out' })
  })

  test('G7: is asked for by itself when the browser is online again', async () => {
    const run = begin()
    await run.fail('readPage', unreachable)
    await run.send({ type: 'online' })
    expect([run.view().step, run.cursors().length]).toEqual(['loading', 2])
  })

  test('from the second page on leaves what is there, offers no next page, and asks for the one that is missing', async () => {
    const run = begin()
    await run.answer('readPage', page([row('1')], 'c'))
    await run.send({ type: 'loadMore' })
    await run.fail('readPage', unreachable)
    expect(run.view()).toMatchObject({
      step: 'listed',
      rest: 'stuck',
      problem: 'endpoint/unreachable',
      loadMore: null,
    })
    await run.send({ type: 'retry' })
    expect(run.cursors()).toEqual([null, 'c', 'c'])
  })
})

describe('read anew', () => {
  test('in vain, it is said, and the list stays as it was', async () => {
    const run = begin()
    await run.answer('readPage', page([row('1')], 'c'))
    await run.send({ type: 'refresh' })
    await run.fail('readNewest', unreachable)
    expect([run.ids(), run.rest(), run.facts().map(({ type }) => type)]).toEqual([
      ['1'],
      'more',
      ['activity.failed'],
    ])
    await run.send({ type: 'refresh' })
    await run.wait(timeouts.apiTimeout)
    expect([run.ids(), run.facts().length]).toEqual([['1'], 2])
  })

  test.each([
    'refresh',
    'transfer.sent',
    'transfer.confirmed',
    'transfer.reverted',
    'transfer.replaced',
  ] as const)(
    'on %s the first page is, and what came meanwhile stands on top; the rest stays',
    async (type) => {
      const run = begin()
      await run.answer('readPage', page([row('2', { status: 'pending' })], 'c'))
      await run.send({ type: 'loadMore' })
      await run.answer('readPage', page([row('1', { minedAt: '2026-03-01T00:00:00Z' })], 'd'))
      await run.send(type === 'refresh' ? { type } : kitEvent(type))
      expect([run.ids(), run.asked('readNewest')]).toEqual([
        ['2', '1'],
        [{ account, cursor: null }],
      ])
      await run.answer(
        'readNewest',
        page([row('3', { minedAt: '2026-03-06T00:00:00Z' }), row('2')], 'c'),
      )
      const shown = run.view()
      expect(run.ids()).toEqual(['3', '2', '1'])
      expect(shown.step === 'listed' && shown.months[0]?.rows[1]?.status).toBe('confirmed')
      await run.send({ type: 'loadMore' })
      expect(run.cursors().at(-1)).toBe('d')
    },
  )

  test('after so much that the first page does not reach what is known, it begins again there', async () => {
    const run = begin()
    await run.answer('readPage', page([row('1')]))
    await run.send({ type: 'refresh' })
    await run.answer('readNewest', page([row('9')], 'fresh'))
    expect([run.ids(), run.rest()]).toEqual([['9'], 'more'])
  })

  test('G5: twice, the newer question counts', async () => {
    const run = begin()
    await run.answer('readPage', page([row('1')]))
    await run.send({ type: 'refresh' })
    await run.send({ type: 'refresh' })
    await run.answerLate(page([row('old')]))
    expect(run.ids()).toEqual(['1'])
    await run.answer('readNewest', page([row('2'), row('1')]))
    expect(run.ids()).toEqual(['2', '1'])
  })
})

describe('what was bought with a card', () => {
  test('stands beside what the chain says, and is renewed', async () => {
    const run = begin()
    await run.send({ type: 'purchases.read', rows: [purchase] })
    expect(run.ids()).toEqual(['card'])
    await run.answer('readPage', page([row('1', { minedAt: '2026-03-04T00:00:00Z' })]))
    await run.send({
      type: 'purchases.read',
      rows: [{ ...purchase, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' }],
    })
    const shown = run.view()
    expect(run.ids()).toEqual(['card', '1'])
    expect(shown.step === 'listed' && shown.months[0]?.rows[0]?.status).toBe(
      'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    )
  })
})
