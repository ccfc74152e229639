import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  hasWallet,
  isActiveWallet,
  isHeld,
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
  strange,
} from '../../samples.ts'
import { messagesAfter, messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { choices, switchAccountInputs } from './switch-account.cases.ts'
import { switchAccountModel } from './switch-account.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(switchAccountMachine)).toMatchFileSnapshot('switch-account.inventory.txt'))

async function after(choice: keyof typeof choices, input = switchAccountInputs.connected) {
  const run = scenario(switchAccountModel, input)
  await run.send({ type: 'pick', choice: choices[choice] })
  return { ...run, view: () => switchAccountView(run.snapshot(), () => {}) }
}

describe('switching the account (specification, section 4)', () => {
  test('of the active wallet only the address changes: nobody is asked', async () => {
    const run = await after('same')
    expect(run.asked('requestAccounts')).toEqual([])
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

  test('of another namespace it is selected there, and that namespace is the active one', async () => {
    const run = await after('far')
    expect(run.asked('requestAccounts')).toEqual([])
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

  test('of a namespace whose networks went it is selected, and nothing else is looked at', async () => {
    const run = await after('far')
    expect(messagesAfter(switchAccountReactions, run.output())).toMatchObject([
      { to: 'account' },
      { to: 'router' },
    ])
  })

  test('of another wallet that wallet is connected', async () => {
    const run = await after('other')
    expect(run.asked('requestAccounts')).toMatchObject([{ connectorId: owl.id }])
    await run.answer('requestAccounts', owlConnection)
    expect(messagesAfter(switchAccountReactions, run.output())).toEqual([
      { to: 'connections', type: 'connection.set', connection: owlConnection },
      { to: 'account', namespace: 'eip155', type: 'connection.set', connection: owlConnection },
      { to: 'network', type: 'network.set', caipNetworkId: strange, activate: true, quiet: false },
      { to: 'router', type: 'back' },
    ])
  })

  test('without a wallet for it that is said, and trying again asks after it', async () => {
    const run = await after('gone')
    expect(run.view()).toMatchObject({ step: 'failed', problem: 'account/wallet-missing' })
    expect(run.facts()).toEqual([{ type: 'switch.failed', code: 'account/wallet-missing' }])
    await run.send({ type: 'retry' })
    expect(run.asked('requestAccounts')).toMatchObject([{ connectorId: 'io.gone' }])
  })

  test('without a network the address is not simply taken', async () => {
    const { connected } = switchAccountInputs
    const held = { eip155: { connectorId: fox.id, address: alice, caipNetworkId: null } }
    const run = await after('same', { ...connected, held })
    expect(run.at()).toBe('connecting.waiting')
  })

  test('B1 a silent wallet can be left, and its late answer changes nothing', async () => {
    const run = await after('other')
    await run.wait(timeouts.walletUnresponsive - 1)
    expect(run.view()).toMatchObject({ step: 'connecting', silent: false })
    await run.wait(1)
    expect(run.view()).toMatchObject({ step: 'connecting', silent: true })
    await run.send({ type: 'cancel' })
    await run.answerLate(owlConnection)
    expect([run.at(), run.snapshot().context.connection]).toEqual(['choosing', null])
  })

  test('B5 after a refusal another account can be picked', async () => {
    const run = await after('other')
    await run.fail('requestAccounts', new Error('no'))
    await run.send({ type: 'cancel' })
    await run.send({ type: 'pick', choice: choices.same })
    expect(run.output()).toEqual({ type: 'selected', namespace: 'eip155', address: bob })
  })
})

describe('a namespace that has no wallet', () => {
  const wanted = { type: 'wallet.requested', namespace: 'cosmos' } as const

  test('its wallets are offered, and nothing is moved before one of them is connected', async () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    await run.send({ type: 'connect', namespace: 'cosmos' })
    expect([run.at(), run.facts()]).toEqual(['choosing', [wanted]])
    expect(messagesOf(switchAccountReactions, run.facts())).toEqual([
      { to: 'modal', type: 'namespace.set', namespace: 'cosmos' },
      { to: 'router', type: 'push', view: 'Connect' },
    ])
  })

  test('that has one by now is not offered any', () =>
    expect(messagesOf(switchAccountReactions, [wanted], queriesOf({ isConnected: true }))).toEqual(
      [],
    ))

  test('while a wallet is being asked nobody is led away', async () => {
    const run = await after('other')
    await run.send({ type: 'connect', namespace: 'cosmos' })
    expect(run.facts()).toEqual([])
  })
})

describe('what wallets share while the list is open', () => {
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

  test('other accounts of a wallet stand where its accounts stood; other wallets and namespaces stay', async () => {
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
    'K6 a namespace that goes (%s) takes its own accounts along, and no other',
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

  test('a namespace that is connected meanwhile is listed, in place of the wallet before', async () => {
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

  test('it does not take back what is being asked', async () => {
    const run = await after('other')
    await run.send(changed)
    expect([run.at(), run.asked('requestAccounts').length]).toEqual(['connecting.waiting', 1])
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
  ] as const)('isActiveWallet and hasWallet: %s', (name, active, has) => {
    const given = { context, event: { type: 'pick', choice: choices[name] } as const }
    expect([isActiveWallet(given), hasWallet(given)]).toEqual([active, has])
  })

  test.each([
    ['eip155', true],
    ['cosmos', false],
  ])('isHeld: %s', (namespace, held) =>
    expect(
      isHeld({
        context,
        event: { type: 'account.changed', namespace, address: bob, accounts: [] },
      }),
    ).toBe(held),
  )

  test('without a network no wallet is simply active', () =>
    expect(
      isActiveWallet({
        context: {
          ...context,
          held: { eip155: { connectorId: fox.id, address: alice, caipNetworkId: null } },
        },
        event: { type: 'pick', choice: choices.same },
      }),
    ).toBe(false))
})
