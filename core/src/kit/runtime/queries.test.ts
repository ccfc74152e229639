import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

const queriesFor = (stores: object, inPageWallet: string | null = null) =>
  createQueries({
    stores: () => stores as never,
    connectors: [],
    inPageWallet,
    isFlowEnded: () => false,
    subjectOf: () => null,
    missingSignIn: () => 'none',
  })

test('isInPageWallet returns true only for the connector id of the in-page wallet', () => {
  const own = queriesFor({}, 'own')
  expect([own.isInPageWallet('own'), own.isInPageWallet('fox'), own.isInPageWallet('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(queriesFor({}).isInPageWallet('own')).toBe(false)
})

/** Queries that fail if they read another store. */
const activeOn = (namespace: string | null, account: object) =>
  queriesFor({
    account: (id: string) => (id === 'eip155' ? { state: () => account } : null),
    refs: { network: { state: () => ({ activeNamespace: namespace }) } },
  })

test('trackedAccount returns the network of the active account and whether it is a smart account', () => {
  const accounts = [
    { address: '0x1', type: 'eoa' },
    { address: '0x2', type: 'smartAccount' },
  ]
  const connected = (address: string) => ({ address, accounts, caipNetworkId: 'eip155:1' })
  expect(activeOn('eip155', connected('0x1')).trackedAccount()).toEqual({
    network: 'eip155:1',
    isSmartAccount: false,
  })
  expect(activeOn('eip155', connected('0x2')).trackedAccount().isSmartAccount).toBe(true)
})

test('trackedAccount has an empty network without an account', () => {
  const none = { network: '', isSmartAccount: false }
  const disconnected = { address: null, accounts: [], caipNetworkId: null }
  expect(activeOn('eip155', disconnected).trackedAccount()).toEqual(none)
  expect(activeOn(null, disconnected).trackedAccount()).toEqual(none)
})

test.each([
  ['p', 'p'],
  [null, ''],
])('projectId for a page with the project %j returns %j', (projectId, expected) => {
  const refs = { config: { state: () => ({ projectId }) } }
  expect(queriesFor({ refs }).projectId()).toBe(expected)
})
