import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { alice, bob, carol, sepolia, strange } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { balance } from './account.cases.ts'
import { begin, connected, withBalance } from './account.scenario.ts'

describe('what the wallet says by itself', () => {
  test('B8 no account any more is disconnected, and the rest of the kit hears of it', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([]) })
    expect(run.seen().status).toBe('disconnected')
    expect(
      messagesOf(accountReactions, run.facts(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      { to: 'connections', type: 'connection.clear', namespace: 'eip155' },
      { to: 'modal', type: 'close' },
    ])
  })

  test('B9 connected and disconnected in the same breath ends disconnected, and nothing answers later', async () => {
    const run = await connected()
    await run.hear({ type: 'disconnected' })
    expect(run.seen().status).toBe('disconnected')
    await run.answerLate(balance)
    expect(run.seen()).toEqual(begin().seen())
  })

  test('a wallet that goes is told of like one without accounts', async () => {
    const run = await connected()
    await run.hear({ type: 'disconnected' })
    expect(run.news()).toEqual([{ type: 'account.lost', namespace: 'eip155' }])
  })

  test('K6 where another namespace is looked at, one that goes moves nothing; where it was looked at, another that is connected is', async () => {
    const run = await connected()
    await run.hear({ type: 'disconnected' })
    const drop = { to: 'connections', type: 'connection.clear', namespace: 'eip155' }
    const nextConnectedNetwork = toCaipNetworkId('solana:1')
    const told = (activeNamespace: string) =>
      messagesOf(accountReactions, run.news(), queriesOf({ activeNamespace, nextConnectedNetwork }))
    expect(told('solana')).toEqual([drop])
    expect(told('eip155')).toEqual([
      drop,
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

  test('another account is shown with its own balance, not with the last one', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([carol]) })
    expect(run.seen()).toMatchObject({ address: carol, balance: null, balanceStatus: 'loading' })
    expect(run.asked('readBalance').at(-1)).toMatchObject({ address: carol })
  })

  test('G4 a balance that comes after the account changed is not shown', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([bob, alice]) })
    await run.answerLate({ ...balance, value: '666' })
    expect(run.seen()).toMatchObject({ address: bob, balance: null })
    await run.answer('readBalance', balance)
    expect(run.seen().balance).toEqual(balance)
  })

  test('the same accounts again change nothing', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, bob]) })
    expect(run.seen()).toMatchObject({ address: alice, balance, balanceStatus: 'fresh' })
    expect(run.news()).toEqual([])
  })

  test('an account that the visitor selected stays, while it is shared and the first one is no other', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.answer('readBalance', balance)
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, bob]) })
    expect([run.seen().address, run.news().length]).toEqual([bob, 1])
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, carol, bob]) })
    expect(run.seen()).toMatchObject({ address: bob, balance })
    expect(run.news().at(-1)).toMatchObject({
      address: bob,
      accounts: [{ address: alice }, { address: carol }, { address: bob }],
    })
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, carol]) })
    expect(run.seen()).toMatchObject({ address: alice, balance: null })
  })

  test('an account that the visitor selected stays when the one before it is shared no more', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, carol, bob]) })
    await run.send({ type: 'address.select', address: bob })
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([carol, bob]) })
    expect(run.seen()).toMatchObject({ address: bob, accounts: plainAccounts([carol, bob]) })
  })

  test('a new first account is the wallet’s own choice and counts, though the selected one is still shared', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([carol, bob]) })
    expect(run.seen()).toMatchObject({ address: carol, balance: null })
  })

  test('the same accounts in another order are another choice', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([bob, alice]) })
    expect(run.seen()).toMatchObject({
      address: bob,
      accounts: [{ address: bob }, { address: alice }],
    })
    expect(messagesOf(accountReactions, run.facts())).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: bob },
    ])
  })

  test('a wallet that locks while another is being asked does not take that page away', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([]) })
    expect(
      messagesOf(
        accountReactions,
        run.facts(),
        queriesOf({ activeNamespace: 'eip155', currentView: 'ConnectingExternal' }),
      ),
    ).toEqual([{ to: 'connections', type: 'connection.clear', namespace: 'eip155' }])
  })

  test('a wallet that goes does not take away the page that asks about another namespace', async () => {
    const lost = { type: 'account.lost', namespace: 'eip155' }
    expect(
      messagesOf(
        accountReactions,
        [lost],
        queriesOf({ activeNamespace: 'eip155', isOtherNamespace: true }),
      ),
    ).toEqual([{ to: 'connections', type: 'connection.clear', namespace: 'eip155' }])
  })

  test('a second account that became another one is listed', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: plainAccounts([alice, carol]) })
    expect(run.seen().accounts.map(({ address }) => address)).toEqual([alice, carol])
    expect(run.seen().balance).toEqual(balance)
  })

  test('K4 on a network nobody configured nothing is read, and no old balance is shown', async () => {
    const run = await withBalance()
    await run.hear({ type: 'chain.changed', caipNetworkId: strange })
    expect(run.seen()).toMatchObject({
      caipNetworkId: strange,
      balance: null,
      balanceStatus: 'none',
    })
    expect(run.asked('readBalance')).toHaveLength(1)
    expect(
      messagesOf(accountReactions, run.facts(), queriesOf({ activeNamespace: 'eip155' })),
    ).toEqual([
      { to: 'network', type: 'network.set', caipNetworkId: strange, activate: true, quiet: false },
    ])
  })

  test('K6 a network change of a namespace in the background does not make it the active one', async () => {
    const run = await connected()
    await run.hear({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(
      messagesOf(accountReactions, run.facts(), queriesOf({ activeNamespace: 'solana' })),
    ).toMatchObject([{ to: 'network', activate: false }])
  })

  test('accounts that are written differently on the other network are the same accounts: the active one keeps its place', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.hear({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts(['5alice', '5bob']),
    })
    expect(run.seen()).toMatchObject({
      caipNetworkId: sepolia.caipNetworkId,
      address: '5bob',
      balance: null,
    })
    expect(run.news().map(({ type }) => type)).toEqual([
      'account.changed',
      'chain.changed',
      'account.changed',
    ])
    expect(run.news().at(-1)).toMatchObject({
      address: '5bob',
      accounts: plainAccounts(['5alice', '5bob']),
    })
  })

  test('an account that is also there stays, wherever it is in the list; one that is not gives way to the first', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    await run.hear({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts([bob, carol]),
    })
    expect(run.seen().address).toBe(bob)
    await run.hear({
      type: 'chain.changed',
      caipNetworkId: strange,
      accounts: plainAccounts([alice]),
    })
    expect(run.seen()).toMatchObject({ address: alice, accounts: plainAccounts([alice]) })
  })

  test('the new spelling counts also where the move itself was known before', async () => {
    const run = await connected()
    await run.send({ type: 'network.set', caipNetworkId: sepolia.caipNetworkId })
    await run.hear({
      type: 'chain.changed',
      caipNetworkId: sepolia.caipNetworkId,
      accounts: plainAccounts(['5alice', '5bob']),
    })
    expect(run.seen().address).toBe('5alice')
  })

  test('on another configured network the balance is read there', async () => {
    const run = await withBalance()
    await run.hear({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(run.seen()).toMatchObject({ balance: null, balanceStatus: 'loading' })
    expect(run.asked('readBalance').at(-1)).toMatchObject({ network: sepolia, address: alice })
  })
})
