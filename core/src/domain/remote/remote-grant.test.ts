import { expect, test } from 'vitest'
import { caipAddressOf, caipNetworkIdOf } from '../caip/caip.ts'
import { legacyNetworkId, modernNetworkId } from '../caip/legacy-networks.ts'
import {
  accountTypeOf,
  approvedChains,
  grantedAccounts,
  supportsAllNetworks,
} from './remote-grant.ts'

const one = caipNetworkIdOf('eip155', 1)
const ten = caipNetworkIdOf('eip155', 10)
const accounts = [caipAddressOf(one, '0xa'), caipAddressOf(ten, '0xb'), caipAddressOf(ten, '0xa')]

test('a session reaches what it names and where it has accounts', () => {
  expect(approvedChains({ eip155: { chains: [one], accounts } })).toEqual(['eip155:1', 'eip155:10'])
})

test('each address is an account once, and only those on the network in question where there are some', () => {
  const addresses = (network: typeof one | null) =>
    grantedAccounts('eip155', accounts, network).map(({ address }) => address)
  expect([
    addresses(null),
    addresses(one),
    addresses(ten),
    addresses(caipNetworkIdOf('eip155', 5)),
  ]).toEqual([['0xa', '0xb'], ['0xa'], ['0xb', '0xa'], ['0xa', '0xb']])
})

test('an account of Bitcoin is for payments, at a taproot address for ordinals; any other is an account', () => {
  const types = ['bip122', 'eip155', 'solana'].map(
    (namespace) => grantedAccounts(namespace, accounts)[0]?.type,
  )
  expect(types).toEqual(['payment', 'eoa', 'eoa'])
  const forms = ['bc1p9', 'TB1P9', 'bcrt1p9', 'bc1q9', '3J98', '1bc1p'].map((address) =>
    accountTypeOf('bip122', address),
  )
  expect(forms).toEqual(['ordinal', 'ordinal', 'ordinal', 'payment', 'payment', 'payment'])
})

test('one wallet takes every network, by its exact name', () => {
  expect(['MetaMask Wallet', 'MetaMask', 'metamask wallet', ''].map(supportsAllNetworks)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('networks of Solana are known by what they were called before', () => {
  const main = caipNetworkIdOf('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  const old = legacyNetworkId(main)
  expect(old).toBe('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
  expect([
    modernNetworkId(old ?? one),
    modernNetworkId(main),
    modernNetworkId(one),
    legacyNetworkId(one),
  ]).toEqual([main, main, one, null])
})
