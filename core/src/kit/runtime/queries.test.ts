import { expect, test } from 'vitest'
import { createQueries } from './queries.ts'

const state = () => {
  throw new Error('isInPageWallet must not read the state')
}

const queriesFor = (inPageWallet: string | null) =>
  createQueries({
    state,
    connectors: [],
    inPageWallet,
    isFlowEnded: () => false,
    subjectOf: () => null,
    missingSignIn: () => 'none',
  })

test('isInPageWallet returns true only for the connector id of the in-page wallet', () => {
  const own = queriesFor('own')
  expect([own.isInPageWallet('own'), own.isInPageWallet('fox'), own.isInPageWallet('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(queriesFor(null).isInPageWallet('own')).toBe(false)
})

const activeOn = (namespace: string | null, account: object, projectId: string | null = 'p') =>
  createQueries({
    state: () =>
      ({
        accounts: { eip155: account },
        network: { activeNamespace: namespace },
        config: { projectId },
      }) as never,
    connectors: [],
    inPageWallet: null,
    isFlowEnded: () => false,
    subjectOf: () => null,
    missingSignIn: () => 'none',
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

test('projectId is empty for a page without a project', () => {
  expect(activeOn(null, {}, 'p').projectId()).toBe('p')
  expect(activeOn(null, {}, null).projectId()).toBe('')
})
