import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  hasWallet,
  isActiveWallet,
  isConnectedNamespace,
} from '../../../../core/src/flows/switch-account/switch-account.guards.ts'
import { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import { switchAccountReactions } from '../../../../core/src/flows/switch-account/switch-account.reactions.ts'
import type { SwitchAccountContext } from '../../../../core/src/flows/switch-account/switch-account.types.ts'
import { switchAccountView } from '../../../../core/src/flows/switch-account/switch-account.view.ts'
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

test('switchAccountMachine matches its reviewed inventory', () =>
  expect(inventory(switchAccountMachine)).toMatchFileSnapshot('switch-account.inventory.txt'))

async function after(choice: keyof typeof choices, input = switchAccountInputs.connected) {
  const run = scenario(switchAccountModel, input)
  await run.send({ type: 'pick', choice: choices[choice] })
  return { ...run, view: () => switchAccountView(run.snapshot(), () => {}) }
}

describe('switching the account', () => {
  test('an account of the active wallet is selected without a wallet request', async () => {
    const run = await after('same')
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

  test('an account of another namespace is selected and its namespace becomes active', async () => {
    const run = await after('far')
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

  test('an account of a namespace without networks is selected and the active network stays', async () => {
    const run = await after('far')
    expect(messagesAfter(switchAccountReactions, run.output())).toMatchObject([
      { to: 'account' },
      { to: 'router' },
    ])
  })

  test('picking an account of another wallet connects that wallet', async () => {
    const run = await after('other')
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

  test('an account of a missing wallet leads to failed, and a retry requests that wallet', async () => {
    const run = await after('gone')
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'account/wallet-missing' })
    expect(run.emitted()).toEqual([{ type: 'switch.failed', code: 'account/wallet-missing' }])
    await run.send({ type: 'retry' })
    expect(run.inputsOf('requestAccounts')).toMatchObject([{ connectorId: 'io.gone' }])
  })

  test('an account of the active wallet is requested while the network of the wallet is unknown', async () => {
    const connected = { eip155: { connectorId: fox.id, address: alice, caipNetworkId: null } }
    const run = await after('same', { ...switchAccountInputs.connected, connected })
    expect(run.statePath()).toBe('connecting.waiting')
  })

  test('an unresponsive wallet can be cancelled, and its late answer has no effect [B1]', async () => {
    const run = await after('other')
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'connecting', unresponsive: false })
    await run.elapse(1)
    expect(run.view()).toMatchObject({ step: 'connecting', unresponsive: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(owlConnection)
    expect([run.statePath(), run.snapshot().context.connection]).toEqual(['choosing', null])
  })

  test('another account can be picked after a rejection [B5]', async () => {
    const run = await after('other')
    await run.fail('requestAccounts', new Error('no'))
    await run.send({ type: 'cancel' })
    await run.send({ type: 'pick', choice: choices.same })
    expect(run.output()).toEqual({ type: 'selected', namespace: 'eip155', address: bob })
  })
})

describe('an unconnected namespace', () => {
  const requested = { type: 'wallet.requested', namespace: 'cosmos' } as const

  test('connect opens the wallets of the namespace and keeps the active namespace', async () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    await run.send({ type: 'connect', namespace: 'cosmos' })
    expect([run.statePath(), run.emitted()]).toEqual(['choosing', [requested]])
    expect(messagesOf(switchAccountReactions, run.emitted())).toEqual([
      { to: 'modal', type: 'namespace.set', namespace: 'cosmos' },
      { to: 'router', type: 'push', view: 'Connect' },
    ])
  })

  test('connect does nothing for a namespace that was connected meanwhile', () =>
    expect(
      messagesOf(switchAccountReactions, [requested], queriesOf({ isConnected: true })),
    ).toEqual([]))

  test('connect is ignored while a wallet request is open', async () => {
    const run = await after('other')
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
  const open = () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    const shown = () => {
      const view = switchAccountView(run.snapshot(), () => {})
      return view.step === 'choosing' ? view : null
    }
    return { ...run, shown }
  }

  test('the new accounts of a wallet replace its former ones in place; other wallets and namespaces stay', async () => {
    const run = open()
    await run.send(changed)
    expect(run.shown()).toMatchObject({
      address: carol,
      active: { eip155: carol, solana: 'So1anaDen' },
    })
    expect(run.shown()?.choices).toEqual([
      { ...choices.same, address: carol },
      choices.other,
      choices.gone,
      choices.far,
    ])
    await run.send({
      ...changed,
      namespace: 'solana',
      address: 'So1',
      accounts: [{ address: 'So1', type: 'eoa' }],
    })
    expect(run.shown()?.choices.at(-1)).toEqual({ ...choices.far, address: 'So1' })
  })

  test.each(['account.lost', 'account.disconnected'] as const)(
    '%s removes the accounts of its own namespace only [K6]',
    async (type) => {
      const run = open()
      await run.send({ type, namespace: 'solana' })
      expect(run.shown()).toMatchObject({
        active: { eip155: alice },
        choices: [choices.same, choices.other, choices.gone],
      })
      await run.send({ ...changed, namespace: 'solana' })
      expect(run.shown()?.choices).toHaveLength(3)
    },
  )

  test('a namespace that is connected meanwhile is listed and replaces its former wallet', async () => {
    const run = open()
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send({ type: 'account.connected', ...foxSolanaConnection })
    expect(
      run
        .shown()
        ?.choices.slice(3)
        .map(({ address }) => address),
    ).toEqual(['So1anaFox', 'So1anaDen'])
    await run.send({ type: 'account.connected', ...foxSolanaConnection, connectorId: 'Other' })
    expect(
      run
        .shown()
        ?.choices.slice(3)
        .map(({ connectorId }) => connectorId),
    ).toEqual(['Other', 'Other'])
  })

  test('a change of the accounts keeps an open wallet request', async () => {
    const run = await after('other')
    await run.send(changed)
    expect([run.statePath(), run.inputsOf('requestAccounts').length]).toEqual([
      'connecting.waiting',
      1,
    ])
  })
})

describe('guards', () => {
  const context: SwitchAccountContext = {
    ...switchAccountInputs.connected,
    picked: null,
    problem: 'kit/unknown',
    connection: null,
  }

  test.each([
    ['same', true, true],
    ['other', false, true],
    ['gone', false, false],
    ['far', true, true],
  ] as const)('isActiveWallet and hasWallet: %s', (name, active, available) => {
    const given = { context, event: { type: 'pick', choice: choices[name] } as const }
    expect([isActiveWallet(given), hasWallet(given)]).toEqual([active, available])
  })

  test.each([
    ['eip155', true],
    ['cosmos', false],
  ])('isConnectedNamespace: %s', (namespace, connected) =>
    expect(
      isConnectedNamespace({
        context,
        event: { type: 'account.changed', namespace, address: bob, accounts: [] },
      }),
    ).toBe(connected),
  )

  test('isActiveWallet is false while the network of the wallet is unknown', () =>
    expect(
      isActiveWallet({
        context: {
          ...context,
          connected: { eip155: { connectorId: fox.id, address: alice, caipNetworkId: null } },
        },
        event: { type: 'pick', choice: choices.same },
      }),
    ).toBe(false))
})
