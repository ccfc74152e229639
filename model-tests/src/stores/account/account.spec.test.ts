import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import {
  alice,
  bob,
  carol,
  foxConnection,
  mainnet,
  owl,
  owlConnection,
  sepolia,
} from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { balance } from './account.cases.ts'
import { connected, createScenario, withBalance } from './account.scenario.ts'

describe('account status', () => {
  test('account starts disconnected, without address and balance', () =>
    expect(createScenario().state()).toMatchObject({
      status: 'disconnected',
      address: null,
      balance: null,
      balanceStatus: 'idle',
    }))

  test('account is connecting after attempt.start and connected after connection.set', async () => {
    const run = createScenario()
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.state()).toMatchObject({ status: 'connecting', address: null })
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({
      status: 'connected',
      address: alice,
      caipAddress: `eip155:1:${alice}`,
      connectorId: 'io.fox',
    })
  })

  test.each(['connecting', 'reconnecting'] as const)(
    'attempt.end returns a %s account to disconnected',
    async (status) => {
      const run = createScenario()
      await run.send({ type: 'attempt.start', status })
      expect(run.state().status).toBe(status)
      await run.send({ type: 'attempt.end' })
      expect(run.state().status).toBe('disconnected')
    },
  )

  test.each(['connecting', 'reconnecting'] as const)(
    'connection.clear returns a %s account to disconnected',
    async (status) => {
      const run = createScenario()
      await run.send({ type: 'attempt.start', status })
      await run.send({ type: 'connection.clear' })
      expect(run.state().status).toBe('disconnected')
    },
  )

  test('connection.set connects a reconnecting account', async () => {
    const run = createScenario()
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({ status: 'connected', address: alice })
  })

  test('connection.set with a second wallet replaces the first wallet and watches the second', async () => {
    const run = await withBalance()
    await run.send({
      type: 'connection.set',
      connection: { ...owlConnection, caipNetworkId: sepolia.caipNetworkId },
    })
    expect(run.state()).toMatchObject({
      status: 'connected',
      address: carol,
      connectorId: owl.id,
      balance: null,
      balanceStatus: 'loading',
    })
    await run.send({ type: 'disconnected' })
    expect(run.state().status).toBe('disconnected')
  })

  test('account is never connected while it reconnects to a locked wallet [D1]', async () => {
    const run = createScenario()
    const statuses = [run.state().status]
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    statuses.push(run.state().status)
    await run.send({ type: 'attempt.end' })
    statuses.push(run.state().status)
    expect(statuses).toEqual(['disconnected', 'reconnecting', 'disconnected'])
    expect(run.state()).toMatchObject({ address: null, connectorId: null })
  })

  test('account stays connected while another wallet is requested', async () => {
    const run = await connected()
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.state()).toMatchObject({ status: 'connected', address: alice })
    await run.send({ type: 'attempt.end' })
    expect(run.state()).toMatchObject({ status: 'connected', address: alice })
  })

  test('attempt.start moves a reconnecting account to connecting', async () => {
    const run = createScenario()
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.state().status).toBe('connecting')
  })

  test('account emits account.connected, and account.disconnected after connection.clear', async () => {
    const run = await connected()
    await run.send({ type: 'connection.clear' })
    expect(run.emitted()).toEqual([
      { type: 'account.connected', ...foxConnection },
      { type: 'holdings.invalidated', namespace: 'eip155' },
      { type: 'account.disconnected', namespace: 'eip155' },
    ])
    expect(messagesOf(accountReactions, run.emitted())).toEqual([])
  })

  test('connection.clear resets everything except the labels', async () => {
    const run = await withBalance()
    await run.send({ type: 'label.set', address: alice, label: 'Savings' })
    await run.send({ type: 'connection.clear' })
    expect(run.state()).toEqual({
      ...createScenario().state(),
      addressLabels: { [alice]: 'Savings' },
    })
  })
})

describe('account selection and network', () => {
  test('address.select emits account.changed and reads the balance of the selected account', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    expect(run.state()).toMatchObject({ address: bob, balance: null, balanceStatus: 'loading' })
    expect(run.accountEvents()).toEqual([
      {
        type: 'account.changed',
        namespace: 'eip155',
        address: bob,
        accounts: foxConnection.accounts,
      },
    ])
    expect(messagesOf(accountReactions, run.accountEvents())).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: bob },
    ])
    expect(run.requests('readBalance').at(-1)).toMatchObject({ account: `eip155:1:${bob}` })
  })

  test('address.select stores the account type if the selected account has another type', async () => {
    const run = await withBalance()
    await run.send({
      type: 'accounts.changed',
      accounts: [...plainAccounts([alice], 'payment'), ...plainAccounts([carol], 'ordinal')],
    })
    await run.send({ type: 'address.select', address: carol })
    expect(messagesOf(accountReactions, run.accountEvents().slice(1))).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: carol },
      { to: 'connections', type: 'accountType.set', namespace: 'eip155', accountType: 'ordinal' },
    ])
  })

  test('address.select ignores the active account and an account that the wallet does not share', async () => {
    for (const address of [alice, carol]) {
      const run = await withBalance()
      await run.send({ type: 'address.select', address })
      expect([run.state().address, run.accountEvents()]).toEqual([alice, []])
    }
  })

  test('network.set reads the balance on the new network and emits no event', async () => {
    const run = await withBalance()
    await run.send({ type: 'network.set', caipNetworkId: sepolia.caipNetworkId })
    expect(run.state()).toMatchObject({
      caipNetworkId: sepolia.caipNetworkId,
      balance: null,
      balanceStatus: 'loading',
    })
    expect(run.accountEvents()).toEqual([])
  })

  test('network.set keeps the balance when the network is the current one, and emits nothing', async () => {
    const run = await withBalance()
    const emitted = [...run.emitted()]
    await run.send({ type: 'network.set', caipNetworkId: mainnet.caipNetworkId })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'fresh' })
    expect(run.emitted()).toEqual(emitted)
  })
})
