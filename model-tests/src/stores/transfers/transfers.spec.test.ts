import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/constants.ts'
import * as guards from '../../../../core/src/stores/transfers/transfers.guards.ts'
import { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { selectTransfers } from '../../../../core/src/stores/transfers/transfers.store.ts'
import type { TransfersEvent } from '../../../../core/src/stores/transfers/transfers.types.ts'
import { entryOf, withNews } from '../../../../core/src/stores/transfers/transfers.values.ts'
import { messagesOf, queriesOf, reactTo } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { hash, onSolana, transferOf } from './transfer.samples.ts'
import { again, first, second } from './transfers.cases.ts'
import { transfersModel } from './transfers.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(transfersMachine)).toMatchFileSnapshot('transfers.inventory.txt'))

const submit = (transfer = first): TransfersEvent => ({ type: 'submit', ...transfer })
const begun = (transfer = first): TransfersEvent => ({
  type: 'transfer.started',
  id: transfer.id,
  entry: entryOf(transfer, 1_000),
})
const about = (id: string) => ({ id, namespace: 'eip155' })
const sent = (id: string): TransfersEvent => ({ type: 'transfer.sent', ...about(id), hash })
const confirmed = (id: string): TransfersEvent => ({
  type: 'transfer.confirmed',
  ...about(id),
  hash,
})
const altered: TransfersEvent = { type: 'transfer.mismatched', ...about('a') }
function begin() {
  const run = scenario(transfersModel, undefined)
  const handOver = async (transfer = first) => {
    await run.send(submit(transfer))
    await run.hear(begun(transfer))
  }
  const listed = () =>
    selectTransfers(run.snapshot()).entries.map(({ id, status }) => `${id} ${status}`)
  return { ...run, handOver, listed }
}
async function handedOver() {
  const run = begin()
  await run.handOver()
  return run
}

describe('what was handed over', () => {
  test('is listed with what was reviewed, and told', async () => {
    const run = await handedOver()
    expect(selectTransfers(run.snapshot()).entries).toEqual([
      {
        ...about('a'),
        caipNetworkId: first.network.caipNetworkId,
        connectorId: first.connectorId,
        review: first.prepared.review,
        status: 'handed',
        hash: null,
        problem: null,
        startedAt: 1_000,
      },
    ])
    expect(run.facts()).toEqual([{ type: 'transfer.requested', ...about('a') }])
  })

  test('stays listed through all that becomes of it, newest first', async () => {
    const run = await handedOver()
    await run.handOver(second)
    await run.hear(sent('a'))
    expect(run.listed()).toEqual(['b handed', 'a sent'])
    await run.hear(confirmed('a'))
    expect([run.listed(), run.at()]).toEqual([['b handed', 'a confirmed'], 'busy'])
    await run.hear({ type: 'transfer.rejected', ...about('b'), code: 'rpc/user-rejected' })
    expect([run.listed(), run.at()]).toEqual([['b refused', 'a confirmed'], 'quiet'])
  })

  test('is dismissed when it is over, not before', async () => {
    const run = await handedOver()
    await run.send({ type: 'dismiss', id: 'a' })
    expect(run.listed()).toEqual(['a handed'])
    await run.hear({ type: 'transfer.dropped', ...about('a'), hash })
    await run.send({ type: 'dismiss', id: 'a' })
    expect(run.listed()).toEqual([])
  })

  test('that is over and left is not told of any more', async () => {
    const run = await handedOver()
    await run.hear({ type: 'transfer.failed', ...about('a'), code: 'send/unfollowed' })
    await run.send({ type: 'detach', id: 'a' })
    expect(run.listed()).toEqual([])
  })

  test('falls out when 20 newer ones are over; what is still followed never does', async () => {
    const run = begin()
    for (let place = 0; place < limits.settledTransfers + 5; place += 1) {
      const transfer = transferOf(`t${place}`, `d${place}`)
      await run.handOver(transfer)
      await run.hear(sent(transfer.id))
      if (place > 0) await run.hear(confirmed(transfer.id))
    }
    const ids = selectTransfers(run.snapshot()).entries.map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1), ids.at(-2)]).toEqual([
      limits.settledTransfers + 1,
      't24',
      't0',
      't5',
    ])
    await run.hear(confirmed('t0'))
    expect(selectTransfers(run.snapshot()).entries.map(({ id }) => id)).toEqual(ids.slice(0, -1))
  })
})

