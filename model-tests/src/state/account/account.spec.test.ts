import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/limits.ts'
import { isOnConfigured, isOther, isSameList } from '../../../../core/src/state/account/account.guards.ts'
import { accountMachine } from '../../../../core/src/state/account/account.machine.ts'
import { accountReactions } from '../../../../core/src/state/account/account.reactions.ts'
import { accountState } from '../../../../core/src/state/account/account.state.ts'
import type { AccountContext } from '../../../../core/src/state/account/account.types.ts'
import { alice, bob, carol, foxConnection, mainnet, owl, owlConnection, sepolia, strange } from '../../samples.ts'
import { inventory } from '../../walker/inventory.ts'
import { asking, tellsOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { balance } from './account.cases.ts'
import { accountModel } from './account.model.ts'

test('the drawing is the one that was reviewed', () => expect(inventory(accountMachine)).toMatchFileSnapshot('account.inventory.txt'))

function begin() {
  const run = scenario(accountModel, { namespace: 'eip155', networks: [mainnet, sepolia] })
  return { ...run, seen: () => accountState(run.snapshot()) }
}
async function connected() {
  const run = begin()
  await run.send({ type: 'connected', connection: foxConnection })
  return run
}
async function withBalance() {
  const run = await connected()
  await run.answer('readBalance', balance)
  return run
}

describe('the status (specification, section 4)', () => {
  test('begins disconnected with nothing shown', () =>
    expect(begin().seen()).toMatchObject({ status: 'disconnected', address: null, balance: null, balanceStatus: 'none' }))

  test('a visitor asks, and the wallet says yes', async () => {
    const run = begin()
    await run.send({ type: 'try', status: 'connecting' })
    expect(run.seen()).toMatchObject({ status: 'connecting', address: null })
    await run.send({ type: 'connected', connection: foxConnection })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice, caipAddress: `eip155:1:${alice}`, connectorId: 'io.fox' })
  })

  test.each(['connecting', 'reconnecting'] as const)('%s and given up is disconnected', async (status) => {
    const run = begin()
    await run.send({ type: 'try', status })
    expect(run.seen().status).toBe(status)
    await run.send({ type: 'give-up' })
    expect(run.seen().status).toBe('disconnected')
  })

  test.each(['connecting', 'reconnecting'] as const)('%s and dropped is disconnected', async (status) => {
    const run = begin()
    await run.send({ type: 'try', status })
    await run.send({ type: 'dropped' })
    expect(run.seen().status).toBe('disconnected')
  })

  test('a stored connection that its wallet confirms is connected', async () => {
    const run = begin()
    await run.send({ type: 'try', status: 'reconnecting' })
    await run.send({ type: 'connected', connection: foxConnection })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
  })

  test('another wallet that says yes takes the place of the first, and is the one that is watched', async () => {
    const run = await withBalance()
    await run.send({ type: 'connected', connection: { ...owlConnection, caipNetworkId: sepolia.caipNetworkId } })
    expect(run.seen()).toMatchObject({ status: 'connected', address: carol, connectorId: owl.id, balance: null, balanceStatus: 'loading' })
    await run.hear({ type: 'disconnected' })
    expect(run.seen().status).toBe('disconnected')
  })

  test('D1 restoring a locked wallet is never connected in between', async () => {
    const run = begin()
    const seen = [run.seen().status]
    await run.send({ type: 'try', status: 'reconnecting' })
    seen.push(run.seen().status)
    await run.send({ type: 'give-up' })
    seen.push(run.seen().status)
    expect(seen).toEqual(['disconnected', 'reconnecting', 'disconnected'])
    expect(run.seen()).toMatchObject({ address: null, connectorId: null })
  })

  test('asking another wallet keeps the connected one until that says yes', async () => {
    const run = await connected()
    await run.send({ type: 'try', status: 'connecting' })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
    await run.send({ type: 'give-up' })
    expect(run.seen()).toMatchObject({ status: 'connected', address: alice })
  })

  test('a visitor who asks while a stored connection is being restored is connecting', async () => {
    const run = begin()
    await run.send({ type: 'try', status: 'reconnecting' })
    await run.send({ type: 'try', status: 'connecting' })
    expect(run.seen().status).toBe('connecting')
  })

  test('disconnecting forgets everything but labels', async () => {
    const run = await withBalance()
    await run.send({ type: 'label', address: alice, label: 'Savings' })
    await run.send({ type: 'dropped' })
    expect(run.seen()).toEqual({ ...begin().seen(), addressLabels: { [alice]: 'Savings' } })
  })
})

