import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { fromWallet } from '../../../../../core/src/errors/rpc-codes.ts'
import {
  externalReactions,
  externalView,
} from '../../../../../core/src/flows/connect/external/external.flow.ts'
import { fox, foxConnection, owl, owlConnection, solana } from '../../../samples.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { externalInputs, walletErrors } from './external.cases.ts'
import { externalModel } from './external.model.ts'

function start(input = externalInputs.installed) {
  const run = scenario(externalModel, input)
  return {
    ...run,
    view: () => externalView(run.snapshot(), () => {}),
    messages: () => messagesOf(externalReactions, run.emitted()),
    requests: () => run.inputsOf('requestAccounts').length,
  }
}
const account = (type: 'attempt.start' | 'attempt.end') => ({
  to: 'account',
  namespace: 'eip155',
  type,
  ...(type === 'attempt.start' ? { status: 'connecting' } : {}),
})

describe('connectExternal with a wallet that grants the connection', () => {
  test('connectExternal stores the connection at once and closes the modal after the success screen', async () => {
    const run = start()
    await run.answer('requestAccounts', foxConnection)
    expect(run.view()).toMatchObject({ step: 'connected', address: foxConnection.address })
    expect(run.messages()).toEqual([
      account('attempt.start'),
      { to: 'connections', type: 'connection.set', connection: foxConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: foxConnection },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: 'eip155:1',
        activate: true,
        quiet: true,
      },
    ])
    expect(run.output()).toBeUndefined()
    await run.elapse(timeouts.successShown)
    expect(messagesAfter(externalReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
    expect(run.statePath()).toBe('finished')
  })

  test('connectExternal ends at once on `skip` after the connection', async () => {
    const run = start()
    await run.answer('requestAccounts', foxConnection)
    await run.send({ type: 'skip' })
    expect(run.statePath()).toBe('finished')
  })

  test('connectExternal opens UnsupportedChain when the network of the wallet is not configured', () => {
    const output = { type: 'connected', connection: owlConnection }
    expect(messagesAfter(externalReactions, output, queriesOf({ isConfigured: false }))).toEqual([
      { to: 'router', type: 'reset', view: 'UnsupportedChain' },
    ])
    expect(
      messagesAfter(
        externalReactions,
        output,
        queriesOf({ isConfigured: false, showsUnsupportedChain: false }),
      ),
    ).toEqual([{ to: 'modal', type: 'close' }])
  })
})

describe('connectExternal with a wallet that grants no connection', () => {
  test('connectExternal can be cancelled while the wallet does not respond and ignores the late result [B1]', async () => {
    const run = start()
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'requesting', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'requesting', unresponsive: true })
    await run.send({ type: 'cancel' })
    const emitted = run.emitted().length
    await run.answerLate(foxConnection)
    expect([run.statePath(), run.output(), run.emitted().length]).toEqual([
      'cancelled',
      { type: 'cancelled', namespace: 'eip155' },
      emitted,
    ])
  })

  test('connectExternal accepts the result of an unresponsive wallet [B1]', async () => {
    const run = start()
    await run.elapse(60_000)
    await run.answer('requestAccounts', foxConnection)
    expect(run.view().step).toBe('connected')
    expect(run.requests()).toBe(1)
  })

  test('connectExternal fails with connect/no-account-shared and offers other wallets [B2]', async () => {
    const run = start()
    await run.fail('requestAccounts', walletErrors.noAccount)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'connect/no-account-shared' })
    await run.send({ type: 'chooseAnother' })
    expect(messagesAfter(externalReactions, run.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })

  test('connectExternal emits no failure when the visitor rejects, and allows a retry [B5]', async () => {
    const run = start()
    await run.fail('requestAccounts', fromWallet({ code: 4001 }))
    expect(run.view().step).toBe('rejected')
    expect(run.emitted().map(({ type }) => type)).not.toContain('connection.failed')
    expect(run.messages().at(-1)).toEqual(account('attempt.end'))
    await run.send({ type: 'retry' })
    expect([run.view().step, run.requests()]).toEqual(['requesting', 2])
  })

  test('connectExternal allows a retry after the wallet failed', async () => {
    const run = start()
    await run.fail('requestAccounts', new KitError(catalogue, 'rpc/internal'))
    expect(run.messages().at(-1)).toEqual(account('attempt.end'))
    await run.send({ type: 'retry' })
    expect([run.view().step, run.requests()]).toEqual(['requesting', 2])
  })

  test('connectExternal fails with kit/unknown when the wallet throws undefined [B6]', async () => {
    const run = start()
    await run.fail('requestAccounts', fromWallet(undefined))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/unknown' })
  })

  test('connectExternal sends no second request while one is open, until the visitor retries [B7]', async () => {
    const run = start()
    await run.fail('requestAccounts', fromWallet({ code: -32002 }))
    await run.elapse(3_600_000)
    expect([run.view().step, run.requests()]).toEqual(['requestPending', 1])
    await run.send({ type: 'retry' })
    expect(run.requests()).toBe(2)
  })
})

