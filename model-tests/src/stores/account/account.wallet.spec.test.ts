import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { alice, bob, carol, sepolia, unconfiguredNetwork } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { balance } from './account.cases.ts'
import { connected, createScenario, withBalance } from './account.scenario.ts'

describe('account and wallet events', () => {
  test('accounts.changed without accounts disconnects, clears the connection and closes the modal [B8]', async () => {
    const run = await connected()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([]) })
    expect(run.state().status).toBe('disconnected')
    expect(
      messagesOf(accountReactions, run.emitted(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      { to: 'connections', type: 'connection.clear', namespace: 'eip155' },
      { to: 'modal', type: 'close' },
    ])
  })

  test('account is disconnected and ignores the late balance when the wallet disconnects right after connecting [B9]', async () => {
    const run = await connected()
    await run.send({ type: 'disconnected' })
    expect(run.state().status).toBe('disconnected')
    await run.answerLate('readBalance', balance)
    expect(run.state()).toEqual(createScenario().state())
  })

  test('account emits account.lost when the wallet emits disconnected', async () => {
    const run = await connected()
    await run.send({ type: 'disconnected' })
    expect(run.accountEvents()).toEqual([{ type: 'account.lost', namespace: 'eip155' }])
  })

  test('account.lost keeps the modal for an inactive namespace, and activates the next connected network for the active one [K6]', async () => {
    const run = await connected()
    await run.send({ type: 'disconnected' })
    const clearConnection = { to: 'connections', type: 'connection.clear', namespace: 'eip155' }
    const nextConnectedNetwork = toCaipNetworkId('solana:1')
    const messages = (activeNamespace: string) =>
      messagesOf(
        accountReactions,
        run.accountEvents(),
        queriesOf({ activeNamespace, nextConnectedNetwork }),
      )
    expect(messages('solana')).toEqual([clearConnection])
    expect(messages('eip155')).toEqual([
      clearConnection,
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: nextConnectedNetwork,
        activate: true,
        quiet: true,
      },
      { to: 'modal', type: 'close' },
    ])
  })

  test('accounts.changed clears the balance and reads that of the new account', async () => {
    const run = await withBalance()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([carol]) })
    expect(run.state()).toMatchObject({ address: carol, balance: null, balanceStatus: 'loading' })
    expect(run.requests('readBalance').at(-1)).toMatchObject({ account: `eip155:1:${carol}` })
  })

  test('account ignores a balance that arrives after another account was selected [G4]', async () => {
    const run = await connected()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([bob, alice]) })
    await run.answerLate('readBalance', { ...balance, value: '666' })
    expect(run.state()).toMatchObject({ address: bob, balance: null, balanceStatus: 'loading' })
    await run.answer('readBalance', balance)
    expect(run.state().balance).toEqual(balance)
  })

  test('accounts.changed with the same accounts changes nothing', async () => {
    const run = await withBalance()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, bob]) })
    expect(run.state()).toMatchObject({ address: alice, balance, balanceStatus: 'fresh' })
    expect(run.accountEvents()).toEqual([])
  })

  test('accounts.changed keeps the selected account while it is shared and the first account is unchanged', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.answer('readBalance', balance)
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, bob]) })
    expect([run.state().address, run.accountEvents().length]).toEqual([bob, 1])
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, carol, bob]) })
    expect(run.state()).toMatchObject({ address: bob, balance })
    expect(run.accountEvents().at(-1)).toMatchObject({
      address: bob,
      accounts: [{ address: alice }, { address: carol }, { address: bob }],
    })
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, carol]) })
    expect(run.state()).toMatchObject({ address: alice, balance: null })
  })

  test('accounts.changed keeps the selected account when the wallet removes the account before it', async () => {
    const run = await connected()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, carol, bob]) })
    await run.send({ type: 'address.select', address: bob })
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([carol, bob]) })
    expect(run.state()).toMatchObject({ address: bob, accounts: plainAccounts([carol, bob]) })
  })

  test('accounts.changed selects a new first account even if the selected account is still shared', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([carol, bob]) })
    expect(run.state()).toMatchObject({ address: carol, balance: null })
  })

  test('accounts.changed selects the first account when the order changes', async () => {
    const run = await withBalance()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([bob, alice]) })
    expect(run.state()).toMatchObject({
      address: bob,
      accounts: [{ address: bob }, { address: alice }],
    })
    expect(messagesOf(accountReactions, run.emitted())).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: bob },
    ])
  })

  test('account.lost keeps the view that requests another wallet', async () => {
    const run = await connected()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([]) })
    expect(
      messagesOf(
        accountReactions,
        run.emitted(),
        queriesOf({ activeNamespace: 'eip155', currentView: 'ConnectingExternal' }),
      ),
    ).toEqual([{ to: 'connections', type: 'connection.clear', namespace: 'eip155' }])
  })

  test('account.lost keeps a view of another namespace', async () => {
    const lost = { type: 'account.lost', namespace: 'eip155' }
    expect(
      messagesOf(
        accountReactions,
        [lost],
        queriesOf({ activeNamespace: 'eip155', isOtherNamespace: true }),
      ),
    ).toEqual([{ to: 'connections', type: 'connection.clear', namespace: 'eip155' }])
  })

  test('accounts.changed updates the list and keeps the balance of the active account', async () => {
    const run = await withBalance()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice, carol]) })
    expect(run.state().accounts.map(({ address }) => address)).toEqual([alice, carol])
    expect(run.state().balance).toEqual(balance)
  })

  test('chain.changed to a network that is not configured clears the balance and sends no request [K4]', async () => {
    const run = await withBalance()
    await run.send({ type: 'chain.changed', caipNetworkId: unconfiguredNetwork })
    expect(run.state()).toMatchObject({
      caipNetworkId: unconfiguredNetwork,
      balance: null,
      balanceStatus: 'idle',
    })
    expect(run.requests('readBalance')).toHaveLength(1)
    expect(
      messagesOf(accountReactions, run.emitted(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      {
        to: 'network',
        type: 'network.set',
        caipNetworkId: unconfiguredNetwork,
        activate: true,
        quiet: false,
      },
    ])
  })

  test('chain.changed of an inactive namespace does not activate it [K6]', async () => {
    const run = await connected()
    await run.send({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(
      messagesOf(accountReactions, run.emitted(), queriesOf({ activeNamespace: 'solana' })),
    ).toMatchObject([{ to: 'network', activate: false }])
  })

  test('chain.changed with rewritten addresses keeps the position of the active account', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.send({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts(['5alice', '5bob']),
    })
    expect(run.state()).toMatchObject({
      caipNetworkId: sepolia.caipNetworkId,
      address: '5bob',
      balance: null,
    })
    expect(run.accountEvents().map(({ type }) => type)).toEqual([
      'account.changed',
      'chain.changed',
      'account.changed',
    ])
    expect(run.accountEvents().at(-1)).toMatchObject({
      address: '5bob',
      accounts: plainAccounts(['5alice', '5bob']),
    })
  })

  test('chain.changed keeps the selected account if it exists on the new network, else selects the first account', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.send({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts([bob, carol]),
    })
    expect(run.state().address).toBe(bob)
    await run.send({
      type: 'chain.changed',
      caipNetworkId: unconfiguredNetwork,
      accounts: plainAccounts([alice]),
    })
    expect(run.state()).toMatchObject({ address: alice, accounts: plainAccounts([alice]) })
  })

  test('chain.changed updates rewritten addresses even if the network is already set', async () => {
    const run = await connected()
    await run.send({ type: 'network.set', caipNetworkId: sepolia.caipNetworkId })
    await run.send({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts(['5alice', '5bob']),
    })
    expect(run.state().address).toBe('5alice')
  })

  test('chain.changed to another configured network reads the balance on it', async () => {
    const run = await withBalance()
    await run.send({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(run.state()).toMatchObject({ balance: null, balanceStatus: 'loading' })
    expect(run.requests('readBalance').at(-1)).toMatchObject({
      account: `eip155:11155111:${alice}`,
    })
  })
})
