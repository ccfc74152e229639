import { busyAccount, lookAlike } from '@latchkit/sandbox/data-api'
import { describe, expect, test } from 'vitest'
import { signOf } from '../../../core/src/domain/activity/activity-text.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { limits, timeouts } from '../../../core/src/domain/constants.ts'
import type { ActivityItem } from '../../../core/src/flows/activity/activity.types.ts'
import { kitEvent } from '../samples.ts'
import { activityFixture } from './activity.fixture.ts'

const createActivity = activityFixture()
const dust = {
  fungible_info: { name: 'Meadow', symbol: 'MDW', icon: null },
  direction: 'in',
  quantity: { numeric: '0.0001' },
}
const pendingPurchase = {
  operationType: 'buy',
  hash: '',
  status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
}
const history = { path: '/v1/account' } as const

describe('activity of a busy account', () => {
  test('the activity flow loads every transaction once, page by page, newest first, grouped by month', async () => {
    const activity = await createActivity()
    activity.start()
    await activity.loadAll()
    const rows = activity.rows()
    expect(activity.loadState()).toBe('end')
    expect(rows.length).toBeGreaterThanOrEqual(500)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ minedAt }) => Date.parse(minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const { months } = activity.shown()
    const headings = months.map(({ year, month }) => year * 12 + month)
    expect(headings).toEqual([...new Set(headings)].sort((a, b) => b - a))
    for (const { year, month, rows: monthRows } of months)
      for (const { minedAt } of monthRows)
        expect([new Date(minedAt).getFullYear(), new Date(minedAt).getMonth()]).toEqual([
          year,
          month,
        ])
    const cursors = activity
      .historyRequests()
      .map(({ url }) => new URL(url).searchParams.get('cursor'))
    expect([cursors[0], new Set(cursors).size]).toEqual([null, cursors.length])
  })

  test('the activity flow returns type, status and directions of each transaction, without spam NFTs', async () => {
    const activity = await createActivity()
    activity.start()
    await activity.loadAll()
    const shape = ({ operationType, status, transfers }: ActivityItem) =>
      [
        `${signOf(operationType) ?? ''}${operationType}`,
        status.split('_').at(-1),
        ...transfers.map(({ direction, nft }) => (nft === null ? direction : `${direction} nft`)),
      ].join(' ')
    expect([...new Set(activity.rows().map(shape))].sort()).toEqual([
      ...['+receive confirmed in', '+receive confirmed in nft', 'approve confirmed'],
      ...['buy FAILED in', 'buy PROGRESS in', 'buy SUCCESS in', 'revoke confirmed'],
      ...[
        'send confirmed out',
        'send confirmed out nft',
        'send failed out',
        'trade confirmed out in',
      ],
    ])
    const nfts = activity
      .rows()
      .flatMap(({ transfers }) => transfers.flatMap(({ nft }) => (nft === null ? [] : [nft])))
    expect(nfts.some(({ isSpam }) => isSpam)).toBe(false)
    expect(activity.shown().nfts.length).toBeGreaterThan(0)
  })

  test('the activity flow hides and counts transfers from look-alike addresses and shows them on request, marked as suspicious [M6]', async () => {
    const activity = await createActivity()
    const known = activity.address(8)
    const sent = activity.serviceRow(
      'paid',
      { operationType: 'send', sentFrom: activity.address(busyAccount), sentTo: known },
      [{ ...dust, direction: 'out', quantity: { numeric: '1' } }],
    )
    const poison = activity.serviceRow(
      'poison',
      { sentFrom: lookAlike(known as `0x${string}`), sentTo: activity.address(busyAccount) },
      [dust],
    )
    activity.service.set({
      rows: [{ account: activity.address(busyAccount), rows: [poison, sent] }],
    })
    activity.start()
    await activity.untilLoadState('more')
    const before = activity.shown().hidden
    expect(before).toBeGreaterThanOrEqual(1)
    expect(activity.rows().map(({ id }) => id)).not.toContain('poison')
    activity.view().showHidden?.(true)
    expect(activity.rows().find(({ id }) => id === 'poison')).toMatchObject({ suspicious: true })
  })
})

