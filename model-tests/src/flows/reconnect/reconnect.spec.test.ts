import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { reconnectReactions } from '../../../../core/src/flows/reconnect/reconnect.flow.ts'
import type { LostReason } from '../../../../core/src/flows/reconnect/reconnect.types.ts'
import { fox, foxConnection } from '../../samples.ts'
import { messagesAfter, messagesOnAbort, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { reconnectInputs } from './reconnect.cases.ts'
import { reconnectModel } from './reconnect.model.ts'

const start = () => scenario(reconnectModel, reconnectInputs.stored)
const attemptEnd = { to: 'account', namespace: 'eip155', type: 'attempt.end' }
const cleared = [
  attemptEnd,
  { to: 'connections', type: 'connection.clear', namespace: 'eip155', connectorId: fox.id },
]
const reconnecting = { statusOf: 'reconnecting' } as const
const lost = (reason: LostReason) => ({
  type: 'lost',
  namespace: 'eip155',
  connectorId: fox.id,
  reason,
})

describe('reconnect', () => {
  test('reconnect connects the account that the wallet confirms and opens no view', async () => {
    const run = start()
    await run.answer('restoreConnection', foxConnection)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...reconnecting, activeNamespace: 'eip155' }),
      ),
    ).toEqual([
      { to: 'connections', type: 'connection.restored', connection: foxConnection },
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

  test('reconnect activates the namespace if no namespace is active', async () => {
    const run = start()
    await run.answer('restoreConnection', foxConnection)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...reconnecting, activeNamespace: null }),
      ).at(-1),
    ).toMatchObject({
      activate: true,
    })
  })

  test('reconnect clears the connection of a wallet that shares no account [D1]', async () => {
    const run = start()
    await run.answer('restoreConnection', null)
    expect([run.snapshot().context.connection, run.output()]).toEqual([null, lost('not-shared')])
    expect(messagesAfter(reconnectReactions, run.output(), queriesOf(reconnecting))).toEqual(
      cleared,
    )
  })

  test('reconnect ends after 5 s without a response and ignores a late response [D1]', async () => {
    const run = start()
    await run.elapse(timeouts.restoreTimeout - 1)
    expect(run.statePath()).toBe('restoring')
    await run.elapse(1)
    await run.answerLate(foxConnection)
    expect([run.statePath(), run.output()]).toEqual(['lost', lost('unresponsive')])
  })

  test('reconnect waits for the frame of a login as long as the frame may load and respond', async () => {
    const run = scenario(reconnectModel, { ...reconnectInputs.stored, connectorId: 'ID_AUTH' })
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout - 1)
    expect(run.statePath()).toBe('restoring')
    await run.elapse(1)
    expect(run.output()).toMatchObject({ type: 'lost', reason: 'unresponsive' })
  })

  test('reconnect keeps the stored connection of a login whose frame does not respond', () => {
    const output = { ...lost('unresponsive'), connectorId: 'ID_AUTH' }
    expect(
      messagesAfter(reconnectReactions, output, queriesOf({ ...reconnecting, isInstalled: false })),
    ).toEqual([attemptEnd])
  })

  test('reconnect keeps the stored connection of a slow wallet for the next visit [D1]', () =>
    expect(
      messagesAfter(
        reconnectReactions,
        lost('unresponsive'),
        queriesOf({ ...reconnecting, isInstalled: true }),
      ),
    ).toEqual([attemptEnd]))

  test('reconnect clears the connection of an unresponsive wallet that is no longer installed [D2]', async () => {
    const run = start()
    await run.elapse(timeouts.restoreTimeout)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...reconnecting, isInstalled: false }),
      ),
    ).toEqual(cleared)
  })

  test.each([true, false])(
    'reconnect keeps the stored connection if restoreConnection rejects (wallet installed: %s)',
    async (isInstalled) => {
      const run = start()
      await run.fail('restoreConnection', new Error('offline'))
      expect(run.output()).toEqual(lost('failed'))
      expect(
        messagesAfter(
          reconnectReactions,
          run.output(),
          queriesOf({ ...reconnecting, isInstalled }),
        ),
      ).toEqual([attemptEnd])
    },
  )

  test('reconnect passes the stored address, or null, to restoreConnection', async () => {
    for (const input of [reconnectInputs.stored, reconnectInputs.withoutAddress]) {
      expect(scenario(reconnectModel, input).inputsOf('restoreConnection')).toEqual([input])
    }
  })

  test('cancel clears the connection and ignores the late result of the wallet', async () => {
    const run = start()
    await run.send({ type: 'cancel' })
    await run.answerLate(foxConnection)
    expect([run.statePath(), run.inputsOf('restoreConnection')]).toEqual([
      'lost',
      [reconnectInputs.stored],
    ])
    expect(run.output()).toEqual(lost('cancelled'))
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...reconnecting, isInstalled: true }),
      ),
    ).toEqual(cleared)
  })
})

describe('reconnect and an account with another status', () => {
  const outputs = [
    { type: 'restored', connection: foxConnection },
    ...(['not-shared', 'cancelled', 'unresponsive', 'failed'] as const).map(lost),
  ]

  test.each([
    ['the visitor connects a wallet', 'connecting'],
    ['the visitor has connected', 'connected'],
    ['another tab disconnected [D4]', 'disconnected'],
  ] as const)('reconnect sends no message for any result after %s', (_, statusOf) => {
    for (const output of outputs)
      expect(messagesAfter(reconnectReactions, output, queriesOf({ statusOf }))).toEqual([])
    expect(
      messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf({ statusOf })),
    ).toEqual([])
  })

  test('reconnect ends the connection attempt when it is stopped early', () =>
    expect(
      messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf(reconnecting)),
    ).toEqual([attemptEnd]))
})
