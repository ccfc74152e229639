import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/limits.ts'
import { hasWallet, isActiveWallet, isOurs } from '../../../../core/src/flows/switch-account/switch-account.guards.ts'
import { switchAccountMachine } from '../../../../core/src/flows/switch-account/switch-account.machine.ts'
import { switchAccountReactions } from '../../../../core/src/flows/switch-account/switch-account.reactions.ts'
import type { SwitchAccountContext } from '../../../../core/src/flows/switch-account/switch-account.types.ts'
import { switchAccountView } from '../../../../core/src/flows/switch-account/switch-account.view.ts'
import { bob, carol, fox, owl, owlConnection, strange } from '../../samples.ts'
import { inventory } from '../../walker/inventory.ts'
import { tellsAfter } from '../../walker/react.ts'
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
    expect(tellsAfter(switchAccountReactions, run.output())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'select', address: bob },
      { to: 'router', type: 'back' },
    ])
  })

  test('of another wallet that wallet is connected', async () => {
    const run = await after('other')
    expect(run.asked('requestAccounts')).toMatchObject([{ connectorId: owl.id }])
    await run.answer('requestAccounts', owlConnection)
    expect(tellsAfter(switchAccountReactions, run.output())).toEqual([
      { to: 'connections', type: 'adopt', connection: owlConnection },
      { to: 'account', namespace: 'eip155', type: 'connected', connection: owlConnection },
      { to: 'network', type: 'adopt', caipNetworkId: strange, activate: true, quiet: false },
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
    const run = await after('same', { ...switchAccountInputs.connected, caipNetworkId: null })
    expect(run.at()).toBe('connecting.waiting')
  })

  test('B1 a silent wallet can be left, and its late answer changes nothing', async () => {
    const run = await after('other')
    await run.wait(limits.walletPatience - 1)
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

describe('the wallet shares other accounts while the list is open', () => {
  const changed = { type: 'account.changed', address: carol, accounts: [{ address: carol, type: 'eoa' }] } as const

  test('the list is theirs from now on, and other wallets stay in it', async () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    await run.send({ ...changed, namespace: 'eip155' })
    const { address, choices: listed } = run.snapshot().context
    expect(address).toBe(carol)
    expect(listed).toEqual([{ address: carol, type: 'eoa', connectorId: fox.id }, choices.other, choices.gone])
  })

  test('K6 of another namespace it is no business of this list', async () => {
    const run = scenario(switchAccountModel, switchAccountInputs.connected)
    await run.send({ ...changed, namespace: 'solana' })
    expect(run.snapshot().context.choices).toEqual(switchAccountInputs.connected.choices)
  })

  test('it does not take back what is being asked', async () => {
    const run = await after('other')
    await run.send({ ...changed, namespace: 'eip155' })
    expect([run.at(), run.asked('requestAccounts').length]).toEqual(['connecting.waiting', 1])
  })
})

describe('guards', () => {
  const context: SwitchAccountContext = { ...switchAccountInputs.connected, picked: null, problem: 'kit/unknown', connection: null }

  test.each([
    ['same', true, true],
    ['other', false, true],
    ['gone', false, false],
  ] as const)('isActiveWallet and hasWallet: %s', (name, active, has) => {
    const given = { context, event: { type: 'pick', choice: choices[name] } as const }
    expect([isActiveWallet(given), hasWallet(given)]).toEqual([active, has])
  })

  test.each([
    ['eip155', true],
    ['solana', false],
  ])('isOurs: %s', (namespace, ours) =>
    expect(isOurs({ context, event: { type: 'account.changed', namespace, address: bob, accounts: [] } })).toBe(ours),
  )

  test('without a network no wallet is simply active', () =>
    expect(isActiveWallet({ context: { ...context, caipNetworkId: null }, event: { type: 'pick', choice: choices.same } })).toBe(false))
})
