import { describe, expect, test } from 'vitest'
import { externalReactions } from '../../../../../core/src/flows/connect/external/external.flow.ts'
import { reconnectReactions } from '../../../../../core/src/flows/reconnect/reconnect.flow.ts'
import { foxConnection } from '../../../samples.ts'
import { queriesOf, reactTo, trackedIn, trackedOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { externalInputs, walletErrors } from './external.cases.ts'
import { externalModel } from './external.model.ts'

describe('connecting', () => {
  const start = (input = externalInputs.installed) => {
    const run = scenario(externalModel, input)
    return { ...run, tracked: () => trackedOf(externalReactions, run.emitted()) }
  }
  const selected = ['SELECT_WALLET', { name: 'Fox', platform: 'browser' }]

  test('an installed wallet tracks its choice and its connection', async () => {
    const run = start()
    await run.answer('requestAccounts', foxConnection)
    expect(run.tracked()).toEqual([
      selected,
      ['CONNECT_SUCCESS', { method: 'browser', name: 'Fox' }],
    ])
  })

  test.each([
    [walletErrors.rejected, 'The request was declined in the wallet'],
    // the texts of these codes need a detail, which may be a text of the wallet
    [walletErrors.notInstalled, 'connect/wallet-not-found'],
    [walletErrors.noAccount, 'connect/no-account-shared'],
  ])(
    'a connection that fails tracks the text of its code, or its code [EM8] (%#)',
    async (error, message) => {
      const run = start()
      await run.fail('requestAccounts', error)
      expect(run.tracked()).toEqual([selected, ['CONNECT_ERROR', { message }]])
    },
  )

  test('a wallet that is not installed is tracked as unsupported', () => {
    for (const [input, name] of [
      [externalInputs.unknown, 'Unknown'],
      [externalInputs.stored, 'Fox'],
    ] as const)
      expect(start(input).tracked()).toEqual([['SELECT_WALLET', { name, platform: 'unsupported' }]])
  })

  test('a stored connection that is restored tracks nothing', () => {
    const output = { type: 'restored', connection: foxConnection }
    const reconnecting = queriesOf({ statusOf: 'reconnecting' })
    expect(trackedIn(reactTo(reconnectReactions, 'done', output, reconnecting))).toEqual([])
  })
})
