import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { fromWallet } from '../../../../core/src/errors/rpc-codes.ts'
import {
  switchAccountReactions,
  switchAccountView,
} from '../../../../core/src/flows/switch-account/switch-account.flow.ts'
import {
  alice,
  bob,
  carol,
  fox,
  foxSolanaConnection,
  mainnet,
  owl,
  owlConnection,
  solana,
  unconfiguredNetwork,
} from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { choices, switchAccountInputs } from './switch-account.cases.ts'
import { switchAccountModel } from './switch-account.model.ts'

async function startAndPick(choice: keyof typeof choices, input = switchAccountInputs.connected) {
  const run = scenario(switchAccountModel, input)
  await run.send({ type: 'pick', choice: choices[choice] })
  return { ...run, view: () => switchAccountView(run.snapshot(), () => {}) }
}

describe('switching the account', () => {
  test('switchAccount selects an account of the active wallet without a wallet request', async () => {
    const run = await startAndPick('activeWallet')
    expect(run.inputsOf('requestAccounts')).toEqual([])
    expect(
      messagesAfter(
        switchAccountReactions,
        run.output(),
        queriesOf({ networkOf: mainnet.caipNetworkId }),
      ),
    ).toEqual([
      { to: 'account', namespace: 'eip155', type: 'address.select', address: bob },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: mainnet.caipNetworkId,
        activate: true,
        quiet: true,
      },
      { to: 'router', type: 'back' },
    ])
  })

  test('switchAccount selects an account of another namespace and activates the namespace', async () => {
    const run = await startAndPick('otherNamespace')
    expect(run.inputsOf('requestAccounts')).toEqual([])
    expect(
      messagesAfter(
        switchAccountReactions,
        run.output(),
        queriesOf({ networkOf: solana.caipNetworkId }),
      ),
    ).toEqual([
      { to: 'account', namespace: 'solana', type: 'address.select', address: 'So1anaFox' },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: solana.caipNetworkId,
        activate: true,
        quiet: true,
      },
      { to: 'router', type: 'back' },
    ])
  })

  test('switchAccount keeps the active network when the namespace of the account has no network', async () => {
    const run = await startAndPick('otherNamespace')
    expect(messagesAfter(switchAccountReactions, run.output())).toMatchObject([
      { to: 'account' },
      { to: 'router' },
    ])
  })

  test('switchAccount connects the other wallet when its account is picked', async () => {
    const run = await startAndPick('otherWallet')
    expect(run.inputsOf('requestAccounts')).toMatchObject([{ connectorId: owl.id }])
    await run.answer('requestAccounts', owlConnection)
    expect(messagesAfter(switchAccountReactions, run.output())).toEqual([
      { to: 'connections', type: 'connection.set', connection: owlConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: owlConnection },
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: unconfiguredNetwork,
        activate: true,
        quiet: false,
      },
      { to: 'router', type: 'back' },
    ])
  })

  test('switchAccount fails for an account of a missing wallet, and retry requests the wallet', async () => {
    const run = await startAndPick('missingWallet')
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'account/wallet-missing' })
    expect(run.emitted()).toEqual([{ type: 'switch.failed', code: 'account/wallet-missing' }])
    await run.send({ type: 'retry' })
    expect(run.inputsOf('requestAccounts')).toMatchObject([{ connectorId: 'io.gone' }])
  })

  test('switchAccount requests an account of the active wallet if the network of the wallet is unknown', async () => {
    const connected = { eip155: { connectorId: fox.id, address: alice, caipNetworkId: null } }
    const run = await startAndPick('activeWallet', { ...switchAccountInputs.connected, connected })
    expect(run.statePath()).toBe('connecting.waiting')
  })

  test('switchAccount can be cancelled while the wallet is unresponsive and ignores its late result [B1]', async () => {
    const run = await startAndPick('otherWallet')
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'connecting', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'connecting', unresponsive: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(owlConnection)
    expect([run.statePath(), run.snapshot().context]).toMatchObject([
      'choosing',
      { connection: null, picked: null },
    ])
  })

  test('retry requests the accounts of an unresponsive wallet again', async () => {
    const run = await startAndPick('otherWallet')
    await run.elapse(timeouts.walletUnresponsive)
    await run.send({ type: 'retry' })
    expect(run.view()).toMatchObject({ step: 'connecting', unresponsive: false })
    expect(run.inputsOf('requestAccounts')).toHaveLength(2)
  })

  test('switchAccount accepts another pick after a rejection [B5]', async () => {
    const run = await startAndPick('otherWallet')
    await run.fail('requestAccounts', fromWallet({ code: 4001 }))
    const code = 'rpc/user-rejected'
    expect([run.view(), run.emitted()]).toMatchObject([
      { step: 'failed', problem: code },
      [{ type: 'switch.failed', code }],
    ])
    await run.send({ type: 'cancel' })
    expect(run.snapshot().context.picked).toBeNull()
    await run.send({ type: 'pick', choice: choices.activeWallet })
    expect(run.output()).toEqual({ type: 'selected', namespace: 'eip155', address: bob })
  })
})

