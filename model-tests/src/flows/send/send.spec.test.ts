import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { alice, bob, fox, kitEvent, mainnet, sepolia } from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf } from '../../walker/react.ts'
import { dollar, named, preparedOf, ready, reviewOf, sendInputs } from './send.cases.ts'
import { begin, handed, openOn, reviewing } from './send.scenario.ts'

test('sendMachine matches its reviewed inventory', () =>
  expect(inventory(sendMachine)).toMatchFileSnapshot('send.inventory.txt'))

const said = { from: alice, to: bob, asset: dollar.address, network: mainnet, connectorId: fox.id }
describe('submitting a transfer', () => {
  test('a double click submits once, with a new id and exactly the reviewed payload [I4]', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.send({ type: 'confirm' })
    await run.answer('check', { found: named, id: 'fresh', renewed: null })
    await run.send({ type: 'confirm' })
    const wanted = run.emitted().filter(({ type }) => type === 'submit.requested')
    expect(messagesOf(sendReactions, wanted)).toEqual([
      {
        to: 'transfers',
        type: 'submit',
        id: 'fresh',
        connectorId: fox.id,
        network: mainnet,
        prepared: preparedOf(),
      },
    ])
    const request = { ...said, amount: '1500000', decimals: 6 }
    expect(run.inputsOf('check')).toEqual([{ request, prepared: preparedOf(), name: 'bob.eth' }])
  })

  test('an in-page wallet is approved in the modal: success leads to Account, every other result back to the review', async () => {
    const wanted = (await handed()).emitted().filter(({ type }) => type === 'submit.requested')
    const outcomes = {
      success: [{ to: 'router', type: 'reset', view: 'Account' }],
      error: [],
      cancel: [],
    }
    expect(messagesOf(sendReactions, wanted, queriesOf({ isInPageWallet: true }))).toMatchObject([
      { to: 'router', type: 'transaction.push', outcomes },
      { to: 'transfers', type: 'submit', id: 'fresh' },
    ])
  })

  test('a payload that changed since the review is not submitted and is prepared again [R13, H7]', async () => {
    for (const code of ['send/changed', 'send/funds-insufficient'] as const) {
      const run = await reviewing()
      await run.send({ type: 'confirm' })
      await run.fail('check', new KitError(code))
      expect([
        run.shown('failed').problem,
        run.emitted().some(({ type }) => type === 'submit.requested'),
      ]).toEqual([code, false])
      run.shown('failed').retry()
      expect(run.inputsOf('prepare').length).toBe(2)
    }
  })

  test('a check that times out returns to the review', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('endpoint/unreachable'))
    expect(run.shown('reviewing').problem).toBe('endpoint/unreachable')
    await run.send({ type: 'confirm' })
    await run.elapse(2 * timeouts.apiTimeout)
    expect(run.shown('reviewing').problem).toBe('kit/timed-out')
  })

  test('a sent transfer leads to Account only from a view of the send flow', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.sent', { id: 'other', hash: '0x0' }))
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    expect(run.output()).toEqual({
      type: 'sent',
      id: 'fresh',
      hash: '0xf',
      caipNetworkId: mainnet.caipNetworkId,
      from: alice,
    })
    expect(messagesAfter(sendReactions, run.output(), openOn('WalletSendPreview'))).toEqual([
      { to: 'router', type: 'reset', view: 'Account' },
    ])
    expect(messagesAfter(sendReactions, run.output(), openOn('Networks'))).toEqual([])
  })

  test('a retry after a rejection prepares again and needs a new consent', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
    expect(run.shown('rejected').problem).toBe('rpc/user-rejected')
    run.shown('rejected').retry()
    await run.answer('prepare', { ...ready, isContract: true })
    expect(run.shown('reviewing')).toMatchObject({ confirm: null })
  })

  test('an unknown outcome offers no retry, and a new transfer starts from an empty form', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed' }))
    const shown = run.shown('outcomeUnknown')
    expect([shown.problem, shown.review.to, 'retry' in shown, 'edit' in shown]).toEqual([
      'send/unfollowed',
      bob,
      false,
      false,
    ])
    shown.startNew()
    expect(run.form()).toMatchObject({ asset: null, amount: '', receiver: { status: 'empty' } })
  })

  test('an unknown outcome is shown again when the flow opens, until a new transfer starts', async () => {
    const run = begin({}, sendInputs.outcomeUnknown)
    expect(run.shown('outcomeUnknown')).toMatchObject({
      problem: 'send/unfollowed',
      review: reviewOf(),
    })
    run.shown('outcomeUnknown').startNew()
    expect([run.form().amount, run.emitted().slice(0, 1)]).toEqual([
      '',
      [{ type: 'transfer.detached', id: 'before' }],
    ])
  })

  test('an unresponsive wallet does not block a new transfer', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.unresponsive', { id: 'fresh' }))
    expect(run.shown('awaitingWallet').unresponsive).toBe(true)
    run.shown('awaitingWallet').startNew()
    expect(run.form()).toMatchObject({ asset: null, amount: '', receiver: { status: 'empty' } })
    expect(
      messagesOf(
        sendReactions,
        run.emitted().filter(({ type }) => type === 'transfer.detached'),
      ),
    ).toEqual([{ to: 'transfers', type: 'detach', id: 'fresh' }])
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    expect(run.view().step).toBe('filling')
  })

  test('an open transfer is shown again, and a retry uses its values', async () => {
    const run = begin({}, sendInputs.unresponsive)
    expect(run.shown('awaitingWallet')).toMatchObject({
      unresponsive: true,
      review: reviewOf(),
      asset: { address: dollar.address },
    })
    await run.send(kitEvent('transfer.failed', { id: 'before', code: 'send/failed' }))
    run.shown('failed').retry()
    expect(run.inputsOf('prepare')).toEqual([
      { request: { ...said, amount: '1500000', decimals: 6 }, name: null },
    ])
  })
})