describe('activity after a change of account or network [O-5]', () => {
  test('the activity flow aborts the pending request after a network change and loads the new network', async () => {
    const activity = await createActivity()
    activity.service.faults([{ ...history, fails: 'late', delay: 'held' }])
    activity.start()
    await expect.poll(() => activity.historyRequests().length).toBe(1)
    activity.send(kitEvent('network.changed', { caipNetworkId: toCaipNetworkId('eip155:31338') }))
    expect(activity.historyRequests()[0]?.signal.aborted).toBe(true)
    activity.service.faults([])
    await activity.untilLoadState('end')
    expect(new Set(activity.rows().map(({ chain }) => chain))).toEqual(new Set(['eip155:31338']))
  })

  test('stopping the activity flow aborts every request', async () => {
    const activity = await createActivity()
    activity.service.faults([{ ...history, fails: 'late', delay: 'held' }])
    activity.start()
    await expect
      .poll(() => activity.historyRequests().length + activity.purchaseRequests().length)
      .toBe(2)
    activity.stop()
    expect(
      [...activity.historyRequests(), ...activity.purchaseRequests()].map(
        ({ signal }) => signal.aborted,
      ),
    ).toEqual([true, true])
    activity.service.faults([])
  })
})

describe('card purchases', () => {
  test('a pending card purchase is polled every 3 s without the HTTP cache until it completes', async () => {
    const activity = await createActivity(5)
    const account = activity.address(5)
    activity.service.set({
      onramp: [{ account, rows: [activity.serviceRow('card', pendingPurchase)] }],
    })
    activity.start()
    await activity.untilLoadState('end')
    for (let count = 1; count < 4; count += 1) {
      await expect.poll(activity.purchaseResponses).toBe(count)
      if (count === 3)
        activity.service.set({
          onramp: [
            {
              account,
              rows: [
                activity.serviceRow('card', {
                  ...pendingPurchase,
                  status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
                }),
              ],
            },
          ],
        })
      activity.clock.advance(timeouts.purchaseInterval)
    }
    await expect
      .poll(() => activity.rows().find(({ id }) => id === 'card')?.status)
      .toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
    expect([activity.purchaseRequests().length, activity.clock.pending()]).toEqual([4, 0])
    expect(new Set(activity.purchaseRequests().map(({ cache }) => cache))).toEqual(
      new Set(['no-cache']),
    )
    expect(new Set(activity.historyRequests().map(({ cache }) => cache))).toEqual(
      new Set(['default']),
    )
  })

  test('a pending card purchase is polled a limited number of times', async () => {
    const activity = await createActivity(5)
    activity.service.set({
      onramp: [
        { account: activity.address(5), rows: [activity.serviceRow('card', pendingPurchase)] },
      ],
    })
    activity.start()
    await activity.untilLoadState('end')
    for (let count = 1; count < limits.purchasePolls; count += 1) {
      await expect.poll(activity.purchaseResponses, { interval: 5 }).toBe(count)
      activity.clock.advance(timeouts.purchaseInterval)
    }
    await expect.poll(activity.purchaseResponses).toBe(limits.purchasePolls)
    expect([activity.purchaseRequests().length, activity.clock.pending()]).toEqual([
      limits.purchasePolls,
      0,
    ])
  })

  test('a pending card purchase of a past month is not polled, and polling ends when the flow stops', async () => {
    const activity = await createActivity(5)
    const account = activity.address(5)
    activity.service.set({
      onramp: [
        {
          account,
          rows: [
            activity.serviceRow('old', { ...pendingPurchase, minedAt: '2020-01-01T00:00:00Z' }),
          ],
        },
      ],
    })
    activity.start()
    await expect
      .poll(() => activity.loadState() === 'end' && activity.rows().some(({ id }) => id === 'old'))
      .toBe(true)
    expect(activity.clock.pending()).toBe(0)
    activity.service.set({
      onramp: [{ account, rows: [activity.serviceRow('card', pendingPurchase)] }],
    })
    const other = { namespace: 'eip155', address: activity.address(5) } as const
    activity.send({ type: 'account.lost', namespace: 'eip155' })
    activity.send(kitEvent('account.connected', { ...other }))
    await expect
      .poll(() => activity.purchaseResponses() === 2 && activity.loadState() === 'end')
      .toBe(true)
    expect(activity.clock.pending()).toBe(1)
    activity.stop()
    expect(activity.clock.pending()).toBe(0)
  })

  test('a failed request for card purchases is not repeated, and the list loads without purchases', async () => {
    const activity = await createActivity(5)
    activity.service.faults([
      { ...history, query: { onramp: 'coinbase' }, fails: 'status', status: 404 },
    ])
    activity.start()
    await activity.untilLoadState('end')
    await expect
      .poll(() => [activity.purchaseRequests().length, activity.clock.pending()])
      .toEqual([1, 0])
    expect(activity.purchaseResponses()).toBe(0)
  })
})
