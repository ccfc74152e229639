import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/constants.ts'
import {
  applyUpdate,
  createEntry,
} from '../../../../core/src/stores/transfers/transfers.context.ts'
import * as guards from '../../../../core/src/stores/transfers/transfers.guards.ts'
import { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { selectTransfers } from '../../../../core/src/stores/transfers/transfers.store.ts'
import type { TransfersEvent } from '../../../../core/src/stores/transfers/transfers.types.ts'
import { messagesOf, queriesOf, reactTo } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { hash, onSolana, transferOf } from './transfer.samples.ts'
import { again, first, second } from './transfers.cases.ts'
import { transfersModel } from './transfers.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(transfersMachine)).toMatchFileSnapshot('transfers.inventory.txt'))

const submit = (transfer = first): TransfersEvent => ({ type: 'submit', ...transfer })
const started = (transfer = first): TransfersEvent => ({
  type: 'transfer.started',
  id: transfer.id,
  entry: createEntry(transfer, 1_000),
})
const ref = (id: string) => ({ id, namespace: 'eip155' })
const sent = (id: string): TransfersEvent => ({ type: 'transfer.sent', ...ref(id), hash })
const confirmed = (id: string): TransfersEvent => ({
  type: 'transfer.confirmed',
  ...ref(id),
  hash,
})
const mismatched: TransfersEvent = { type: 'transfer.mismatched', ...ref('a') }
function createScenario() {
  const run = scenario(transfersModel, undefined)
  const request = async (transfer = first) => {
    await run.send(submit(transfer))
    await run.sendBack(started(transfer))
  }
  const listed = () =>
    selectTransfers(run.snapshot()).entries.map(({ id, status }) => `${id} ${status}`)
  return { ...run, request, listed }
}
async function requested() {
  const run = createScenario()
  await run.request()
  return run
}

describe('transfers list', () => {
  test('a started transfer is listed with its review and emits transfer.requested', async () => {
    const run = await requested()
    expect(selectTransfers(run.snapshot()).entries).toEqual([
      {
        ...ref('a'),
        caipNetworkId: first.network.caipNetworkId,
        connectorId: first.connectorId,
        review: first.prepared.review,
        status: 'awaitingWallet',
        hash: null,
        problem: null,
        startedAt: 1_000,
      },
    ])
    expect(run.emitted()).toEqual([{ type: 'transfer.requested', ...ref('a') }])
  })

  test('a transfer stays listed through all its updates, newest first', async () => {
    const run = await requested()
    await run.request(second)
    await run.sendBack(sent('a'))
    expect(run.listed()).toEqual(['b awaitingWallet', 'a sent'])
    await run.sendBack(confirmed('a'))
    expect([run.listed(), run.statePath()]).toEqual([
      ['b awaitingWallet', 'a confirmed'],
      'tracking',
    ])
    await run.sendBack({ type: 'transfer.rejected', ...ref('b'), code: 'rpc/user-rejected' })
    expect([run.listed(), run.statePath()]).toEqual([['b rejected', 'a confirmed'], 'idle'])
  })

  test('dismiss removes a settled transfer only', async () => {
    const run = await requested()
    await run.send({ type: 'dismiss', id: 'a' })
    expect(run.listed()).toEqual(['a awaitingWallet'])
    await run.sendBack({ type: 'transfer.dropped', ...ref('a'), hash })
    await run.send({ type: 'dismiss', id: 'a' })
    expect(run.listed()).toEqual([])
  })

  test('detach removes a settled transfer', async () => {
    const run = await requested()
    await run.sendBack({ type: 'transfer.failed', ...ref('a'), code: 'send/unfollowed' })
    await run.send({ type: 'detach', id: 'a' })
    expect(run.listed()).toEqual([])
  })

  test('the list drops a settled transfer after 20 newer ones and never an open one', async () => {
    const run = createScenario()
    for (let place = 0; place < limits.settledTransfers + 5; place += 1) {
      const transfer = transferOf(`t${place}`, `d${place}`)
      await run.request(transfer)
      await run.sendBack(sent(transfer.id))
      if (place > 0) await run.sendBack(confirmed(transfer.id))
    }
    const ids = selectTransfers(run.snapshot()).entries.map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1), ids.at(-2)]).toEqual([
      limits.settledTransfers + 1,
      't24',
      't0',
      't5',
    ])
    await run.sendBack(confirmed('t0'))
    expect(selectTransfers(run.snapshot()).entries.map(({ id }) => id)).toEqual(ids.slice(0, -1))
  })
})

