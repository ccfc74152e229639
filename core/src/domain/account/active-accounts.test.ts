import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import {
  type AccountEvent,
  activeAccountsOf,
  applyAccountEvent,
  type NamespaceData,
} from './active-accounts.ts'

const ethereum = { caipNetworkId: toCaipNetworkId('eip155:1') }
const byNamespace = { eip155: ethereum, solana: { caipNetworkId: toCaipNetworkId('solana:main') } }

const accounts = {
  eip155: { namespace: 'eip155', address: '0x1' },
  solana: { namespace: 'solana', address: null },
}

test('activeAccountsOf returns the active network and the addresses of connected namespaces', () => {
  expect(activeAccountsOf({ network: { active: ethereum, byNamespace }, accounts }, null)).toEqual({
    namespace: null,
    network: 'eip155:1',
    addresses: { eip155: '0x1' },
  })
})

test('activeAccountsOf returns the network of a given namespace, and ignores a namespace that is not a text', () => {
  const source = { network: { active: ethereum, byNamespace }, accounts }
  const networkOf = (namespace: unknown) =>
    activeAccountsOf(source, { namespace } as NamespaceData).network
  expect([networkOf('solana'), networkOf('cosmos'), networkOf({})]).toEqual([
    'solana:main',
    null,
    'eip155:1',
  ])
})

test('applyAccountEvent sets the network of a given namespace from its wallet, and no other network', () => {
  const source = { network: { active: ethereum, byNamespace }, accounts }
  const networkAfter = (data: NamespaceData, event: AccountEvent) =>
    applyAccountEvent(activeAccountsOf(source, data), event).network
  const caipNetworkId = toCaipNetworkId('solana:test')
  const connected = { namespace: 'solana', address: '7EY', caipNetworkId } as const
  const events = [
    { type: 'network.changed', caipNetworkId },
    { type: 'chain.changed', caipNetworkId },
    { type: 'account.connected', ...connected },
  ] as const
  expect(events.map((event) => networkAfter(null, event))).toEqual([
    'solana:test',
    'eip155:1',
    'eip155:1',
  ])
  for (const event of events) {
    expect(networkAfter({ namespace: 'solana' }, event)).toBe('solana:test')
    expect(networkAfter({ namespace: 'eip155' }, event)).toBe('eip155:1')
  }
})

test('activeAccountsOf returns no network if none is active', () =>
  expect(
    activeAccountsOf({ network: { active: null, byNamespace: {} }, accounts }, null).network,
  ).toBeNull())
