import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/constants.ts'
import { shortAddress } from '../../../../core/src/domain/text/short-address.ts'
import {
  applyUpdate,
  createEntry,
} from '../../../../core/src/stores/transfers/transfers.context.ts'
import { transfersReactions } from '../../../../core/src/stores/transfers/transfers.reactions.ts'
import { selectTransfers } from '../../../../core/src/stores/transfers/transfers.store.ts'
import type { TransfersEvent } from '../../../../core/src/stores/transfers/transfers.types.ts'
import { sepolia } from '../../samples.ts'
import { messagesOf, queriesOf, reactTo } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { hash, onSolana, transferOf } from './transfer.samples.ts'
import { first, sameDigest, second } from './transfers.cases.ts'
import { transfersModel } from './transfers.model.ts'

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
  test('transfers lists a started transfer with its review and emits transfer.requested', async () => {
    const run = await requested()
    expect(selectTransfers(run.snapshot()).entries).toEqual([
      {
        ...ref('a'),
        caipNetworkId: first.network.caipNetworkId,
        connectorId: first.connectorId,
        review: first.prepared.review,
        status: 'awaitingWallet',
        hash: null,
        otherNetwork: null,
        problem: null,
        acknowledged: false,
        startedAt: 1_000,
      },
    ])
    expect(run.emitted()).toEqual([
      { type: 'transfer.requested', ...ref('a'), review: first.prepared.review },
    ])
  })

  test('transfers lists each transfer with its latest status, newest transfer first', async () => {
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

  test('detach marks a settled transfer with an unknown outcome, which its toast still names [V2]', async () => {
    const run = await requested()
    await run.sendBack({
      type: 'transfer.failed',
      ...ref('a'),
      code: 'send/unfollowed',
      cause: null,
    })
    const acknowledged = () =>
      selectTransfers(run.snapshot()).entries.map((entry) => entry.acknowledged)
    expect(acknowledged()).toEqual([false])
    await run.send({ type: 'detach', id: 'a' })
    expect([run.listed(), acknowledged()]).toEqual([['a failed'], [true]])
  })

  test('detach keeps a settled transfer whose outcome is known', async () => {
    const run = await requested()
    await run.sendBack(confirmed('a'))
    await run.send({ type: 'detach', id: 'a' })
    expect(run.listed()).toEqual(['a confirmed'])
    expect(selectTransfers(run.snapshot()).entries).toMatchObject([{ acknowledged: false }])
  })

  test('transfers keeps 20 settled transfers, every open transfer, and one that just ended until the next starts [V2]', async () => {
    const run = createScenario()
    for (let index = 0; index < limits.settledTransfers + 5; index += 1) {
      const transfer = transferOf(`t${index}`, `d${index}`)
      await run.request(transfer)
      await run.sendBack(sent(transfer.id))
      if (index > 0) await run.sendBack(confirmed(transfer.id))
    }
    const ids = selectTransfers(run.snapshot()).entries.map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1), ids.at(-2)]).toEqual([
      limits.settledTransfers + 1,
      't24',
      't0',
      't5',
    ])
    await run.sendBack(confirmed('t0'))
    const listedIds = () => selectTransfers(run.snapshot()).entries.map(({ id }) => id)
    expect(listedIds()).toEqual(ids)
    await run.request(transferOf('next', 'next'))
    expect(listedIds()).toEqual(['next', ...ids.slice(0, 19)])
  })
})

const update = ref('a')
const updates = [
  ['unresponsive', { type: 'transfer.unresponsive', ...update }],
  ['sent', { type: 'transfer.sent', ...update, hash }],
  ['slow', { type: 'transfer.slow', ...update }],
  ['underpriced', { type: 'transfer.underpriced', ...update }],
  ['mismatched', { type: 'transfer.mismatched', ...update }],
  ['astray', { type: 'transfer.astray', ...update, network: sepolia }],
  ['included', { type: 'transfer.included', ...update }],
  ['reorganized', { type: 'transfer.reorganized', ...update }],
] as const
const ends = [
  ['rejected', { type: 'transfer.rejected', ...update, code: 'rpc/user-rejected' }],
  ['failed', { type: 'transfer.failed', ...update, code: 'rpc/internal', cause: null }],
  ['confirmed', { type: 'transfer.confirmed', ...update, hash }],
  ['misdirected', { type: 'transfer.misdirected', ...update, hash, network: sepolia }],
  ['reverted', { type: 'transfer.reverted', ...update, hash }],
  ['replaced', { type: 'transfer.replaced', ...update, hash: null }],
  ['dropped', { type: 'transfer.dropped', ...update, hash }],
] as const