describe('connectExternal while an earlier request is open in the wallet [B7]', () => {
  async function startWithPendingRequest() {
    const run = start()
    await run.fail('requestAccounts', walletErrors.requestPending)
    return run
  }

  test('connectExternal in requestPending connects when the earlier request is approved, without a second request [B7]', async () => {
    const run = await startWithPendingRequest()
    await run.answer('waitForAccounts', foxConnection)
    expect([run.view().step, run.requests()]).toEqual(['connected', 1])
    expect(run.messages().at(-2)).toMatchObject({ to: 'account', type: 'connection.set' })
  })

  test('connectExternal in requestPending keeps the account connecting until chooseAnother [B7]', async () => {
    const run = await startWithPendingRequest()
    expect(run.messages()).toEqual([account('attempt.start')])
    await run.send({ type: 'chooseAnother' })
    await run.answerLate(foxConnection)
    expect(messagesAfter(externalReactions, run.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })

  test('connectExternal in requestPending fails with the error of waitForAccounts [B7]', async () => {
    const run = await startWithPendingRequest()
    await run.fail('waitForAccounts', new KitError(catalogue, 'rpc/internal'))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'rpc/internal' })
    expect(run.messages().at(-1)).toEqual(account('attempt.end'))
  })
})

describe('connectExternal with several attempts', () => {
  test.each([
    ['rejected', fromWallet({ code: 4001 })],
    ['requestPending', walletErrors.requestPending],
    ['failed', new KitError(catalogue, 'rpc/internal')],
  ])(
    'connectExternal in %s increments the attempt on retry and ends on chooseAnother',
    async (step, error) => {
      const run = start()
      await run.fail('requestAccounts', error)
      expect(run.view().step).toBe(step)
      await run.send({ type: 'retry' })
      expect(run.inputsOf('requestAccounts')).toMatchObject([{ attempt: 1 }, { attempt: 2 }])
      await run.fail('requestAccounts', error)
      await run.send({ type: 'chooseAnother' })
      expect(run.output()).toEqual({ type: 'cancelled', namespace: 'eip155' })
    },
  )

  test('connectExternal ignores the late result of the first attempt during the second [C5]', async () => {
    const run = start()
    await run.send({ type: 'retry' })
    const emitted = run.emitted().length
    await run.answerLate(owlConnection)
    expect([run.statePath(), run.emitted().length]).toEqual(['requesting.waiting', emitted])
    await run.answer('requestAccounts', foxConnection)
    expect(run.snapshot().context.connection).toEqual(foxConnection)
  })

  test('retry restarts the timer of an unresponsive wallet and increments the attempt', async () => {
    const run = start()
    await run.elapse(timeouts.walletUnresponsive)
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ unresponsive: false })
    expect(run.inputsOf('requestAccounts').map((request) => Object(request).attempt)).toEqual([
      1, 2,
    ])
  })

  test('connectExternal ends the connection attempt when the visitor goes back [L2]', async () => {
    const run = start()
    run.stop()
    await run.answerLate(foxConnection)
    expect(run.emitted().map(({ type }) => type)).toEqual(['wallet.selected', 'wallet.requested'])
    expect(messagesOnAbort(externalReactions, run.snapshot().context)).toEqual([
      account('attempt.end'),
    ])
  })

  test('connectExternal is unresponsive after eight hours of sleep and sends a new request on retry [L8]', async () => {
    const run = start()
    await run.elapse(8 * 3_600_000)
    expect([run.view(), run.requests()]).toMatchObject([
      { step: 'requesting', unresponsive: true },
      1,
    ])
    await run.send({ type: 'retry' })
    expect([run.view(), run.requests()]).toMatchObject([
      { step: 'requesting', unresponsive: false },
      2,
    ])
  })
})

