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

test('the drawing is the one that was reviewed', () =>
  expect(inventory(reconnectMachine)).toMatchFileSnapshot('reconnect.inventory.txt'))

const begin = () => scenario(reconnectModel, reconnectInputs.stored)
const givenUp = { to: 'account', namespace: 'eip155', type: 'attempt.end' }
const forgotten = [givenUp, { to: 'connections', type: 'connection.clear', namespace: 'eip155' }]
const waiting = { statusOf: 'reconnecting' } as const
const lost = (reason: LostReason) => ({
  type: 'lost',
  namespace: 'eip155',
  connectorId: fox.id,
  reason,
})

describe('restoring a stored connection (specification, section 4)', () => {
  test('what the wallet confirms is connected again, without opening anything', async () => {
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

  test('it becomes the active namespace only where none is', async () => {
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

  test('D1 a locked wallet shares nothing: disconnected, and no address was ever known', async () => {
    const run = begin()
    await run.answer('restoreConnection', null)
    expect([run.snapshot().context.connection, run.output()]).toEqual([null, lost('not-shared')])
    expect(messagesAfter(reconnectReactions, run.output(), queriesOf(waiting))).toEqual(forgotten)
  })

  test('D1 a silent wallet is given up after 5 s, and what it says later changes nothing', async () => {
    const run = begin()
    await run.wait(timeouts.restoreTimeout - 1)
    expect(run.at()).toBe('restoring')
    await run.wait(1)
    await run.answerLate(foxConnection)
    expect([run.at(), run.output()]).toEqual(['lost', lost('silent')])
  })

  test('D1 one that was only slow stays stored for the next visit', () =>
    expect(
      messagesAfter(
        reconnectReactions,
        lost('silent'),
        queriesOf({ ...waiting, isInstalled: true }),
      ),
    ).toEqual([givenUp]))

  test('D2 a wallet that was removed never answers and is forgotten', async () => {
    const run = begin()
    await run.wait(timeouts.restoreTimeout)
    expect(
      messagesAfter(
        reconnectReactions,
        run.output(),
        queriesOf({ ...waiting, isInstalled: false }),
      ),
    ).toEqual(forgotten)
  })

  test.each([true, false])(
    'what could not be loaded stays stored for the next visit (installed: %s)',
    async (isInstalled) => {
      const run = begin()
      await run.fail('restoreConnection', new Error('offline'))
      expect(run.output()).toEqual(lost('failed'))
      expect(
        messagesAfter(reconnectReactions, run.output(), queriesOf({ ...waiting, isInstalled })),
      ).toEqual([givenUp])
    },
  )

  test('the account that was active is asked for again, where it is known', async () => {
    for (const input of [reconnectInputs.stored, reconnectInputs.older]) {
      expect(scenario(reconnectModel, input).asked('restoreConnection')).toEqual([input])
    }
  })

  test('restoring can be given up, the wallet is asked once, and what was given up is forgotten', async () => {
    const run = begin()
    await run.send({ type: 'cancel' })
    await run.answerLate(foxConnection)
    expect([run.at(), run.asked('restoreConnection')]).toEqual(['lost', [reconnectInputs.stored]])
    expect(run.output()).toEqual(lost('cancelled'))
    expect(
      messagesAfter(reconnectReactions, run.output(), queriesOf({ ...waiting, isInstalled: true })),
    ).toEqual(forgotten)
  })
})

describe('an account that is not being restored any more is left alone', () => {
  const outputs = [
    { type: 'restored', connection: foxConnection },
    ...(['not-shared', 'cancelled', 'silent', 'failed'] as const).map(lost),
  ]

  test.each([
    ['a visitor asks a wallet', 'connecting'],
    ['a visitor connected', 'connected'],
    ['D4 another tab disconnected', 'disconnected'],
  ] as const)('%s: whatever the stored wallet says, nothing is told', (_, statusOf) => {
    for (const output of outputs)
      expect(messagesAfter(reconnectReactions, output, queriesOf({ statusOf }))).toEqual([])
    expect(
      messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf({ statusOf })),
    ).toEqual([])
  })

  test('one that is still being restored is given up when restoring ends without an answer', () =>
    expect(messagesOnAbort(reconnectReactions, reconnectInputs.stored, queriesOf(waiting))).toEqual(
      [givenUp],
    ))
})