describe('updates of a transfer', () => {
  test.each([...updates, ...ends])(
    'transfers stores and emits transfer.%s',
    async (status, event) => {
      const run = await requested()
      await run.sendBack(event)
      expect([run.listed(), run.emitted().slice(1)]).toEqual([
        [`a ${status}`],
        [{ ...event, review: first.prepared.review, status }],
      ])
    },
  )

  test.each(ends)('transfer.%s ends one of two transfers', async (status, event) => {
    const run = await requested()
    await run.request(second)
    await run.sendBack(event)
    const { open } = run.snapshot().context
    expect([run.listed(), open, run.statePath()]).toEqual([
      ['b awaitingWallet', `a ${status}`],
      ['b'],
      'tracking',
    ])
    expect(run.emitted().slice(2)).toEqual([{ ...event, review: first.prepared.review, status }])
  })

  test('detach keeps an open transfer', async () => {
    const run = await requested()
    await run.send({ type: 'detach', id: 'a' })
    await run.sendBack(sent('a'))
    expect(run.listed()).toEqual(['a sent'])
  })

  test('detach ignores an unknown transfer', async () => {
    const run = createScenario()
    await run.send(submit())
    const before = run.snapshot().context
    await run.send({ type: 'detach', id: 'x' })
    expect(run.snapshot().context).toEqual(before)
  })
})

test('follow tracks a transfer that was sent, requests nothing, and ignores a known id [EM3]', async () => {
  const run = createScenario()
  await run.send({ type: 'follow', ...first, hash })
  await run.send({ type: 'follow', ...first, hash })
  expect(run.inputsOf('runTransfer')).toEqual([{ ...first, hash }])
  const { open, requested } = run.snapshot().context
  expect([open, requested, run.statePath()]).toEqual([['a'], {}, 'tracking'])
  await run.sendBack(started())
  await run.sendBack(sent('a'))
  expect(run.listed()).toEqual(['a sent'])
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
    await run.send(submit(sameDigest))
    expect(run.listed()).toEqual(['a awaitingWallet'])
    expect(run.emitted().at(-1)).toEqual({
      type: 'transfer.failed',
      ...ref('b'),
      code: 'send/already-asked',
      cause: null,
      review: null,
      status: null,
    })
    expect(messagesOf(transfersReactions, run.emitted().slice(-1))).toEqual([])
  })

  test.each([
    ['has sent it', sent('a')],
    ['is unresponsive', { type: 'transfer.unresponsive', ...ref('a') } as const],
  ])('submit accepts an open digest again once the wallet %s', async (_, event) => {
    const run = await requested()
    await run.sendBack(event)
    await run.request(sameDigest)
    expect(run.snapshot().context.open).toEqual(['a', 'b'])
  })

  test('submit ignores the id of a listed transfer [I4]', async () => {
    const run = await requested()
    await run.sendBack(confirmed('a'))
    await run.send(submit())
    expect([run.statePath(), run.listed()]).toEqual(['idle', ['a confirmed']])
  })
})

test('createEntry names a token without a symbol by the short address of its contract or mint [V2]', () => {
  const asset = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const symbolOf = (change: object) => {
    const prepared = { ...onSolana.prepared, review: { ...onSolana.prepared.review, ...change } }
    return createEntry({ ...onSolana, prepared }, 0).review.symbol
  }
  expect(symbolOf({ asset, symbol: '' })).toBe(shortAddress(asset))
  expect(symbolOf({ asset, symbol: 'USDC' })).toBe('USDC')
  expect(symbolOf({ asset: null, symbol: '' })).toBe('')
})