describe('I4 a double click', () => {
  test('asks the wallet once: the same id is not heard again', async () => {
    const run = begin()
    await run.send(submit())
    await run.send(submit())
    await run.hear(begun())
    await run.send(submit())
    expect([run.listed(), run.facts().length]).toEqual([['a handed'], 1])
    expect(run.snapshot().context.open).toEqual(['a'])
  })

  test('under another id is the same while the wallet is just being asked; who waits for it hears so', async () => {
    const run = await handedOver()
    await run.send(submit(again))
    expect(run.listed()).toEqual(['a handed'])
    expect(run.facts().at(-1)).toEqual({
      type: 'transfer.failed',
      ...about('b'),
      code: 'send/already-asked',
      detached: false,
    })
    expect(messagesOf(transfersReactions, run.facts().slice(-1))).toEqual([])
  })

  test.each([
    ['sent it', sent('a')],
    [
      'is silent: nobody is kept from the next one',
      { type: 'transfer.unresponsive', ...about('a') } as const,
    ],
  ])('is none any more once the wallet %s', async (_, event) => {
    const run = await handedOver()
    await run.hear(event)
    await run.handOver(again)
    expect(run.snapshot().context.open).toEqual(['a', 'b'])
  })

  test('an id is not used again as long as it is listed', async () => {
    const run = await handedOver()
    await run.hear(confirmed('a'))
    await run.send(submit())
    expect([run.at(), run.listed()]).toEqual(['quiet', ['a confirmed']])
  })
})

describe('one that was altered', () => {
  const statusAfter = (event: TransfersEvent) => {
    const entry = withNews(entryOf(first, 0), altered as never)
    return withNews(entry, event as never).status
  }
  test('stays so when it is slow or confirmed', () =>
    expect([
      statusAfter({ type: 'transfer.slow', ...about('a') }),
      statusAfter(confirmed('a')),
    ]).toEqual(['altered', 'altered']))
  test('is what became of it where it came to nothing', () =>
    expect(
      (['reverted', 'replaced', 'dropped'] as const).map((end) =>
        statusAfter({ type: `transfer.${end}`, ...about('a'), hash }),
      ),
    ).toEqual(['reverted', 'replaced', 'dropped']))
})