describe('connectExternal with a wallet that is not installed', () => {
  test('connectExternal in notInstalled shows the stored wallet, and download opens Downloads', async () => {
    const run = start(externalInputs.stored)
    expect(run.view()).toMatchObject({ step: 'notInstalled', wallet: { id: fox.id, name: 'Fox' } })
    await run.send({ type: 'download' })
    const { knownWallet: wallet } = externalInputs.stored
    expect(run.messages()).toEqual([
      { to: 'router', type: 'push', view: 'Downloads', data: { walletId: fox.id, wallet } },
    ])
    expect(run.requests()).toBe(0)
  })

  test('connectExternal offers no download for a wallet without install links', async () => {
    const run = start(externalInputs.unknown)
    expect(run.view()).toMatchObject({ step: 'notInstalled', download: null })
    await run.send({ type: 'download' })
    expect(run.messages()).toEqual([])
  })

  test('connectExternal in notInstalled requests accounts when the wallet is announced, and ignores other wallets', async () => {
    const run = start(externalInputs.unknown)
    await run.send({ type: 'connector.found', connector: owl })
    expect([run.statePath(), run.requests()]).toEqual(['notInstalled', 0])
    await run.send({ type: 'connector.found', connector: fox })
    expect([run.statePath(), run.requests()]).toEqual(['requesting.waiting', 1])
  })

  test('connectExternal in notInstalled ignores the wallet in another namespace than the requested one', async () => {
    const run = start(externalInputs.stored)
    await run.send({ type: 'connector.found', connector: { ...fox, chain: 'solana' } })
    expect([run.statePath(), run.requests()]).toEqual(['notInstalled', 0])
    await run.send({ type: 'connector.found', connector: fox })
    expect(run.statePath()).toBe('requesting.waiting')
  })

  test('connectExternal without a namespace uses the namespace of the announced connector', async () => {
    const run = start({ ...externalInputs.unknown, networks: { solana: solana.caipNetworkId } })
    await run.send({ type: 'connector.found', connector: fox })
    await run.send({ type: 'connector.found', connector: { ...fox, chain: 'solana' } })
    expect(run.inputsOf('requestAccounts')).toMatchObject([
      { connector: { chain: 'solana' }, caipNetworkId: solana.caipNetworkId },
    ])
    expect(run.view().namespace).toBe('solana')
  })

  test('chooseAnother in notInstalled sends only a message to the router', async () => {
    const run = start(externalInputs.unknown)
    await run.send({ type: 'chooseAnother' })
    expect(messagesAfter(externalReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('connectExternal ends the connection attempt when the wallet is uninstalled during the request [D2]', async () => {
    const run = start()
    await run.fail('requestAccounts', walletErrors.notInstalled)
    expect(run.view().step).toBe('notInstalled')
    expect(run.messages()).toEqual([account('attempt.start'), account('attempt.end')])
    expect([run.view().wallet.name, run.snapshot().context.connector]).toEqual(['Fox', null])
    expect(run.emitted().at(-1)).toMatchObject({
      type: 'connection.failed',
      code: walletErrors.notInstalled.code,
    })
  })
})
