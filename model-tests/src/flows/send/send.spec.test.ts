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

test('the drawing is the one that was reviewed', () =>
  expect(inventory(sendMachine)).toMatchFileSnapshot('send.inventory.txt'))

const said = { from: alice, to: bob, asset: dollar.address, network: mainnet, connectorId: fox.id }
describe('handing over', () => {
  test('I4: a double click asks once, with a fresh id and exactly what was reviewed', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.send({ type: 'confirm' })
    await run.answer('check', { found: named, id: 'fresh', renewed: null })
    await run.send({ type: 'confirm' })
    const wanted = run.facts().filter(({ type }) => type === 'submit.requested')
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
    expect(run.asked('check')).toEqual([{ request, prepared: preparedOf(), name: 'bob.eth' }])
  })

  test('a wallet inside this page asks on a page of the modal: success leads to Account, anything else back to the review', async () => {
    const wanted = (await handed()).facts().filter(({ type }) => type === 'submit.requested')
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

  test('R13, H7: what is not as it was reviewed is not handed over, and is prepared anew', async () => {
    for (const code of ['send/changed', 'send/funds-insufficient'] as const) {
      const run = await reviewing()
      await run.send({ type: 'confirm' })
      await run.fail('check', new KitError(code))
      expect([
        run.shown('failed').problem,
        run.facts().some(({ type }) => type === 'submit.requested'),
      ]).toEqual([code, false])
      run.shown('failed').retry()
      expect(run.asked('prepare').length).toBe(2)
    }
  })

  test('an answer that does not come leaves the review where it is', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('endpoint/unreachable'))
    expect(run.shown('reviewing').problem).toBe('endpoint/unreachable')
    await run.send({ type: 'confirm' })
    await run.wait(2 * timeouts.apiTimeout)
    expect(run.shown('reviewing').problem).toBe('kit/timed-out')
  })

  test('sent: back to Account; from another page nobody is moved', async () => {
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

  test('refused: tried again it is prepared anew, with another consent', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
    expect(run.shown('refused').problem).toBe('rpc/user-rejected')
    run.shown('refused').retry()
    await run.answer('prepare', { ...ready, isContract: true })
    expect(run.shown('reviewing')).toMatchObject({ confirm: null })
  })

  test('nobody can say whether it was sent: nothing is tried again, another is begun from an empty form', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed' }))
    const shown = run.shown('untold')
    expect([shown.problem, shown.review.to, 'retry' in shown, 'edit' in shown]).toEqual([
      'send/unfollowed',
      bob,
      false,
      false,
    ])
    shown.another()
    expect(run.form()).toMatchObject({ asset: null, amount: '', receiver: { status: 'empty' } })
  })

  test('that is said once more when sending is opened again, until another is begun', async () => {
    const run = begin({}, sendInputs.untold)
    expect(run.shown('untold')).toMatchObject({ problem: 'send/unfollowed', review: reviewOf() })
    run.shown('untold').another()
    expect([run.form().amount, run.facts().slice(0, 1)]).toEqual([
      '',
      [{ type: 'transfer.detached', id: 'before' }],
    ])
  })

  test('a silent wallet never blocks the next send', async () => {
    const run = await handed()
    await run.send(kitEvent('transfer.unresponsive', { id: 'fresh' }))
    expect(run.shown('handed').silent).toBe(true)
    run.shown('handed').another()
    expect(run.form()).toMatchObject({ asset: null, amount: '', receiver: { status: 'empty' } })
    expect(
      messagesOf(
        sendReactions,
        run.facts().filter(({ type }) => type === 'transfer.detached'),
      ),
    ).toEqual([{ to: 'transfers', type: 'detach', id: 'fresh' }])
    await run.send(kitEvent('transfer.sent', { id: 'fresh', hash: '0xf' }))
    expect(run.view().step).toBe('filling')
  })

  test('opened while a wallet still has one it shows that one, filled in for another try', async () => {
    const run = begin({}, sendInputs.silent)
    expect(run.shown('handed')).toMatchObject({
      silent: true,
      review: reviewOf(),
      asset: { address: dollar.address },
    })
    await run.send(kitEvent('transfer.failed', { id: 'before', code: 'send/failed' }))
    run.shown('failed').retry()
    expect(run.asked('prepare')).toEqual([
      { request: { ...said, amount: '1500000', decimals: 6 }, name: null },
    ])
  })
})

describe('account and network change (fault cases I5, B8, K4, K6, R16)', () => {
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

  test.each(changes)('before it is handed over: %o', async (event, problem) => {
    for (const steps of [0, 1, 2]) {
      const run = await reviewing()
      if (steps === 0) await run.send({ type: 'edit' })
      if (steps === 2) await run.send({ type: 'confirm' })
      await run.send(event)
      await run.answerLate({ found: named, id: 'fresh', renewed: null })
      expect([
        run.shown('stale').problem,
        run.facts().some(({ type }) => type === 'submit.requested'),
      ]).toEqual([problem, false])
      expect(messagesOf(sendReactions, run.facts().slice(-1), openOn('WalletSendPreview'))).toEqual(
        [{ to: 'router', type: 'back' }],
      )
      run.shown('stale').restart()
      expect(
        messagesAfter(sendReactions, run.output(), openOn('WalletSend')).map(
          (tell) => 'view' in tell && tell.view,
        ),
      ).toEqual(['Account', 'WalletSend'])
    }
  })

  test.each(changes)('what was handed over goes on: %o', async (event, problem) => {
    const run = await handed()
    await run.send(event)
    expect(run.view().step).toBe('handed')
    await run.send(kitEvent('transfer.rejected', { id: 'fresh', code: 'rpc/user-rejected' }))
    run.shown('refused').retry()
    expect(run.shown('stale').problem).toBe(problem)
  })

  test.each(changes)('what may have been sent is never called not sent: %o', async (event) => {
    for (const isLost of [false, true]) {
      const run = await handed()
      if (isLost)
        await run.send(kitEvent('transfer.failed', { id: 'fresh', code: 'send/unfollowed' }))
      await run.send(event)
      const shown = run.view()
      expect(shown.step).toBe(isLost ? 'untold' : 'handed')
      if ('another' in shown) shown.another()
      expect([run.output(), run.facts().at(-1)]).toEqual([
        { type: 'renewed' },
        { type: 'transfer.detached', id: 'fresh' },
      ])
    }
  })

  test('what is of others changes nothing', async () => {
    const run = await reviewing()
    await run.send(kitEvent('account.changed', { namespace: 'eip155', address: alice }))
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send(kitEvent('networks.changed', { networks: [mainnet] }))
    await run.send(kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }))
    expect(run.view().step).toBe('reviewing')
  })

  test('the wallet itself says it is elsewhere', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('send/account-changed'))
    expect(run.shown('stale').problem).toBe('send/account-changed')
  })
})