describe('what the visitor hears', () => {
  const there = queriesOf({ isOpen: true, currentView: 'WalletSendPreview' })
  const away = queriesOf({ isOpen: true, currentView: 'Account' })
  const closed = queriesOf({ isOpen: false, currentView: 'WalletSendPreview' })
  const tells = (fact: { type: string; [field: string]: unknown }, ask = there) =>
    reactTo(transfersReactions, fact.type, { ...about('a'), detached: false, ...fact }, ask)
  const toast = (variant: string, code: string) => ({
    to: 'toast',
    type: 'show',
    variant,
    code,
    message: null,
  })
  const refresh = { to: 'account', namespace: 'eip155', type: 'refresh', forced: true }

  test('“Transaction started” when its hash is known, wherever they are, and the balance is read again', () => {
    for (const ask of [there, away, closed])
      expect(tells({ type: 'transfer.sent', hash }, ask)).toEqual([
        toast('success', 'send/started'),
        refresh,
      ])
  })

  test.each(['transfer.rejected', 'transfer.failed'])(
    '%s is said on the page where they wait, else in a toast',
    (type) => {
      const fact = { type, code: 'rpc/internal' }
      expect([tells(fact), tells(fact, away), tells(fact, closed)]).toEqual([
        [],
        [toast('error', 'send/failed')],
        [toast('error', 'send/failed')],
      ])
    },
  )

  test('a wallet inside this page that was done with it before it asked leaves nothing on the transaction stack', () => {
    const leave = { to: 'router', type: 'transactions.cancel' }
    const waited = queriesOf({ isOpen: true, currentView: 'WalletSendPreview', transactions: 1 })
    for (const fact of [
      { type: 'transfer.sent', hash },
      { type: 'transfer.rejected', code: 'rpc/user-rejected' },
      { type: 'transfer.failed', code: 'send/account-changed' },
      { type: 'transfer.failed', code: 'send/already-asked' },
    ])
      expect(tells(fact, waited)[0]).toEqual(leave)
    const deciding = queriesOf({ isOpen: true, currentView: 'ApproveTransaction', transactions: 1 })
    expect(tells({ type: 'transfer.sent', hash }, deciding)).not.toContainEqual(leave)
  })

  test('of one that they left for another, in a toast also there', async () => {
    const run = await handedOver()
    await run.send({ type: 'detach', id: 'a' })
    await run.hear({ type: 'transfer.failed', ...about('a'), code: 'rpc/internal' })
    expect(messagesOf(transfersReactions, run.facts().slice(-1), there)).toEqual([
      toast('error', 'send/failed'),
    ])
    expect(run.snapshot().context.left).toEqual([])
  })

  test('that one which was sent cannot be followed, never that it should be sent again', () =>
    expect(tells({ type: 'transfer.failed', code: 'send/unfollowed' })).toEqual([
      toast('error', 'send/unfollowed'),
    ]))

  test('nothing of one that is confirmed, but the balance is read again', () =>
    expect(tells({ type: 'transfer.confirmed', hash })).toEqual([refresh]))

  test.each(['reverted', 'replaced', 'dropped'])('that it was %s', (end) =>
    expect(tells({ type: `transfer.${end}`, hash })).toEqual([
      toast('error', `send/${end}`),
      refresh,
    ]),
  )

  test('R14 that it is not what was reviewed, each time', () =>
    expect(tells({ type: 'transfer.mismatched' })).toEqual([
      {
        to: 'alert',
        type: 'raise',
        code: 'send/altered',
        variant: 'error',
        details: {},
        once: false,
      },
    ]))

  test('R16 it concerns the account it left, whichever is looked at by then', () =>
    expect(
      tells(
        { type: 'transfer.sent', hash, namespace: 'solana' },
        queriesOf({ activeNamespace: 'eip155' }),
      ).at(-1),
    ).toEqual({
      ...refresh,
      namespace: 'solana',
    }))

  test.each(['transfer.requested', 'transfer.unresponsive', 'transfer.slow'])(
    'nothing of %s: the page says it',
    (type) => expect(tells({ type })).toEqual([]),
  )
})

describe('guards', () => {
  const context = {
    entries: [entryOf(first, 0), entryOf(onSolana, 0)],
    asked: { a: 'one' },
    open: ['a', 'new'],
    left: [],
  }
  const each = (guard: (args: { context: typeof context; event: TransfersEvent }) => boolean) =>
    ['a', 'sol', 'new', 'nobody'].map((id) => guard({ context, event: { type: 'dismiss', id } }))

  test('isOpen', () => expect(each(guards.isOpen)).toEqual([true, false, true, false]))
  test('isOver', () => expect(each(guards.isOver)).toEqual([false, true, false, false]))
  test('isKnown', () => expect(each(guards.isKnown)).toEqual([true, true, true, false]))
  test('isNew', () => expect(each(guards.isNew)).toEqual([false, false, true, false]))
  test('isLast', () => {
    const only = { ...context, open: ['a'] }
    expect([
      guards.isLast({ context: only, event: altered }),
      guards.isLast({ context, event: altered }),
    ]).toEqual([true, false])
  })
  test('isAsked', () =>
    expect(
      [submit(again), submit(second), altered].map((event) => guards.isAsked({ context, event })),
    ).toEqual([true, false, false]))
})