describe('what the wallet says by itself', () => {
  test('B8 no account any more is disconnected, and the rest of the kit hears of it', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: [] })
    expect(run.seen().status).toBe('disconnected')
    expect(tellsOf(accountReactions, run.facts())).toEqual([
      { to: 'connections', type: 'drop', namespace: 'eip155' },
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
    expect(run.facts()).toEqual([{ type: 'account.lost', namespace: 'eip155' }])
  })

  test('another account is shown with its own balance, not with the last one', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: [carol] })
    expect(run.seen()).toMatchObject({ address: carol, balance: null, balanceStatus: 'loading' })
    expect(run.asked('readBalance').at(-1)).toMatchObject({ address: carol })
  })

  test('G4 a balance that comes after the account changed is not shown', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: [bob, alice] })
    await run.answerLate({ ...balance, value: '666' })
    expect(run.seen()).toMatchObject({ address: bob, balance: null })
    await run.answer('readBalance', balance)
    expect(run.seen().balance).toEqual(balance)
  })

  test('the same accounts again change nothing', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: [alice, bob] })
    expect(run.seen()).toMatchObject({ address: alice, balance, balanceStatus: 'fresh' })
    expect(run.facts()).toEqual([])
  })

  test('an account that the visitor selected stays, while it is shared and the first one is no other', async () => {
    const run = await withBalance()
    await run.send({ type: 'select', address: bob })
    await run.answer('readBalance', balance)
    await run.hear({ type: 'accounts.changed', accounts: [alice, bob] })
    expect([run.seen().address, run.facts().length]).toEqual([bob, 1])
    await run.hear({ type: 'accounts.changed', accounts: [alice, carol, bob] })
    expect(run.seen()).toMatchObject({ address: bob, balance })
    expect(run.facts().at(-1)).toMatchObject({ address: bob, accounts: [{ address: alice }, { address: carol }, { address: bob }] })
    await run.hear({ type: 'accounts.changed', accounts: [alice, carol] })
    expect(run.seen()).toMatchObject({ address: alice, balance: null })
  })

  test('a new first account is the wallet’s own choice and counts, though the selected one is still shared', async () => {
    const run = await withBalance()
    await run.send({ type: 'select', address: bob })
    await run.hear({ type: 'accounts.changed', accounts: [carol, bob] })
    expect(run.seen()).toMatchObject({ address: carol, balance: null })
  })

  test('the same accounts in another order are another choice', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: [bob, alice] })
    expect(run.seen()).toMatchObject({ address: bob, accounts: [{ address: bob }, { address: alice }] })
    expect(tellsOf(accountReactions, run.facts())).toEqual([{ to: 'connections', type: 'activate', namespace: 'eip155', address: bob }])
  })

  test('a wallet that locks while another is being asked does not take that page away', async () => {
    const run = await connected()
    await run.hear({ type: 'accounts.changed', accounts: [] })
    expect(tellsOf(accountReactions, run.facts(), asking({ isOpen: true, currentView: 'ConnectingExternal' }))).toEqual([
      { to: 'connections', type: 'drop', namespace: 'eip155' },
    ])
  })

  test('a second account that became another one is listed', async () => {
    const run = await withBalance()
    await run.hear({ type: 'accounts.changed', accounts: [alice, carol] })
    expect(run.seen().accounts.map(({ address }) => address)).toEqual([alice, carol])
    expect(run.seen().balance).toEqual(balance)
  })

  test('K4 on a network nobody configured nothing is read, and no old balance is shown', async () => {
    const run = await withBalance()
    await run.hear({ type: 'chain.changed', caipNetworkId: strange })
    expect(run.seen()).toMatchObject({ caipNetworkId: strange, balance: null, balanceStatus: 'none' })
    expect(run.asked('readBalance')).toHaveLength(1)
    expect(tellsOf(accountReactions, run.facts(), asking({ activeNamespace: 'eip155' }))).toEqual([
      { to: 'network', type: 'adopt', caipNetworkId: strange, activate: true, quiet: false },
    ])
  })

  test('K6 a network change of a namespace in the background does not make it the active one', async () => {
    const run = await connected()
    await run.hear({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(tellsOf(accountReactions, run.facts(), asking({ activeNamespace: 'solana' }))).toMatchObject([
      { to: 'network', activate: false },
    ])
  })

  test('on another configured network the balance is read there', async () => {
    const run = await withBalance()
    await run.hear({ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId })
    expect(run.seen()).toMatchObject({ balance: null, balanceStatus: 'loading' })
    expect(run.asked('readBalance').at(-1)).toMatchObject({ network: sepolia, address: alice })
  })
})