describe('repeated submit', () => {
  test('submit ignores a known id [I4]', async () => {
    const run = createScenario()
    await run.send(submit())
    await run.send(submit())
    await run.sendBack(started())
    await run.send(submit())
    expect([run.listed(), run.emitted().length]).toEqual([['a awaitingWallet'], 1])
    expect(run.snapshot().context.open).toEqual(['a'])
  })

  test('submit of an open digest under another id fails with send/already-asked [I4]', async () => {
    const run = await requested()
    await run.send(submit(again))
    expect(run.listed()).toEqual(['a awaitingWallet'])
    expect(run.emitted().at(-1)).toEqual({
      type: 'transfer.failed',
      ...ref('b'),
      code: 'send/already-asked',
      detached: false,
    })
    expect(messagesOf(transfersReactions, run.emitted().slice(-1))).toEqual([])
  })

  test.each([
    ['has sent it', sent('a')],
    ['is unresponsive', { type: 'transfer.unresponsive', ...ref('a') } as const],
  ])('submit accepts an open digest again once the wallet %s', async (_, event) => {
    const run = await requested()
    await run.sendBack(event)
    await run.request(again)
    expect(run.snapshot().context.open).toEqual(['a', 'b'])
  })

  test('submit ignores the id of a listed transfer [I4]', async () => {
    const run = await requested()
    await run.sendBack(confirmed('a'))
    await run.send(submit())
    expect([run.statePath(), run.listed()]).toEqual(['idle', ['a confirmed']])
  })
})

describe('mismatched transfer', () => {
  const statusAfter = (event: TransfersEvent) => {
    const entry = applyUpdate(createEntry(first, 0), mismatched as never)
    return applyUpdate(entry, event as never).status
  }
  test('a mismatched transfer stays mismatched when it is slow or confirmed', () =>
    expect([
      statusAfter({ type: 'transfer.slow', ...ref('a') }),
      statusAfter(confirmed('a')),
    ]).toEqual(['mismatched', 'mismatched']))
  test('a mismatched transfer takes the status reverted, replaced or dropped', () =>
    expect(
      (['reverted', 'replaced', 'dropped'] as const).map((end) =>
        statusAfter({ type: `transfer.${end}`, ...ref('a'), hash }),
      ),
    ).toEqual(['reverted', 'replaced', 'dropped']))
})