describe('mismatched transfer', () => {
  const statusAfter = (event: TransfersEvent) => {
    const entry = applyUpdate(createEntry(first, 0), mismatched as never)
    return applyUpdate(entry, event as never).status
  }
  test('applyUpdate keeps the status mismatched until an end other than transfer.confirmed', () =>
    expect([
      statusAfter({ type: 'transfer.slow', ...ref('a') }),
      statusAfter({ type: 'transfer.underpriced', ...ref('a') }),
      statusAfter({ type: 'transfer.astray', ...ref('a'), network: sepolia }),
      statusAfter({ type: 'transfer.misdirected', ...ref('a'), hash, network: sepolia }),
      statusAfter({ type: 'transfer.included', ...ref('a') }),
      statusAfter({ type: 'transfer.reorganized', ...ref('a') }),
      statusAfter(confirmed('a')),
    ]).toEqual(Array(7).fill('mismatched')))
  test('applyUpdate drops the other network with the status that names it [V4]', () => {
    const entry = applyUpdate(createEntry(first, 0), {
      type: 'transfer.astray',
      ...ref('a'),
      network: sepolia,
    } as never)
    const after = (type: 'slow' | 'failed' | 'mismatched') =>
      applyUpdate(entry, { type: `transfer.${type}`, ...ref('a') } as never)
    expect(after('slow')).toMatchObject({ status: 'slow', otherNetwork: null })
    expect(after('failed')).toMatchObject({ status: 'failed', otherNetwork: null })
    expect(after('mismatched')).toMatchObject({ status: 'mismatched', otherNetwork: sepolia })
  })
  test('applyUpdate changes the status mismatched to reverted, replaced or dropped', () =>
    expect(
      (['reverted', 'replaced', 'dropped'] as const).map((end) =>
        statusAfter({ type: `transfer.${end}`, ...ref('a'), hash }),
      ),
    ).toEqual(['reverted', 'replaced', 'dropped']))
})

