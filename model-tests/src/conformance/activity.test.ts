import { busyAccount, lookAlike } from '@latchkit/sandbox/data-api'
import { describe, expect, test } from 'vitest'
import { signOf } from '../../../core/src/domain/activity/activity-text.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { limits, timeouts } from '../../../core/src/domain/constants.ts'
import type { ActivityItem } from '../../../core/src/flows/activity/activity.types.ts'
import { kitEvent } from '../samples.ts'
import { onlooker } from './activity.fixture.ts'

const look = onlooker()
const dust = {
  fungible_info: { name: 'Meadow', symbol: 'MDW', icon: null },
  direction: 'in',
  quantity: { numeric: '0.0001' },
}
const moving = { operationType: 'buy', hash: '', status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }
const history = { path: '/v1/account' } as const

describe('activity of a busy account', () => {
  test('loads page by page to the end, with every transaction once, newest first, grouped by month', async () => {
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

  test('describes each transaction, leaves out spam NFTs and puts a sign before received amounts', async () => {
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

  test('hides and counts transfers from look-alike addresses and marks them when they are shown [M6]', async () => {
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
    expect(here.rows().find(({ id }) => id === 'poison')).toMatchObject({ suspicious: true })
  })
})

test('sends no request before the view is open, nor without a connected wallet', async () => {
  const here = await look()
  const nobody = await look(null)
  nobody.start()
  expect(nobody.view().step).toBe('noAccount')
  expect([here.ofChain(), here.ofCard(), nobody.ofChain(), nobody.ofCard()]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('ends the list when the cursor repeats [G8]', async () => {
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

describe('activity with a failing service', () => {
  test('fails and loads again on retry', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'status', status: 404 }])
    here.start()
    await here.rested('failed')
    expect(here.view()).toMatchObject({ problem: 'endpoint/refused' })
    here.service.faults([])
    here.send({ type: 'retry' })
    await here.rested('more')
  })

  test('keeps the loaded pages when a later page fails, and continues from there', async () => {
    const here = await look()
    here.start()
    await here.rested('more')
    const first = here.rows().length
    here.service.faults([{ ...history, fails: 'html' }])
    here.listed().loadMore?.()
    await here.rested('failed')
    expect(here.rows().length).toBe(first)
    here.service.faults([])
    here.listed().retry?.()
    await here.rested('more')
    expect(here.rows().length).toBeGreaterThan(first)
  })

  test('loads when the browser is online again [G7]', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'status', status: 404 }])
    here.start()
    await here.rested('failed')
    here.service.faults([])
    here.platform.controls.emit('online')
    await here.rested('more')
  })
})

describe('activity after a change of account or network [O-5]', () => {
  test('restarts for another network and drops the pending answer', async () => {
    const here = await look()
    here.service.faults([{ ...history, fails: 'late', delay: 'held' }])
    here.start()
    await expect.poll(() => here.ofChain().length).toBe(1)
    here.send(kitEvent('network.changed', { caipNetworkId: toCaipNetworkId('eip155:31338') }))
    expect(here.ofChain()[0]?.signal.aborted).toBe(true)
    here.service.faults([])
    await here.rested('end')
    expect(new Set(here.rows().map(({ chain }) => chain))).toEqual(new Set(['eip155:31338']))
  })

  test('aborts every request when the flow stops', async () => {
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

describe('a pending card purchase', () => {
  test('is polled every 3 s without the HTTP cache until it completes', async () => {
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
      here.clock.advance(timeouts.purchaseInterval)
    }
    await expect
      .poll(() => here.rows().find(({ id }) => id === 'card')?.status)
      .toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
    expect([here.ofCard().length, here.clock.pending()]).toEqual([4, 0])
    expect(new Set(here.ofCard().map(({ cache }) => cache))).toEqual(new Set(['no-cache']))
    expect(new Set(here.ofChain().map(({ cache }) => cache))).toEqual(new Set(['default']))
  })

  test('is polled for a limited time', async () => {
    const here = await look(5)
    here.service.set({ onramp: [{ account: here.address(5), rows: [here.told('card', moving)] }] })
    here.start()
    await here.rested('end')
    for (let looks = 1; looks < limits.purchasePolls; looks += 1) {
      await expect.poll(here.looks, { interval: 5 }).toBe(looks)
      here.clock.advance(timeouts.purchaseInterval)
    }
    await expect.poll(here.looks).toBe(limits.purchasePolls)
    expect([here.ofCard().length, here.clock.pending()]).toEqual([limits.purchasePolls, 0])
  }, 20_000)

  test('is not polled for past months, nor after the flow stops', async () => {
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
    here.send(kitEvent('account.connected', { ...other }))
    await expect.poll(() => here.looks() === 2 && here.rest() === 'end').toBe(true)
    expect(here.clock.pending()).toBe(1)
    here.leave()
    expect(here.clock.pending()).toBe(0)
  })

  test('is left out without an error when its request fails', async () => {
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
