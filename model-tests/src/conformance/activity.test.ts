import { busyAccount, lookAlike } from '@latchkit/sandbox/data-api'
import { describe, expect, test } from 'vitest'
import { signOf } from '../../../core/src/domain/activity/activity-text.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { limits } from '../../../core/src/domain/constants.ts'
import type { ActivityItem } from '../../../core/src/flows/activity/activity.types.ts'
import { onlooker } from './activity.fixture.ts'

const look = onlooker()
const dust = {
  fungible_info: { name: 'Meadow', symbol: 'MDW', icon: null },
  direction: 'in',
  quantity: { numeric: '0.0001' },
}
const moving = { operationType: 'buy', hash: '', status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }
const history = { path: '/v1/account' } as const

describe('what a busy account did', () => {
  test('is read page by page to its end: every transaction once, the newest first, under its own month', async () => {
    const here = await look()
    here.start()
    await here.toTheEnd()
    const rows = here.rows()
    expect(here.rest()).toBe('end')
    expect(rows.length).toBeGreaterThanOrEqual(500)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ minedAt }) => Date.parse(minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const { months } = here.listed()
    const headings = months.map(({ year, month }) => year * 12 + month)
    expect(headings).toEqual([...new Set(headings)].sort((a, b) => b - a))
    for (const { year, month, rows: its } of months)
      for (const { minedAt } of its)
        expect([new Date(minedAt).getFullYear(), new Date(minedAt).getMonth()]).toEqual([
          year,
          month,
        ])
    const cursors = here.ofChain().map(({ url }) => new URL(url).searchParams.get('cursor'))
    expect([cursors[0], new Set(cursors).size]).toEqual([null, cursors.length])
  }, 30_000)

  test('is told as what it was, unwanted pictures left out, with a sign before what came', async () => {
    const here = await look()
    here.start()
    await here.toTheEnd()
    const shape = ({ operationType, status, transfers }: ActivityItem) =>
      [
        `${signOf(operationType) ?? ''}${operationType}`,
        status.split('_').at(-1),
        ...transfers.map(({ direction, nft }) => (nft === null ? direction : `${direction} nft`)),
      ].join(' ')
    expect([...new Set(here.rows().map(shape))].sort()).toEqual([
      ...['+receive confirmed in', '+receive confirmed in nft', 'approve confirmed'],
      ...['buy FAILED in', 'buy PROGRESS in', 'buy SUCCESS in', 'revoke confirmed'],
      ...[
        'send confirmed out',
        'send confirmed out nft',
        'send failed out',
        'trade confirmed out in',
      ],
    ])
    const nfts = here
      .rows()
      .flatMap(({ transfers }) => transfers.flatMap(({ nft }) => (nft === null ? [] : [nft])))
    expect(nfts.some(({ isSpam }) => isSpam)).toBe(false)
    expect(here.listed().nfts.length).toBeGreaterThan(0)
  }, 30_000)

  test('M6: what a look-alike of somebody it pays sends is hidden, counted, and marked once it is shown', async () => {
    const here = await look()
    const known = here.address(8)
    const paid = here.told(
      'paid',
      { operationType: 'send', sentFrom: here.address(busyAccount), sentTo: known },
      [{ ...dust, direction: 'out', quantity: { numeric: '1' } }],
    )
    const poison = here.told(
      'poison',
      { sentFrom: lookAlike(known as `0x${string}`), sentTo: here.address(busyAccount) },
      [dust],
    )
    here.service.set({ rows: [{ account: here.address(busyAccount), rows: [poison, paid] }] })
    here.start()
    await here.rested('more')
    const before = here.listed().hidden
    expect(before).toBeGreaterThanOrEqual(1)
    expect(here.rows().map(({ id }) => id)).not.toContain('poison')
    here.listed().showHidden(true)
    expect(here.rows().find(({ id }) => id === 'poison')).toMatchObject({ doubtful: true })
  })
})

test('nothing is asked before somebody looks, nor of nobody', async () => {
  const here = await look()
  const nobody = await look(null)
  nobody.start()
  expect(nobody.view().step).toBe('absent')
  expect([here.ofChain(), here.ofCard(), nobody.ofChain(), nobody.ofCard()]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('G8: a cursor that never moves is the end of the list', async () => {
  const here = await look()
  here.service.faults([
    { ...history, fails: 'shape', body: { data: [here.told('a')], next: 'again' } },
  ])
  here.start()
  await here.toTheEnd()
  expect([here.rest(), here.rows().map(({ id }) => id), here.ofChain().length]).toEqual([
    'end',
    ['a'],
    2,
  ])
})

describe('a service on a bad day', () => {
  test('is said to have failed, and asked again when the visitor wants it', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'status', status: 404 }])
    here.start()
    await here.rested('failed')
    expect(here.view()).toMatchObject({ problem: 'endpoint/refused' })
    here.service.faults([])
    here.send({ type: 'retry' })
    await here.rested('more')
  })

  test('from the second page on leaves what is there, and goes on from there', async () => {
    const here = await look()
    here.start()
    await here.rested('more')
    const first = here.rows().length
    here.service.faults([{ ...history, fails: 'html' }])
    here.listed().loadMore?.()
    await here.rested('stuck')
    expect(here.rows().length).toBe(first)
    here.service.faults([])
    here.listed().retry?.()
    await here.rested('more')
    expect(here.rows().length).toBeGreaterThan(first)
  })

  test('G7: that was away is asked when the browser is online again', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'status', status: 404 }])
    here.start()
    await here.rested('failed')
    here.service.faults([])
    here.platform.controls.emit('online')
    await here.rested('more')
  })
})