describe('an unconnected namespace', () => {
  const requested = { type: 'wallet.requested', namespace: 'cosmos' } as const

  test('connect opens Connect for the namespace and keeps the active namespace', async () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    await run.send({ type: 'connect', namespace: 'cosmos' })
    expect([run.statePath(), run.emitted()]).toEqual(['choosing', [requested]])
    expect(messagesOf(switchAccountReactions, run.emitted())).toEqual([
      { to: 'modal', type: 'namespace.set', namespace: 'cosmos' },
      { to: 'router', type: 'push', view: 'Connect' },
    ])
  })

  test('connect sends no message for a namespace that was connected meanwhile', () =>
    expect(
      messagesOf(switchAccountReactions, [requested], queriesOf({ isConnected: true })),
    ).toEqual([]))

  test('switchAccount ignores connect while a wallet request is open', async () => {
    const run = await startAndPick('otherWallet')
    await run.send({ type: 'connect', namespace: 'cosmos' })
    expect(run.emitted()).toEqual([])
  })
})

describe('changes of the shared accounts while the list is open', () => {
  const changed = {
    type: 'account.changed',
    namespace: 'eip155',
    address: carol,
    accounts: [{ address: carol, type: 'eoa' }],
  } as const
  const startChoosing = () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    const choosingView = () => {
      const view = switchAccountView(run.snapshot(), () => {})
      return view.step === 'choosing' ? view : null
    }
    return { ...run, choosingView }
  }

  test('account.changed replaces the accounts of the wallet in place and keeps those of others', async () => {
    const run = startChoosing()
    await run.send(changed)
    expect(run.choosingView()).toMatchObject({
      address: carol,
      active: { eip155: carol, solana: 'So1anaDen' },
    })
    expect(run.choosingView()?.choices).toEqual([
      { ...choices.activeWallet, address: carol },
      choices.otherWallet,
      choices.missingWallet,
      choices.otherNamespace,
    ])
    await run.send({
      ...changed,
      namespace: 'solana',
      address: 'So1',
      accounts: [{ address: 'So1', type: 'eoa' }],
    })
    expect(run.choosingView()?.choices.at(-1)).toEqual({
      ...choices.otherNamespace,
      address: 'So1',
    })
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    '%s removes the accounts of its own namespace only [K6]',
    async (type) => {
      const run = startChoosing()
      await run.send({ type, namespace: 'solana' })
      expect(run.choosingView()).toMatchObject({
        active: { eip155: alice },
        choices: [choices.activeWallet, choices.otherWallet, choices.missingWallet],
      })
      await run.send({ ...changed, namespace: 'solana' })
      expect(run.choosingView()?.choices).toHaveLength(3)
    },
  )

  test('account.connected lists the accounts of the namespace in place of its previous wallet', async () => {
    const run = startChoosing()
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send({ type: 'account.connected', ...foxSolanaConnection })
    expect(
      run
        .choosingView()
        ?.choices.slice(3)
        .map(({ address }) => address),
    ).toEqual(['So1anaFox', 'So1anaDen'])
    await run.send({ type: 'account.connected', ...foxSolanaConnection, connectorId: 'Other' })
    expect(
      run
        .choosingView()
        ?.choices.slice(3)
        .map(({ connectorId }) => connectorId),
    ).toEqual(['Other', 'Other'])
  })

  test('account.changed does not abort an open wallet request', async () => {
    const run = await startAndPick('otherWallet')
    await run.send(changed)
    expect([run.statePath(), run.inputsOf('requestAccounts').length]).toEqual([
      'connecting.waiting',
      1,
    ])
  })
})
