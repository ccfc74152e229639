import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import {
  alice,
  bob,
  fox,
  foxConnection,
  kitEvent,
  mainnet,
  owl,
  sepolia,
  solana,
} from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf } from '../../walker/react.ts'
import { dollar, namedReceiver, preparedOf, ready, reviewOf, sendInputs } from './send.cases.ts'
import { queriesOnView, start, startAwaitingWallet, startReviewing } from './send.scenario.ts'

const transferRequest = {
  from: alice,
  to: bob,
  asset: dollar.address,
  network: mainnet,
  connectorId: fox.id,
}
describe('submitting a transfer', () => {
  test('send submits once on a double click, with a new id and exactly the reviewed payload [I4]', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    await run.send({ type: 'confirm' })
    await run.answer('check', { receiver: namedReceiver, id: 'fresh', replacement: null })
    await run.send({ type: 'confirm' })
    const submitEvents = run.emitted().filter(({ type }) => type === 'submit.requested')
    expect(messagesOf(sendReactions, submitEvents)).toEqual([
      {
        to: 'transfers',
        type: 'submit',
        id: 'fresh',
        connectorId: fox.id,
        network: mainnet,
        prepared: preparedOf(),
      },
    ])
    const request = { ...transferRequest, amount: '1500000', decimals: 6 }
    expect(run.inputsOf('check')).toEqual([{ request, prepared: preparedOf(), name: 'bob.eth' }])
  })

  test('submit.requested pushes a router transaction for an in-page wallet, whose success goes back', async () => {
    const submitEvents = (await startAwaitingWallet())
      .emitted()
      .filter(({ type }) => type === 'submit.requested')
    const outcomes = {
      success: [{ to: 'router', type: 'back.from', from: 'ApproveTransaction' }],
      error: [],
      cancel: [],
    }
    expect(
      messagesOf(
        sendReactions,
        submitEvents,
        queriesOf({ isInPageWallet: true, pendingRequests: ['foreign'] }),
      ),
    ).toMatchObject([
      { to: 'router', type: 'transaction.push', outcomes, earlier: ['foreign'] },
      { to: 'transfers', type: 'submit', id: 'fresh' },
    ])
  })

  test('send does not submit a payload that the check rejects, and retry prepares again [R13, H7]', async () => {
    for (const code of ['send/changed', 'send/funds-insufficient'] as const) {
      const run = await startReviewing()
      await run.send({ type: 'confirm' })
      await run.fail('check', new KitError(catalogue, code))
      expect([
        run.viewAt('failed').problem,
        run.emitted().some(({ type }) => type === 'submit.requested'),
      ]).toEqual([code, false])
      run.viewAt('failed').retry()
      expect(run.inputsOf('prepare').length).toBe(2)
    }
  })

  test('send returns to the review when the check is unreachable or times out', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError(catalogue, 'endpoint/unreachable'))
    expect(run.viewAt('reviewing').problem).toBe('endpoint/unreachable')
    await run.send({ type: 'confirm' })
    await run.elapse(2 * timeouts.apiTimeout)
    expect(run.viewAt('reviewing').problem).toBe('kit/timed-out')
  })

  test('send shows the result after transfer.sent and follows its status until the visitor leaves', async () => {
    const run = await startAwaitingWallet()
    await run.send(kitEvent('transfer.sent', { id: 'other', hash: '0x0' }))
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    expect(run.viewAt('sent')).toMatchObject({
      hash: '0xf',
      status: 'sent',
      review: reviewOf(),
      name: 'bob.eth',
    })
    for (const [event, status] of [
      [kitEvent('transfer.confirmed', { id: 'other' }), 'sent'],
      [kitEvent('transfer.slow', { id: 'other' }), 'sent'],
      [kitEvent('transfer.mismatched', { id: 'other' }), 'sent'],
      [kitEvent('transfer.slow', { id: 'fresh' }), 'slow'],
      [kitEvent('account.changed', { namespace: 'eip155', address: bob }), 'slow'],
      [kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }), 'slow'],
      [kitEvent('transfer.included', { id: 'other' }), 'slow'],
      [kitEvent('transfer.underpriced', { id: 'other' }), 'slow'],
      [kitEvent('transfer.underpriced', { id: 'fresh' }), 'underpriced'],
      [kitEvent('transfer.included', { id: 'fresh' }), 'included'],
      [kitEvent('transfer.reorganized', { id: 'other' }), 'included'],
      [kitEvent('transfer.reorganized', { id: 'fresh' }), 'reorganized'],
      [kitEvent('transfer.confirmed', { id: 'fresh' }), 'confirmed'],
    ] as const) {
      await run.send(event)
      expect([event.type, run.viewAt('sent').status]).toEqual([event.type, status])
    }
    expect(run.output()).toBeUndefined()
  })

  test('send names the network on which the wallet sent the transfer instead [V4]', async () => {
    for (const status of ['astray', 'misdirected'] as const) {
      const run = await startAwaitingWallet()
      await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
      await run.send(kitEvent(`transfer.${status}`, { id: 'other', network: sepolia }))
      expect(run.viewAt('sent')).toMatchObject({ status: 'sent', otherNetwork: null })
      await run.send(kitEvent(`transfer.${status}`, { id: 'fresh', network: sepolia }))
      expect(run.viewAt('sent')).toMatchObject({ status, otherNetwork: sepolia })
      await run.send(kitEvent('transfer.slow', { id: 'fresh' }))
      expect(run.viewAt('sent')).toMatchObject({ status: 'slow', otherNetwork: null })
    }
  })

  test.each(['reverted', 'replaced', 'dropped', 'failed'] as const)(
    'send shows a sent transfer that ends as %s, also after a mismatch that a confirmation keeps [R14]',
    async (end) => {
      const run = await startAwaitingWallet()
      await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
      await run.send(kitEvent('transfer.mismatched', { id: 'fresh' }))
      await run.send(kitEvent('transfer.confirmed', { id: 'fresh' }))
      expect(run.viewAt('sent').status).toBe('mismatched')
      await run.send(kitEvent(`transfer.${end}`, { id: 'other' }))
      expect(run.viewAt('sent').status).toBe('mismatched')
      await run.send(kitEvent(`transfer.${end}`, { id: 'fresh' }))
      expect(run.viewAt('sent').status).toBe(end)
    },
  )

  test('done and Back on the result open Account, only from a view of the send flow', async () => {
    const back = await startAwaitingWallet()
    await back.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    await back.send({ type: 'navigated.away', view: 'WalletSendPreview' })
    expect(back.output()).toMatchObject({ type: 'sent', id: 'fresh' })
    const run = await startAwaitingWallet()
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    run.viewAt('sent').done()
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.detached', id: 'fresh' })
    expect(run.output()).toEqual({
      type: 'sent',
      id: 'fresh',
      hash: '0xf',
      caipNetworkId: mainnet.caipNetworkId,
      from: alice,
    })
    expect(messagesAfter(sendReactions, run.output(), queriesOnView('WalletSendPreview'))).toEqual([
      { to: 'router', type: 'reset', view: 'Account' },
    ])
    expect(messagesAfter(sendReactions, run.output(), queriesOnView('Networks'))).toEqual([])
  })

  test('retry after a rejection prepares again and requires the warnings to be accepted again', async () => {
    const run = await startAwaitingWallet()
    await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
    expect(run.viewAt('rejected').problem).toBe('rpc/user-rejected')
    run.viewAt('rejected').retry()
    await run.answer('prepare', { ...ready, isContract: true })
    expect(run.viewAt('reviewing')).toMatchObject({ confirm: null })
  })

  test('send in outcomeUnknown offers no retry, and startNew opens an empty form', async () => {
    const run = await startAwaitingWallet()
    await run.send(
      kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed', cause: null }),
    )
    const shown = run.viewAt('outcomeUnknown')
    expect([shown.problem, shown.review.to, 'retry' in shown, 'edit' in shown]).toEqual([
      'send/unfollowed',
      bob,
      false,
      false,
    ])
    shown.startNew()
    expect(run.form()).toMatchObject({
      asset: { address: null },
      amount: '',
      receiver: { status: 'empty' },
    })
  })

  test('send starts in outcomeUnknown after an unknown outcome, and startNew detaches that transfer', async () => {
    const run = start({}, sendInputs.outcomeUnknown)
    expect(run.viewAt('outcomeUnknown')).toMatchObject({
      problem: 'send/unfollowed',
      review: reviewOf(),
    })
    run.viewAt('outcomeUnknown').startNew()
    expect([run.form().amount, run.emitted().slice(0, 1)]).toEqual([
      '',
      [{ type: 'transfer.detached', id: 'before' }],
    ])
  })

  test('cancel stops waiting for the wallet, detaches the transfer and opens Account', async () => {
    const run = await startAwaitingWallet()
    expect(run.viewAt('awaitingWallet').startNew).toBeNull()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
    run.viewAt('awaitingWallet').cancel()
    expect([run.output(), run.emitted().at(-1)]).toEqual([
      { type: 'cancelled' },
      { type: 'transfer.detached', id: 'fresh' },
    ])
    expect(messagesAfter(sendReactions, run.output(), queriesOnView('WalletSendPreview'))).toEqual([
      { to: 'router', type: 'reset', view: 'Account' },
    ])
  })

  test('startNew detaches a transfer whose wallet is unresponsive and opens an empty form', async () => {
    const run = await startAwaitingWallet()
    await run.send(kitEvent('transfer.unresponsive', { id: 'fresh' }))
    expect(run.viewAt('awaitingWallet').unresponsive).toBe(true)
    run.viewAt('awaitingWallet').startNew?.()
    expect(run.form()).toMatchObject({
      asset: { address: null },
      amount: '',
      receiver: { status: 'empty' },
    })
    expect(
      messagesOf(
        sendReactions,
        run.emitted().filter(({ type }) => type === 'transfer.detached'),
      ),
    ).toEqual([{ to: 'transfers', type: 'detach', id: 'fresh' }])
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    expect(run.view().step).toBe('filling')
  })

  test('send starts in awaitingWallet for an open transfer, and retry uses its values', async () => {
    const run = start({}, sendInputs.unresponsive)
    expect(run.viewAt('awaitingWallet')).toMatchObject({
      unresponsive: true,
      review: reviewOf(),
      asset: { address: dollar.address },
    })
    await run.send(kitEvent('transfer.failed', { id: 'before', code: 'send/failed', cause: null }))
    run.viewAt('failed').retry()
    expect(run.inputsOf('prepare')).toEqual([
      { request: { ...transferRequest, amount: '1500000', decimals: 6 }, name: null },
    ])
  })
})

