import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { activeAccountsOf } from './active-accounts.ts'

const accounts = {
  eip155: { namespace: 'eip155', address: '0x1' },
  solana: { namespace: 'solana', address: null },
}

test('activeAccountsOf returns the active network and the addresses of connected namespaces', () => {
  const caipNetworkId = toCaipNetworkId('eip155:1')
  expect(activeAccountsOf({ network: { active: { caipNetworkId } }, accounts })).toEqual({
    network: caipNetworkId,
    addresses: { eip155: '0x1' },
  })
})

test('activeAccountsOf returns no network if none is active', () =>
  expect(activeAccountsOf({ network: { active: null }, accounts }).network).toBeNull())