describe('messages about transfers', () => {
  const onSendView = queriesOf({ isOpen: true, currentView: 'WalletSendPreview' })
  const onOtherView = queriesOf({ isOpen: true, currentView: 'Account' })
  const closed = queriesOf({ isOpen: false, currentView: 'WalletSendPreview' })
  const messagesFor = (event: { type: string; [field: string]: unknown }, query = onSendView) =>
    reactTo(transfersReactions, event.type, { ...ref('a'), detached: false, ...event }, query)
  const toast = (variant: string, code: string) => ({
    to: 'toast',
    type: 'show',
    variant,
    code,
    message: null,
  })
  const refresh = { to: 'account', namespace: 'eip155', type: 'refresh', forced: true }

  test('transfer.sent shows the toast “Transaction started” on every view and refreshes the balance', () => {
    for (const query of [onSendView, onOtherView, closed])
      expect(messagesFor({ type: 'transfer.sent', hash }, query)).toEqual([
        toast('success', 'send/started'),
        refresh,
      ])
  })

  test.each(['transfer.rejected', 'transfer.failed'])(
    '%s shows a toast unless a send view is shown',
    (type) => {
      const event = { type, code: 'rpc/internal' }
      expect([
        messagesFor(event),
        messagesFor(event, onOtherView),
        messagesFor(event, closed),
      ]).toEqual([[], [toast('error', 'send/failed')], [toast('error', 'send/failed')]])
    },
  )

  test('transfer events cancel the transaction stack unless the approval view is shown', () => {
    const leave = { to: 'router', type: 'transactions.cancel' }
    const waited = queriesOf({ isOpen: true, currentView: 'WalletSendPreview', transactions: 1 })
    for (const event of [
      { type: 'transfer.sent', hash },
      { type: 'transfer.rejected', code: 'rpc/user-rejected' },
      { type: 'transfer.failed', code: 'send/account-changed' },
      { type: 'transfer.failed', code: 'send/already-asked' },
    ])
      expect(messagesFor(event, waited)[0]).toEqual(leave)
    const deciding = queriesOf({ isOpen: true, currentView: 'ApproveTransaction', transactions: 1 })
    expect(messagesFor({ type: 'transfer.sent', hash }, deciding)).not.toContainEqual(leave)
  })

  test('transfer.failed of a detached transfer shows a toast on the send view too', async () => {
    const run = await requested()
    await run.send({ type: 'detach', id: 'a' })
    await run.sendBack({ type: 'transfer.failed', ...ref('a'), code: 'rpc/internal' })
    expect(messagesOf(transfersReactions, run.emitted().slice(-1), onSendView)).toEqual([
      toast('error', 'send/failed'),
    ])
    expect(run.snapshot().context.detached).toEqual([])
  })

  test('transfer.failed with send/unfollowed shows that code, never send/failed', () =>
    expect(messagesFor({ type: 'transfer.failed', code: 'send/unfollowed' })).toEqual([
      toast('error', 'send/unfollowed'),
    ]))

  test('transfer.confirmed shows nothing and refreshes the balance', () =>
    expect(messagesFor({ type: 'transfer.confirmed', hash })).toEqual([refresh]))

  test.each(['reverted', 'replaced', 'dropped'])(
    'transfer.%s shows a toast and refreshes the balance',
    (end) =>
      expect(messagesFor({ type: `transfer.${end}`, hash })).toEqual([
        toast('error', `send/${end}`),
        refresh,
      ]),
  )

  test('transfer.mismatched raises an alert each time [R14]', () =>
    expect(messagesFor({ type: 'transfer.mismatched' })).toEqual([
      {
        to: 'alert',
        type: 'raise',
        code: 'send/altered',
        variant: 'error',
        details: {},
        once: false,
      },
    ]))

  test('transfer.sent refreshes the account that sent it, not the active one [R16]', () =>
    expect(
      messagesFor(
        { type: 'transfer.sent', hash, namespace: 'solana' },
        queriesOf({ activeNamespace: 'eip155' }),
      ).at(-1),
    ).toEqual({
      ...refresh,
      namespace: 'solana',
    }))

  test.each(['transfer.requested', 'transfer.unresponsive', 'transfer.slow'])(
    '%s sends no message',
    (type) => expect(messagesFor({ type })).toEqual([]),
  )
})

describe('transfers guards', () => {
  const context = {
    entries: [createEntry(first, 0), createEntry(onSolana, 0)],
    requested: { a: 'one' },
    open: ['a', 'new'],
    detached: [],
  }
  const each = (guard: (args: { context: typeof context; event: TransfersEvent }) => boolean) =>
    ['a', 'sol', 'new', 'nobody'].map((id) => guard({ context, event: { type: 'dismiss', id } }))

  test('isOpen accepts transfers that have a running machine', () =>
    expect(each(guards.isOpen)).toEqual([true, false, true, false]))
  test('isSettled accepts listed transfers without a running machine', () =>
    expect(each(guards.isSettled)).toEqual([false, true, false, false]))
  test('isKnown accepts listed and open transfers', () =>
    expect(each(guards.isKnown)).toEqual([true, true, true, false]))
  test('isNew accepts open transfers that are not listed', () =>
    expect(each(guards.isNew)).toEqual([false, false, true, false]))
  test('isLast accepts the only open transfer', () => {
    const only = { ...context, open: ['a'] }
    expect([
      guards.isLast({ context: only, event: mismatched }),
      guards.isLast({ context, event: mismatched }),
    ]).toEqual([true, false])
  })
  test('isDuplicate accepts a submission with an open digest', () =>
    expect(
      [submit(again), submit(second), mismatched].map((event) =>
        guards.isDuplicate({ context, event }),
      ),
    ).toEqual([true, false, false]))
})
