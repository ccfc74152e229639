import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { fromWallet } from '../../../../../core/src/errors/rpc-codes.ts'
import { externalMachine } from '../../../../../core/src/flows/connect/external/external.machine.ts'
import { externalReactions } from '../../../../../core/src/flows/connect/external/external.reactions.ts'
import { externalView } from '../../../../../core/src/flows/connect/external/external.view.ts'
import { fox, foxConnection, owl, owlConnection, solana } from '../../../samples.ts'
import { messagesAfter, messagesOf, messagesOnAbort, queriesOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { externalInputs, walletErrors } from './external.cases.ts'
import { externalModel } from './external.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(externalMachine)).toMatchFileSnapshot('external.inventory.txt'))

function begin(input = externalInputs.installed) {
  const run = scenario(externalModel, input)
  return {
    ...run,
    view: () => externalView(run.snapshot(), () => {}),
    tells: () => messagesOf(externalReactions, run.facts()),
    prompts: () => run.asked('requestAccounts').length,
  }
}
const account = (type: 'attempt.start' | 'attempt.end') => ({
  to: 'account',
  namespace: 'eip155',
  type,
  ...(type === 'attempt.start' ? { status: 'connecting' } : {}),
})

describe('the wallet says yes', () => {
  test('the account is ours at once, the modal closes once that was seen', async () => {
    const run = begin()
    await run.answer('requestAccounts', foxConnection)
    expect(run.view()).toMatchObject({ step: 'connected', address: foxConnection.address })
    expect(run.tells()).toEqual([
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
    await run.wait(timeouts.successShown)
    expect(messagesAfter(externalReactions, run.output())).toEqual([{ to: 'modal', type: 'close' }])
  })

  test('on a network nobody configured its page comes instead of closing', () => {
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

describe('the wallet does not say yes', () => {
  test('B1 a wallet that never answers can be left, and what it says later changes nothing', async () => {
    const run = begin()
    await run.wait(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'asking', silent: false })
    await run.wait(1)
    expect(run.view()).toMatchObject({ step: 'asking', silent: true })
    await run.send({ type: 'cancel' })
    const told = run.facts().length
    await run.answerLate(foxConnection)
    expect([run.at(), run.output(), run.facts().length]).toEqual([
      'cancelled',
      { type: 'cancelled', namespace: 'eip155' },
      told,
    ])
  })

  test('B1 a silent wallet may still say yes: its request is open', async () => {
    const run = begin()
    await run.wait(60_000)
    await run.answer('requestAccounts', foxConnection)
    expect(run.view().step).toBe('connected')
    expect(run.prompts()).toBe(1)
  })

  test('B2 a wallet that shares no account is told as such, with the list one step away', async () => {
    const run = begin()
    await run.fail('requestAccounts', walletErrors.noAccount)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'connect/no-account-shared' })
    await run.send({ type: 'others' })
    expect(messagesAfter(externalReactions, run.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })

  test('B5 a refusal is a refusal, is no failure, and can be tried again', async () => {
    const run = begin()
    await run.fail('requestAccounts', fromWallet({ code: 4001 }))
    expect(run.view().step).toBe('refused')
    expect(run.facts().map(({ type }) => type)).not.toContain('connection.failed')
    expect(run.tells().at(-1)).toEqual(account('attempt.end'))
    await run.send({ type: 'retry' })
    expect([run.view().step, run.prompts()]).toEqual(['asking', 2])
  })

  test('a wallet that could not can be tried again', async () => {
    const run = begin()
    await run.fail('requestAccounts', new KitError('rpc/internal'))
    expect(run.tells().at(-1)).toEqual(account('attempt.end'))
    await run.send({ type: 'retry' })
    expect([run.view().step, run.prompts()]).toEqual(['asking', 2])
  })

  test('B6 an error that is no error is told in general words', async () => {
    const run = begin()
    await run.fail('requestAccounts', fromWallet(undefined))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'kit/unknown' })
  })

  test('B7 a request that is open already gets no second prompt until the visitor asks for it', async () => {
    const run = begin()
    await run.fail('requestAccounts', fromWallet({ code: -32002 }))
    await run.wait(3_600_000)
    expect([run.view().step, run.prompts()]).toEqual(['pending', 1])
    await run.send({ type: 'retry' })
    expect(run.prompts()).toBe(2)
  })
})

describe('B7 while an earlier request is open in the wallet', () => {
  async function waiting() {
    const run = begin()
    await run.fail('requestAccounts', walletErrors.pending)
    return run
  }

  test('its answer is heard: approved there, the visitor is connected without a second prompt', async () => {
    const run = await waiting()
    await run.answer('awaitShared', foxConnection)
    expect([run.view().step, run.prompts()]).toEqual(['connected', 1])
    expect(run.tells().at(-2)).toMatchObject({ to: 'account', type: 'connection.set' })
  })

  test('the account goes on waiting, until the visitor leaves', async () => {
    const run = await waiting()
    expect(run.tells()).toEqual([account('attempt.start')])
    await run.send({ type: 'others' })
    await run.answerLate(foxConnection)
    expect(messagesAfter(externalReactions, run.output())).toEqual([
      account('attempt.end'),
      { to: 'router', type: 'back' },
    ])
  })

  test('a wallet that cannot be listened to is a failure that says why', async () => {
    const run = await waiting()
    await run.fail('awaitShared', new KitError('rpc/internal'))
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'rpc/internal' })
    expect(run.tells().at(-1)).toEqual(account('attempt.end'))
  })
})

describe('two tries', () => {
  test('C5 a first try that fails late leaves the second untouched', async () => {
    const run = begin()
    await run.send({ type: 'retry' })
    const told = run.facts().length
    await run.answerLate(owlConnection)
    expect([run.at(), run.facts().length]).toEqual(['asking.waiting', told])
    await run.answer('requestAccounts', foxConnection)
    expect(run.snapshot().context.connection).toEqual(foxConnection)
  })

  test('asking again has its own patience and its own number', async () => {
    const run = begin()
    await run.wait(timeouts.walletUnresponsive)
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ silent: false })
    expect(run.asked('requestAccounts').map((asked) => Object(asked).attempt)).toEqual([1, 2])
  })

  test('L2 going back while the wallet is asked takes the request back', async () => {
    const run = begin()
    run.stop()
    await run.answerLate(foxConnection)
    expect(run.facts().map(({ type }) => type)).toEqual(['wallet.requested'])
    expect(messagesOnAbort(externalReactions, run.snapshot().context)).toEqual([
      account('attempt.end'),
    ])
  })

  test('L8 after eight hours asleep the visitor is told that nothing was heard, and one click asks anew', async () => {
    const run = begin()
    await run.wait(8 * 3_600_000)
    expect([run.view(), run.prompts()]).toMatchObject([{ step: 'asking', silent: true }, 1])
    await run.send({ type: 'retry' })
    expect([run.view(), run.prompts()]).toMatchObject([{ step: 'asking', silent: false }, 2])
  })
})