describe('messages about transfers', () => {
  const onSendView = queriesOf({
    isOpen: true,
    currentView: 'WalletSendPreview',
    shownTransfer: 'a',
  })
  const onOtherTransfer = queriesOf({
    isOpen: true,
    currentView: 'WalletSendPreview',
    shownTransfer: 'b',
  })
  const onForm = queriesOf({ isOpen: true, currentView: 'WalletSend' })
  const onOtherView = queriesOf({ isOpen: true, currentView: 'Account' })
  const closed = queriesOf({ isOpen: false, currentView: 'WalletSendPreview' })
  const messagesFor = (event: { type: string; [field: string]: unknown }, query = onSendView) =>
    reactTo(
      transfersReactions,
      event.type,
      { ...ref('a'), review: null, status: null, ...event },
      query,
    )
  const toast = (variant: string, code: string) => ({
    to: 'toast',
    type: 'show',
    variant,
    code,
    message: null,
    transfer: 'a',
  })
  const refresh = { to: 'account', namespace: 'eip155', type: 'refresh', forced: true }

  test.each([
    ['transfer.sent', 'success', 'send/started'],
    ['transfer.confirmed', 'success', 'send/confirmed'],
    ['transfer.reorganized', 'error', 'send/reorganized'],
    ['transfer.reverted', 'error', 'send/reverted'],
    ['transfer.replaced', 'error', 'send/replaced'],
    ['transfer.dropped', 'error', 'send/dropped'],
  ])(
    '%s refreshes the balance and shows a toast with its transfer unless a view shows the transfer [V2]',
    (type, variant, code) => {
      const event = { type, hash }
      const shown = [toast(variant, code), refresh]
      expect([
        messagesFor(event),
        messagesFor(event, onOtherTransfer),
        messagesFor(event, onForm),
        messagesFor(event, onOtherView),
        messagesFor(event, closed),
      ]).toEqual([[refresh], shown, shown, shown, shown])
    },
  )

  test.each(['transfer.rejected', 'transfer.failed'])(
    '%s shows a toast with its transfer unless a view shows the transfer [V2]',
    (type) => {
      const event = { type, code: 'rpc/internal' }
      const shown = [toast('error', 'send/failed')]
      expect([
        messagesFor(event),
        messagesFor(event, onOtherTransfer),
        messagesFor(event, onForm),
        messagesFor(event, onOtherView),
        messagesFor(event, closed),
      ]).toEqual([[], shown, shown, shown, shown])
    },
  )

  test('transfer events cancel the router transactions unless ApproveTransaction is open', () => {
    const cancelTransactions = { to: 'router', type: 'transactions.cancel' }
    const withTransaction = queriesOf({
      isOpen: true,
      currentView: 'WalletSendPreview',
      transactions: 1,
    })
    for (const event of [
      { type: 'transfer.sent', hash },
      { type: 'transfer.rejected', code: 'rpc/user-rejected' },
      { type: 'transfer.failed', code: 'send/account-changed', cause: null },
      { type: 'transfer.failed', code: 'send/already-asked', cause: null },
    ])
      expect(messagesFor(event, withTransaction)[0]).toEqual(cancelTransactions)
    const onApprovalView = queriesOf({
      isOpen: true,
      currentView: 'ApproveTransaction',
      transactions: 1,
    })
    expect(messagesFor({ type: 'transfer.sent', hash }, onApprovalView)).not.toContainEqual(
      cancelTransactions,
    )
  })

  test('transfer.failed with send/unfollowed shows a toast with this code instead of send/failed', () =>
    expect(messagesFor({ type: 'transfer.failed', code: 'send/unfollowed', cause: null })).toEqual([
      toast('error', 'send/unfollowed'),
    ]))

  test('transfer.misdirected shows a toast that names the transfer, and transfer.astray unless a view shows the transfer [V4]', () => {
    const event = { network: sepolia, hash }
    const named = (code: string) => toast('error', code)
    expect([
      messagesFor({ type: 'transfer.astray', ...event }),
      messagesFor({ type: 'transfer.astray', ...event }, onOtherView),
      messagesFor({ type: 'transfer.misdirected', ...event }),
      messagesFor({ type: 'transfer.misdirected', ...event }, onOtherView),
    ]).toEqual([
      [],
      [named('send/astray')],
      [named('send/misdirected'), refresh],
      [named('send/misdirected'), refresh],
    ])
  })

  test('transfer.misdirected of an altered transfer keeps the toast that says so [V4, R14]', () =>
    expect(
      messagesFor({ type: 'transfer.misdirected', status: 'mismatched', network: sepolia, hash }),
    ).toEqual([refresh]))

  test('transfer.included refreshes the balance and shows no toast, because it is not final [V5]', () =>
    expect(messagesFor({ type: 'transfer.included' })).toEqual([refresh]))

  test('transfer.confirmed of a transaction that differs from its review shows no toast of success [R14]', () =>
    expect(
      messagesFor({ type: 'transfer.confirmed', status: 'mismatched', hash }, onOtherView),
    ).toEqual([refresh]))

  test('transfer.mismatched replaces the toast of success and raises an alert, both with its transfer [R14, W14, V2]', () =>
    expect(messagesFor({ type: 'transfer.mismatched' })).toEqual([
      toast('error', 'send/altered'),
      {
        to: 'alert',
        type: 'raise',
        code: 'send/altered',
        variant: 'error',
        details: { transfer: 'a' },
        once: false,
      },
    ]))

  test('transfer.sent refreshes the account of the transfer, not the active account [R16]', () =>
    expect(
      messagesFor(
        { type: 'transfer.sent', hash, namespace: 'solana' },
        queriesOf({ activeNamespace: 'eip155' }),
      ).at(-1),
    ).toEqual({
      ...refresh,
      namespace: 'solana',
    }))

  test.each(['transfer.unresponsive', 'transfer.slow', 'transfer.underpriced'])(
    '%s sends no message',
    (type) => expect(messagesFor({ type })).toEqual([]),
  )
})
