import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  accountTypeReactions,
  accountTypeView,
} from '../../../../core/src/flows/account-type/account-type.flow.ts'
import type { AccountTypeInput } from '../../../../core/src/flows/account-type/account-type.types.ts'
import { alice, mainnet, sepolia } from '../../samples.ts'
import { messagesOf, trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { accountTypeInputs, frameError, smartConnection } from './account-type.cases.ts'
import { accountTypeModel } from './account-type.model.ts'

function start(input: AccountTypeInput = accountTypeInputs.eoa) {
  const run = scenario(accountTypeModel, input)
  return {
    ...run,
    view: () => accountTypeView(run.snapshot(), () => {}),
    messages: () => messagesOf(accountTypeReactions, run.emitted()),
  }
}
const { caipNetworkId } = mainnet

describe('accountType', () => {
  test('accountType switches to the smart account, stores the type and tracks it', async () => {
    const run = start()
    expect(run.view()).toMatchObject({ step: 'ready', accountType: 'eoa', other: 'smartAccount' })
    await run.send({ type: 'switch' })
    expect(run.inputsOf('setAccountType')).toEqual([
      { namespace: 'eip155', accountType: 'smartAccount' },
    ])
    await run.answer('setAccountType', smartConnection)
    expect(run.view()).toMatchObject({ step: 'ready', accountType: 'smartAccount', other: 'eoa' })
    expect(run.messages()).toEqual([
      {
        to: 'connections',
        type: 'accountType.set',
        namespace: 'eip155',
        accountType: 'smartAccount',
      },
      { to: 'connections', type: 'connection.set', connection: smartConnection },
      {
        to: 'account',
        namespace: 'eip155',
        type: 'connection.set',
        connection: smartConnection,
      },
    ])
    expect(trackedOf(accountTypeReactions, run.emitted())).toEqual([
      ['SET_PREFERRED_ACCOUNT_TYPE', { accountType: 'smartAccount', network: caipNetworkId }],
    ])
  })

  test('accountType switches from the smart account to the account of the key', async () => {
    const run = start(accountTypeInputs.smartAccount)
    await run.send({ type: 'switch' })
    expect(run.inputsOf('setAccountType')).toEqual([{ namespace: 'eip155', accountType: 'eoa' }])
    await run.answer('setAccountType', { ...smartConnection, address: alice })
    expect(run.view()).toMatchObject({ step: 'ready', accountType: 'eoa' })
  })

  test('accountType keeps the type when the switch fails, and allows a retry', async () => {
    const run = start()
    await run.send({ type: 'switch' })
    await run.fail('setAccountType', frameError)
    expect(run.view()).toMatchObject({
      step: 'failed',
      accountType: 'eoa',
      problem: 'embedded/aborted',
    })
    expect(run.emitted()).toEqual([{ type: 'change.failed', code: 'embedded/aborted' }])
    expect(run.messages()).toEqual([])
    await run.send({ type: 'retry' })
    await run.answer('setAccountType', smartConnection)
    expect(run.view()).toMatchObject({ step: 'ready', accountType: 'smartAccount' })
  })

  test('accountType fails when the frame does not respond within 50 s, and ignores a late switch', async () => {
    const run = start()
    await run.send({ type: 'switch' })
    await run.elapse(timeouts.frameTimeout + timeouts.frameRequestTimeout - 1)
    expect(run.view().step).toBe('switching')
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'embedded/request-timed-out' })
    expect(run.emitted()).toEqual([{ type: 'change.failed', code: 'embedded/request-timed-out' }])
    await run.answerLate(smartConnection)
    expect([run.view().step, run.messages()]).toEqual(['failed', []])
  })

  test.each(['switching', 'failed'])('cancel returns from %s to `ready`', async (step) => {
    const run = start()
    await run.send({ type: 'switch' })
    if (step === 'failed') await run.fail('setAccountType', frameError)
    expect(run.view().step).toBe(step)
    await run.send({ type: 'cancel' })
    await run.answerLate(smartConnection)
    expect([run.view().step, run.messages()]).toEqual(['ready', []])
  })
})

describe('accountType on other networks and wallets', () => {
  test('accountType offers no other type on a network without smart accounts', () => {
    const run = start(accountTypeInputs.fixed)
    expect(run.view()).toEqual({ step: 'fixed', accountType: 'eoa' })
    expect(run.statePath()).toBe('fixed')
  })

  test('accountType offers the account of the key on any network', () => {
    const { wallet } = accountTypeInputs.smartAccount
    const elsewhere = { ...wallet, caipNetworkId: sepolia.caipNetworkId }
    const run = start({ wallet: elsewhere, smartAccountNetworks: [] })
    expect(run.view()).toMatchObject({ step: 'ready', other: 'eoa' })
  })

  test('accountType follows the network of its wallet, also during a switch', async () => {
    const run = start()
    await run.send({ type: 'switch' })
    const away = { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId } as const
    await run.send({ ...away, namespace: 'solana' })
    expect(run.view().step).toBe('switching')
    await run.send({ ...away, namespace: 'eip155' })
    await run.answerLate(smartConnection)
    expect([run.view().step, run.emitted()]).toEqual(['fixed', []])
    await run.send({ ...away, namespace: 'eip155', caipNetworkId })
    expect(run.view().step).toBe('ready')
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    'accountType is unavailable after %s of its namespace only',
    async (type) => {
      const run = start()
      await run.send({ type, namespace: 'solana' })
      expect(run.view().step).toBe('ready')
      await run.send({ type, namespace: 'eip155' })
      expect([run.view(), run.statePath()]).toEqual([{ step: 'unavailable' }, 'unavailable'])
    },
  )

  test('accountType is unavailable for the account of another wallet', () => {
    const run = start(accountTypeInputs.otherWallet)
    expect([run.view(), run.statePath()]).toEqual([{ step: 'unavailable' }, 'unavailable'])
  })
})