describe('what the visitor moves', () => {
  test('to another account of the same wallet: it is told of, and its own balance is read', async () => {
    const run = await withBalance()
    await run.send({ type: 'select', address: bob })
    expect(run.seen()).toMatchObject({ address: bob, balance: null, balanceStatus: 'loading' })
    expect(run.facts()).toEqual([{ type: 'account.changed', namespace: 'eip155', address: bob, accounts: foxConnection.accounts }])
    expect(tellsOf(accountReactions, run.facts())).toEqual([{ to: 'connections', type: 'activate', namespace: 'eip155', address: bob }])
    expect(run.asked('readBalance').at(-1)).toMatchObject({ address: bob })
  })

  test('to the same account, or to one the wallet did not share: nothing moves', async () => {
    for (const address of [alice, carol]) {
      const run = await withBalance()
      await run.send({ type: 'select', address })
      expect([run.seen().address, run.facts()]).toEqual([alice, []])
    }
  })

  test('to another network: the balance is read there, and nobody is told what they did themselves', async () => {
    const run = await withBalance()
    await run.send({ type: 'move', caipNetworkId: sepolia.caipNetworkId })
    expect(run.seen()).toMatchObject({ caipNetworkId: sepolia.caipNetworkId, balance: null, balanceStatus: 'loading' })
    expect(run.facts()).toEqual([])
  })

  test('to the network the wallet is on: the balance stays', async () => {
    const run = await withBalance()
    await run.send({ type: 'move', caipNetworkId: mainnet.caipNetworkId })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'fresh' })
  })
})

describe('the balance', () => {
  test('stays on screen while the same account is connected anew, and goes with another', async () => {
    const run = await withBalance()
    await run.send({ type: 'connected', connection: foxConnection })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
    await run.send({ type: 'connected', connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId } })
    expect(run.seen().balance).toBeNull()
    await run.answer('readBalance', balance)
    await run.send({ type: 'connected', connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId, address: bob } })
    expect(run.seen().balance).toBeNull()
  })

  test('that was shown is gone when it cannot be read again, and where it may not be read', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    expect(failed.seen()).toMatchObject({ balance: null, balanceStatus: 'failed' })
    const moved = await withBalance()
    await moved.send({ type: 'networks.set', networks: [sepolia] })
    expect(moved.seen()).toMatchObject({ balance: null, balanceStatus: 'none' })
  })

  test('is asked past the cache once, however that ended', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    await failed.send({ type: 'select', address: bob })
    expect(failed.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, true, false])
    const unread = await connected()
    await unread.send({ type: 'networks.set', networks: [sepolia] })
    await unread.send({ type: 'refresh', forced: true })
    await unread.send({ type: 'networks.set', networks: [mainnet] })
    expect(unread.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, false])
  })

  test('is given up after 10 s, and a later answer is not shown', async () => {
    const run = await connected()
    await run.wait(limits.apiAnswer - 1)
    expect(run.seen().balanceStatus).toBe('loading')
    await run.wait(1)
    expect(run.seen()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.answerLate(balance)
    expect(run.seen().balance).toBeNull()
  })

  test('a failure shows none, and asking again leaves the cache aside once', async () => {
    const run = await connected()
    await run.fail('readBalance', new Error('down'))
    expect(run.seen()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.send({ type: 'refresh', forced: true })
    await run.answer('readBalance', balance)
    await run.send({ type: 'select', address: bob })
    expect(run.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, true, false])
  })

  test('L8 after a sleep it is read again with the cache in force', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: false })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
    expect(run.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, false])
  })

  test('asking again keeps the last one on screen while it is asked for', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
  })

  test('is read once the network becomes a configured one', async () => {
    const run = await connected()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.seen().balanceStatus).toBe('none')
    await run.send({ type: 'networks.set', networks: [mainnet, sepolia] })
    expect(run.seen().balanceStatus).toBe('loading')
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
    balance: null,
    forced: false,
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
  ])('isSameList with %s', (accounts, same) => expect(isSameList({ context, event: { type: 'accounts.changed', accounts } })).toBe(same))

  test.each([
    [bob, true],
    [alice, false],
    [carol, false],
  ])('isOther for %s', (address, other) => expect(isOther({ context, event: { type: 'select', address } })).toBe(other))
})