describe('a wallet that is not here', () => {
  test('is named as it is remembered, and where to get it is one click away', async () => {
    const run = begin(externalInputs.remembered)
    expect(run.view()).toMatchObject({ step: 'missing', wallet: { id: fox.id, name: 'Fox' } })
    await run.send({ type: 'download' })
    const { known: wallet } = externalInputs.remembered
    expect(run.tells()).toEqual([
      { to: 'router', type: 'push', view: 'Downloads', data: { walletId: fox.id, wallet } },
    ])
    expect(run.prompts()).toBe(0)
  })

  test('is asked when it announces itself after all; another one is not', async () => {
    const run = begin(externalInputs.unknown)
    await run.send({ type: 'connector.found', connector: owl })
    expect([run.at(), run.prompts()]).toEqual(['missing', 0])
    await run.send({ type: 'connector.found', connector: fox })
    expect([run.at(), run.prompts()]).toEqual(['asking.waiting', 1])
  })

  test('one that is wanted wherever it is, is asked on the namespace it announces itself for', async () => {
    const run = begin({ ...externalInputs.unknown, networks: { solana: solana.caipNetworkId } })
    await run.send({ type: 'connector.found', connector: fox })
    await run.send({ type: 'connector.found', connector: { ...fox, chain: 'solana' } })
    expect(run.asked('requestAccounts')).toMatchObject([
      { connector: { chain: 'solana' }, caipNetworkId: solana.caipNetworkId },
    ])
    expect(run.view().namespace).toBe('solana')
  })

  test('leaving it leaves nothing waiting', async () => {
    const run = begin(externalInputs.unknown)
    await run.send({ type: 'others' })
    expect(messagesAfter(externalReactions, run.output())).toEqual([{ to: 'router', type: 'back' }])
  })

  test('D2 one that went away while it was asked frees the account it was asked for', async () => {
    const run = begin()
    await run.fail('requestAccounts', walletErrors.gone)
    expect(run.view().step).toBe('missing')
    expect(run.tells()).toEqual([account('attempt.start'), account('attempt.end')])
    expect(run.view().wallet.name).toBe('Fox')
  })
})