describe('O-5: somewhere else', () => {
  test('the list begins anew with another network, and the answer that is on its way is given up', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'late', delay: 'held' }])
    here.start()
    await expect.poll(() => here.ofChain().length).toBe(1)
    here.send({ type: 'network.changed', caipNetworkId: toCaipNetworkId('eip155:31338') })
    expect(here.ofChain()[0]?.signal.aborted).toBe(true)
    here.service.faults([])
    await here.rested('end')
    expect(new Set(here.rows().map(({ chain }) => chain))).toEqual(new Set(['eip155:31338']))
  })

  test('who leaves takes every question along', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'late', delay: 'held' }])
    here.start()
    await expect.poll(() => here.ofChain().length + here.ofCard().length).toBe(2)
    here.leave()
    expect([...here.ofChain(), ...here.ofCard()].map(({ signal }) => signal.aborted)).toEqual([
      true,
      true,
    ])
    here.service.faults([])
  })
})

describe('a purchase that is on its way', () => {
  test('is asked about again every 3 s past what the browser kept, until it came', async () => {
    const here = await look(5)
    const account = here.address(5)
    here.service.set({ onramp: [{ account, rows: [here.told('card', moving)] }] })
    here.start()
    await here.rested('end')
    for (let looks = 1; looks < 4; looks += 1) {
      await expect.poll(here.looks).toBe(looks)
      if (looks === 3)
        here.service.set({
          onramp: [
            {
              account,
              rows: [here.told('card', { ...moving, status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' })],
            },
          ],
        })
      here.clock.advance(limits.purchaseInterval)
    }
    await expect
      .poll(() => here.rows().find(({ id }) => id === 'card')?.status)
      .toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
    expect([here.ofCard().length, here.clock.pending()]).toEqual([4, 0])
    expect(new Set(here.ofCard().map(({ cache }) => cache))).toEqual(new Set(['no-cache']))
    expect(new Set(here.ofChain().map(({ cache }) => cache))).toEqual(new Set(['default']))
  })

  test('is not asked about for ever', async () => {
    const here = await look(5)
    here.service.set({ onramp: [{ account: here.address(5), rows: [here.told('card', moving)] }] })
    here.start()
    await here.rested('end')
    for (let looks = 1; looks < limits.purchaseLooks; looks += 1) {
      await expect.poll(here.looks, { interval: 5 }).toBe(looks)
      here.clock.advance(limits.purchaseInterval)
    }
    await expect.poll(here.looks).toBe(limits.purchaseLooks)
    expect([here.ofCard().length, here.clock.pending()]).toEqual([limits.purchaseLooks, 0])
  }, 20_000)

  test('of a month that is over is not asked about again; nor is any once nobody looks', async () => {
    const here = await look(5)
    const account = here.address(5)
    here.service.set({
      onramp: [
        { account, rows: [here.told('old', { ...moving, minedAt: '2020-01-01T00:00:00Z' })] },
      ],
    })
    here.start()
    await expect
      .poll(() => here.rest() === 'end' && here.rows().some(({ id }) => id === 'old'))
      .toBe(true)
    expect(here.clock.pending()).toBe(0)
    here.service.set({ onramp: [{ account, rows: [here.told('card', moving)] }] })
    const other = { namespace: 'eip155', address: here.address(5) } as const
    here.send({ type: 'account.lost', namespace: 'eip155' })
    here.send({ type: 'account.connected', ...other })
    await expect.poll(() => here.looks() === 2 && here.rest() === 'end').toBe(true)
    expect(here.clock.pending()).toBe(1)
    here.leave()
    expect(here.clock.pending()).toBe(0)
  })

  test('is missing without a word where it cannot be read', async () => {
    const here = await look(5)
    here.service.faults([
      { ...history, query: { onramp: 'coinbase' }, fails: 'status', status: 404 },
    ])
    here.start()
    await here.rested('end')
    await expect.poll(() => [here.ofCard().length, here.clock.pending()]).toEqual([1, 0])
    expect(here.looks()).toBe(0)
  })
})