describe('changes of account and network during a transfer [I5, B8, K4, K6, R16]', () => {
  const changes = [
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

  test.each(changes)('before the wallet request, %o leads to outdated', async (event, problem) => {
    for (const steps of [0, 1, 2]) {
      const run = await reviewing()
      if (steps === 0) await run.send({ type: 'edit' })
      if (steps === 2) await run.send({ type: 'confirm' })
      await run.send(event)
      await run.answerLate({ found: named, id: 'fresh', renewed: null })
      expect([
        run.shown('outdated').problem,
        run.emitted().some(({ type }) => type === 'submit.requested'),
      ]).toEqual([problem, false])
      expect(
        messagesOf(sendReactions, run.emitted().slice(-1), openOn('WalletSendPreview')),
      ).toEqual([{ to: 'router', type: 'back' }])
      run.shown('outdated').restart()
      expect(
        messagesAfter(sendReactions, run.output(), openOn('WalletSend')).map(
          (tell) => 'view' in tell && tell.view,
        ),
      ).toEqual(['Account', 'WalletSend'])
    }
  })

  test.each(changes)('after the wallet request, %o changes nothing', async (event, problem) => {
    const run = await handed()
    await run.send(event)
    expect(run.view().step).toBe('awaitingWallet')
    await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
    run.shown('rejected').retry()
    expect(run.shown('outdated').problem).toBe(problem)
  })

  test.each(changes)('with an unknown outcome, %o changes nothing', async (event) => {
    for (const isLost of [false, true]) {
      const run = await handed()
      if (isLost)
        await run.send(kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed' }))
      await run.send(event)
      const shown = run.view()
      expect(shown.step).toBe(isLost ? 'outcomeUnknown' : 'awaitingWallet')
      if ('startNew' in shown) shown.startNew()
      expect([run.output(), run.emitted().at(-1)]).toEqual([
        { type: 'restarted' },
        { type: 'transfer.detached', id: 'fresh' },
      ])
    }
  })

  test('events of other accounts change nothing', async () => {
    const run = await reviewing()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: alice }))
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send(kitEvent('networks.changed', { networks: [mainnet] }))
    await run.send(kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect(run.view().step).toBe('reviewing')
  })

  test('a check that reports another account or network leads to outdated', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('send/account-changed'))
    expect(run.shown('outdated').problem).toBe('send/account-changed')
  })
})
