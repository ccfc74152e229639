import { expect, test } from 'vitest'
import { accountReactions } from '../../../../core/src/stores/account/account.reactions.ts'
import { alice, bob, foxConnection } from '../../samples.ts'
import { messagesOf, queriesOf, trackedOf } from '../../walker/react.ts'
import { embeddedConnection } from './account.cases.ts'
import { connected, createScenario } from './account.scenario.ts'

/** The same login with the smart account as the active one. */
const smartConnection = { ...embeddedConnection, address: bob }
async function loggedIn(connection = embeddedConnection) {
  const run = createScenario()
  await run.send({ type: 'connection.set', connection })
  return run
}

test('the preferred account type follows the account that the frame of a login made active', async () => {
  const run = await loggedIn(smartConnection)
  expect(run.state().preferredAccountType).toBe('smartAccount')
  await run.send({ type: 'accounts.changed', accounts: embeddedConnection.accounts })
  expect(run.state().preferredAccountType).toBe('smartAccount')
  await run.send({ type: 'connection.set', connection: embeddedConnection })
  expect(run.state()).toMatchObject({ address: alice, preferredAccountType: 'eoa' })
  const accounts = [...embeddedConnection.accounts].reverse()
  await run.send({ type: 'accounts.changed', accounts })
  expect(run.state()).toMatchObject({ address: bob, preferredAccountType: 'smartAccount' })
})

test('the preferred account type of a login stays when the frame does not state the type', async () => {
  const run = await loggedIn(smartConnection)
  const unlisted = { ...embeddedConnection, address: '0x1', accounts: [] }
  await run.send({ type: 'connection.set', connection: unlisted })
  expect(run.state().preferredAccountType).toBe('smartAccount')
})

test('the connection of another wallet keeps the preferred account type', async () => {
  const run = await loggedIn(smartConnection)
  await run.send({ type: 'connection.set', connection: foxConnection })
  expect(run.state().preferredAccountType).toBe('smartAccount')
})

test('address.select requests the type of the account from the frame, and keeps the address until it responds', async () => {
  const run = await loggedIn()
  await run.send({ type: 'address.select', address: bob })
  expect(run.requests('switchType')).toEqual(['smartAccount'])
  expect([run.state().address, run.accountEvents()]).toEqual([alice, []])
  await run.send({ type: 'address.select', address: alice })
  expect(run.requests('switchType')).toHaveLength(1)
})

test('address.select requests nothing from another wallet', async () => {
  const run = await connected()
  await run.send({ type: 'address.select', address: bob })
  expect([run.requests('switchType'), run.state().address]).toEqual([[], bob])
})

test('address.select prefers the type of the account that it selects in another wallet', async () => {
  const run = createScenario()
  const connection = { ...foxConnection, accounts: embeddedConnection.accounts }
  await run.send({ type: 'connection.set', connection })
  await run.send({ type: 'address.select', address: bob })
  expect(run.state()).toMatchObject({ address: bob, preferredAccountType: 'smartAccount' })
  await run.send({ type: 'address.select', address: alice })
  expect(run.state()).toMatchObject({ address: alice, preferredAccountType: 'eoa' })
})

test('accountType.switched stores the type and the connection, and tracks the switch', async () => {
  const run = await loggedIn()
  await run.send({ type: 'accountType.switched', connection: smartConnection })
  expect(messagesOf(accountReactions, run.accountEvents())).toEqual([
    {
      to: 'connections',
      type: 'accountType.set',
      namespace: 'eip155',
      accountType: 'smartAccount',
    },
    { to: 'connections', type: 'connection.set', connection: smartConnection },
    { to: 'account', namespace: 'eip155', type: 'connection.set', connection: smartConnection },
  ])
  const { caipNetworkId: network } = smartConnection
  expect(trackedOf(accountReactions, run.accountEvents())).toEqual([
    ['SET_PREFERRED_ACCOUNT_TYPE', { accountType: 'smartAccount', network }],
  ])
})

test('accountType.failed shows a toast and keeps the account', async () => {
  const run = await loggedIn()
  await run.send({ type: 'accountType.failed' })
  expect(messagesOf(accountReactions, run.accountEvents())).toEqual([
    { to: 'toast', type: 'show', variant: 'error', code: 'kit/unknown', message: null },
  ])
  expect(run.state().address).toBe(alice)
})

test('account.connected makes the embedded wallet known as a connector, also while Connect is shown', async () => {
  const run = await loggedIn()
  const connector = {
    id: 'ID_AUTH',
    name: 'Auth',
    type: 'AUTH',
    chain: 'eip155',
    rdns: null,
    icon: null,
    disputed: false,
  }
  const found = { to: 'connections', type: 'connector.found', connector }
  const messages = (answers: Parameters<typeof queriesOf>[0]) =>
    messagesOf(accountReactions, run.emitted().slice(0, 1), queriesOf(answers))
  expect(messages({})).toEqual([found])
  const shown = { isOpen: true, currentView: 'Connect' } as const
  const close = { to: 'modal', type: 'close' }
  expect(messages({ ...shown, activeNamespace: 'eip155' })).toEqual([found, close])
  expect(messages({ ...shown, activeNamespace: 'solana', offeredNamespace: 'eip155' })).toEqual([
    found,
    close,
  ])
})
