import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import {
  isOnConfigured,
  isOther,
  isSameList,
} from '../../../../core/src/stores/account/account.guards.ts'
import { accountMachine } from '../../../../core/src/stores/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import type { AccountContext } from '../../../../core/src/stores/account/account.types.ts'
import { unread } from '../../../../core/src/stores/account/account.values.ts'
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
import { begin, connected, withBalance } from './account.scenario.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(accountMachine)).toMatchFileSnapshot('account.inventory.txt'))

describe('the status (specification, section 4)', () => {
  test('begins disconnected with nothing shown', () =>
    expect(begin().seen()).toMatchObject({
      status: 'disconnected',
      address: null,
      balance: null,
      balanceStatus: 'none',
    }))

  test('a visitor asks, and the wallet says yes', async () => {
    const run = begin()
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.seen()).toMatchObject({ status: 'connecting', address: null })
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.seen()).toMatchObject({
      status: 'connected',
      address: alice,
      caipAddress: `eip155:1:${alice}`,
      connectorId: 'io.fox',
    })
  })

  test.each(['connecting', 'reconnecting'] as const)(
    '%s and given up is disconnected',
    async (status) => {
      const run = begin()
      await run.send({ type: 'attempt.start', status })
      expect(run.seen().status).toBe(status)
      await run.send({ type: 'attempt.end' })
      expect(run.seen().status).toBe('disconnected')
    },
  )

  test.each(['connecting', 'reconnecting'] as const)(
    '%s and dropped is disconnected',
    async (status) => {
      const run = begin()
      await run.send({ type: 'attempt.start', status })
      await run.send({ type: 'connection.clear' })
      expect(run.seen().status).toBe('disconnected')
    },
  )

  test('a stored connection that its wallet confirms is connected', async () => {
    const run = begin()
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
  })

  test('another wallet that says yes takes the place of the first, and is the one that is watched', async () => {
    const run = await withBalance()
    await run.send({
      type: 'connection.set',
      connection: { ...owlConnection, caipNetworkId: sepolia.caipNetworkId },
    })
    expect(run.seen()).toMatchObject({
      status: 'connected',
      address: carol,
      connectorId: owl.id,
      balance: null,
      balanceStatus: 'loading',
    })
    await run.hear({ type: 'disconnected' })
    expect(run.seen().status).toBe('disconnected')
  })

  test('D1 restoring a locked wallet is never connected in between', async () => {
    const run = begin()
    const seen = [run.seen().status]
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    seen.push(run.seen().status)
    await run.send({ type: 'attempt.end' })
    seen.push(run.seen().status)
    expect(seen).toEqual(['disconnected', 'reconnecting', 'disconnected'])
    expect(run.seen()).toMatchObject({ address: null, connectorId: null })
  })

  test('asking another wallet keeps the connected one until that says yes', async () => {
    const run = await connected()
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
    await run.send({ type: 'attempt.end' })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
  })

  test('a visitor who asks while a stored connection is being restored is connecting', async () => {
    const run = begin()
    await run.send({ type: 'attempt.start', status: 'reconnecting' })
    await run.send({ type: 'attempt.start', status: 'connecting' })
    expect(run.seen().status).toBe('connecting')
  })

  test('who listens hears of a connection, and of its end', async () => {
    const run = await connected()
    await run.send({ type: 'connection.clear' })
    expect(run.facts()).toEqual([
      { type: 'account.connected', ...foxConnection },
      { type: 'holdings.invalidated', namespace: 'eip155' },
      { type: 'account.disconnected', namespace: 'eip155' },
    ])
    expect(messagesOf(accountReactions, run.facts())).toEqual([])
  })

  test('disconnecting forgets everything but labels', async () => {
    const run = await withBalance()
    await run.send({ type: 'label.set', address: alice, label: 'Savings' })
    await run.send({ type: 'connection.clear' })
    expect(run.seen()).toEqual({ ...begin().seen(), addressLabels: { [alice]: 'Savings' } })
  })
})

describe('what the visitor moves', () => {
  test('to another account of the same wallet: it is told of, and its own balance is read', async () => {
    const run = await withBalance()
    await run.send({ type: 'address.select', address: bob })
    expect(run.seen()).toMatchObject({ address: bob, balance: null, balanceStatus: 'loading' })
    expect(run.news()).toEqual([
      {
        type: 'account.changed',
        namespace: 'eip155',
        address: bob,
        accounts: foxConnection.accounts,
      },
    ])
    expect(messagesOf(accountReactions, run.news())).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: bob },
    ])
    expect(run.asked('readBalance').at(-1)).toMatchObject({ address: bob })
  })

  test('to an account of another kind: that kind is wanted from now on', async () => {
    const run = await withBalance()
    await run.hear({
      type: 'accounts.changed',
      accounts: [...plainAccounts([alice], 'payment'), ...plainAccounts([carol], 'ordinal')],
    })
    await run.send({ type: 'address.select', address: carol })
    expect(messagesOf(accountReactions, run.news().slice(1))).toEqual([
      { to: 'connections', type: 'address.select', namespace: 'eip155', address: carol },
      { to: 'connections', type: 'accountType.set', namespace: 'eip155', accountType: 'ordinal' },
    ])
  })

  test('to the same account, or to one the wallet did not share: nothing moves', async () => {
    for (const address of [alice, carol]) {
      const run = await withBalance()
      await run.send({ type: 'address.select', address })
      expect([run.seen().address, run.news()]).toEqual([alice, []])
    }
  })

  test('to another network: the balance is read there, and nobody is told what they did themselves', async () => {
    const run = await withBalance()
    await run.send({ type: 'network.set', caipNetworkId: sepolia.caipNetworkId })
    expect(run.seen()).toMatchObject({
      caipNetworkId: sepolia.caipNetworkId,
      balance: null,
      balanceStatus: 'loading',
    })
    expect(run.news()).toEqual([])
  })

  test('to the network the wallet is on: the balance stays', async () => {
    const run = await withBalance()
    await run.send({ type: 'network.set', caipNetworkId: mainnet.caipNetworkId })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'fresh' })
  })
})

describe('guards', () => {
  const context: AccountContext = {
    namespace: 'eip155',
    networks: [mainnet],
    address: alice,
    accounts: foxConnection.accounts,
    connectorId: 'io.fox',
    caipNetworkId: mainnet.caipNetworkId,
    ...unread,
    forced: false,
    anew: false,
    currentTab: 'tokens',
    addressLabels: {},
  }
  const refresh = { type: 'refresh', forced: false } as const

  test.each([
    [mainnet.caipNetworkId, true],
    [sepolia.caipNetworkId, false],
    [null, false],
  ])('isOnConfigured on %s', (caipNetworkId, on) =>
    expect(isOnConfigured({ context: { ...context, caipNetworkId }, event: refresh })).toBe(on),
  )

  test.each([
    [[alice, bob], true],
    [[bob, alice], false],
    [[alice], false],
    [[alice, carol], false],
  ])('isSameList with %s', (accounts, same) =>
    expect(
      isSameList({
        context,
        event: { type: 'accounts.changed', accounts: plainAccounts(accounts) },
      }),
    ).toBe(same),
  )

  test.each([
    [bob, true],
    [alice, false],
    [carol, false],
  ])('isOther for %s', (address, other) =>
    expect(isOther({ context, event: { type: 'address.select', address } })).toBe(other),
  )
})