describe('changes of account and network during a transfer', () => {
  const changes = [
    [{ type: 'account.connected', ...foxConnection, connectorId: owl.id }, 'send/account-changed'],
    [kitEvent('account.changed', { namespace: 'eip155', address: bob }), 'send/account-changed'],
    [{ type: 'account.lost', namespace: 'eip155' }, 'send/account-changed'],
    [{ type: 'account.disconnected', namespace: 'eip155' }, 'send/account-changed'],
    [
      { type: 'chain.changed', namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId },
      'send/network-changed',
    ],
    [kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }), 'send/network-changed'],
    [kitEvent('networks.changed', { networks: [sepolia] }), 'send/network-changed'],
  ] as const

  test.each(changes)(
    'send becomes outdated on %o before the wallet request [I5, B8, K4, R16]',
    async (event, problem) => {
      for (const steps of [0, 1, 2]) {
        const run = await startReviewing()
        if (steps === 0) await run.send({ type: 'edit' })
        if (steps === 2) await run.send({ type: 'confirm' })
        await run.send(event)
        await run.answerLate({ receiver: namedReceiver, id: 'fresh', replacement: null })
        expect([
          run.snapshot().context.outdated,
          run.viewAt('outdated').problem,
          run.emitted().some(({ type }) => type === 'submit.requested'),
        ]).toEqual([problem, problem, false])
        expect(
          messagesOf(sendReactions, run.emitted().slice(-1), queriesOnView('WalletSendPreview')),
        ).toEqual([{ to: 'router', type: 'back' }])
        run.viewAt('outdated').restart()
        expect(
          messagesAfter(sendReactions, run.output(), queriesOnView('WalletSend')).map(
            (message) => 'view' in message && message.view,
          ),
        ).toEqual(['Account', 'WalletSend'])
      }
    },
  )

  test('send of a given namespace ignores another active network, but not that of its own wallet', async () => {
    const run = start({}, { ...sendInputs.filled, follows: 'named' })
    await run.send(kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }))
    expect(run.snapshot().context.outdated).toBeNull()
    await run.send(kitEvent('network.changed', { caipNetworkId: sepolia.caipNetworkId }))
    expect(run.snapshot().context.outdated).toBe('send/network-changed')
  })

  test.each(changes)(
    'send in awaitingWallet ignores %o until retry, which becomes outdated [I5, B8, K4, R16]',
    async (event, problem) => {
      const run = await startAwaitingWallet()
      await run.send(event)
      expect(run.view().step).toBe('awaitingWallet')
      await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
      run.viewAt('rejected').retry()
      expect(run.viewAt('outdated').problem).toBe(problem)
    },
  )

  test.each(changes)(
    'send without a result ignores %o until startNew, which restarts the flow [I5, B8, K4, R16]',
    async (event) => {
      for (const isOutcomeUnknown of [false, true]) {
        const run = await startAwaitingWallet()
        await run.send(
          isOutcomeUnknown
            ? kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed', cause: null })
            : kitEvent('transfer.unresponsive', { id: 'fresh' }),
        )
        await run.send(event)
        const shown = run.view()
        expect(shown.step).toBe(isOutcomeUnknown ? 'outcomeUnknown' : 'awaitingWallet')
        if ('startNew' in shown) shown.startNew?.()
        expect([run.output(), run.emitted().at(-1)]).toEqual([
          { type: 'restarted' },
          { type: 'transfer.detached', id: 'fresh' },
        ])
      }
    },
  )

  test('send ignores events that do not change its account and network [K6]', async () => {
    const run = await startReviewing()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: alice }))
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send(kitEvent('networks.changed', { networks: [mainnet] }))
    await run.send(kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect(run.view().step).toBe('reviewing')
  })

  test('send becomes outdated when the check rejects with send/account-changed', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError(catalogue, 'send/account-changed'))
    expect(run.viewAt('outdated').problem).toBe('send/account-changed')
  })
})
