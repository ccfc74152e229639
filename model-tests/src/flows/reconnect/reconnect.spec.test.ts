import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import { reconnectReactions } from '../../../../core/src/flows/reconnect/reconnect.reactions.ts'
import type { LostReason } from '../../../../core/src/flows/reconnect/reconnect.types.ts'
import { fox, foxConnection } from '../../samples.ts'
import { messagesAfter, messagesOnAbort, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { reconnectInputs } from './reconnect.cases.ts'
import { reconnectModel } from './reconnect.model.ts'

test('the inventory of reconnect matches the reviewed one', () =>
  expect(inventory(reconnectMachine)).toMatchFileSnapshot('reconnect.inventory.txt'))

const begin = () => scenario(reconnectModel, reconnectInputs.stored)
const ended = { to: 'account', namespace: 'eip155', type: 'attempt.end' }
const cleared = [ended, { to: 'connections', type: 'connection.clear', namespace: 'eip155' }]
const waiting = { statusOf: 'reconnecting' } as const
const lost = (reason: LostReason) => ({
  type: 'lost',
  namespace: 'eip155',
  connectorId: fox.id,
  reason,
})

describe('reconnect', () => {
  test('reconnect connects the account that the wallet confirms and opens no view', async () => {
    const run = begin()
    await run.answer('restoreConnection', foxConnection)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...waiting, activeNamespace: 'eip155' }),
      ),
    ).toEqual([
      { to: 'connections', type: 'connection.set', connection: foxConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: foxConnection },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: 'eip155:1',
        activate: false,
        quiet: true,
      },
    ])
  })

  test('reconnect activates the namespace only if none is active', async () => {
    const run = begin()
    await run.answer('restoreConnection', foxConnection)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...waiting, activeNamespace: null }),
      ).at(-1),
    ).toMatchObject({
      activate: true,
    })
  })

  test('reconnect clears the connection of a locked wallet, whose address stays unknown [D1]', async () => {
    const run = begin()
    await run.answer('restoreConnection', null)
    expect([run.snapshot().context.connection, run.output()]).toEqual([null, lost('not-shared')])
    expect(messagesAfter(reconnectReactions, run.output(), queriesOf(waiting))).toEqual(cleared)
  })

  test('reconnect gives up after 5 s without a response, and a later response changes nothing [D1]', async () => {
    const run = begin()
    await run.elapse(timeouts.restoreTimeout - 1)
    expect(run.statePath()).toBe('restoring')
    await run.elapse(1)
    await run.answerLate(foxConnection)
    expect([run.statePath(), run.output()]).toEqual(['lost', lost('unresponsive')])
  })

  test('reconnect keeps the stored connection of a slow wallet for the next visit [D1]', () =>
    expect(
      messagesAfter(
        reconnectReactions,
        lost('unresponsive'),
        queriesOf({ ...waiting, isInstalled: true }),
      ),
    ).toEqual([ended]))

  test('reconnect clears the connection of a wallet that is no longer installed [D2]', async () => {
    const run = begin()
    await run.elapse(timeouts.restoreTimeout)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...waiting, isInstalled: false }),
      ),
    ).toEqual(cleared)
  })

  test.each([true, false])(
    'reconnect keeps the stored connection if restoring fails (wallet installed: %s)',
    async (isInstalled) => {
      const run = begin()
      await run.fail('restoreConnection', new Error('offline'))
      expect(run.output()).toEqual(lost('failed'))
      expect(
        messagesAfter(reconnectReactions, run.output(), queriesOf({ ...waiting, isInstalled })),
      ).toEqual([ended])
    },
  )

  test('reconnect requests the stored account, if there is one', async () => {
    for (const input of [reconnectInputs.stored, reconnectInputs.older]) {
      expect(scenario(reconnectModel, input).inputsOf('restoreConnection')).toEqual([input])
    }
  })

  test('cancel clears the connection, and the wallet is called once', async () => {
    const run = begin()
    await run.send({ type: 'cancel' })
    await run.answerLate(foxConnection)
    expect([run.statePath(), run.inputsOf('restoreConnection')]).toEqual([
      'lost',
      [reconnectInputs.stored],
    ])
    expect(run.output()).toEqual(lost('cancelled'))
    expect(
      messagesAfter(reconnectReactions, run.output(), queriesOf({ ...waiting, isInstalled: true })),
    ).toEqual(cleared)
  })
})

describe('reconnect does not change an account that is no longer being restored', () => {
  const outputs = [
    { type: 'restored', connection: foxConnection },
    ...(['not-shared', 'cancelled', 'unresponsive', 'failed'] as const).map(lost),
  ]

  test.each([
    ['the visitor connects a wallet', 'connecting'],
    ['the visitor has connected', 'connected'],
    ['another tab disconnected [D4]', 'disconnected'],
  ] as const)('%s: every result of the stored wallet is ignored', (_, statusOf) => {
    for (const output of outputs)
      expect(messagesAfter(reconnectReactions, output, queriesOf({ statusOf }))).toEqual([])
    expect(
      messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf({ statusOf })),
    ).toEqual([])
  })

  test('the attempt ends if restoring ends without a result', () =>
    expect(messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf(waiting))).toEqual(
      [ended],
    ))
})
