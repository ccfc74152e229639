import { expect, test } from 'vitest'
import { accountKey, hasAddressPerNetwork } from './account-key.ts'

test.each([
  [
    'polkadot',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  ],
  [
    'cosmos',
    'cosmos1w508d6qejxtdg4y5r3zarvary0c5xw7k6ah60c',
    'osmo1w508d6qejxtdg4y5r3zarvary0c5xw7kjxy2e2',
    'COSMOS1W508D6QEJXTDG4Y5R3ZARVARY0C5XW7K6AH60C',
  ],
  [
    'bip122',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  ],
  ['bip122', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'mrS8eVKXguwufwvsVe9GtgGb7fif9UQeAu'],
])(
  'accountKey returns the same key for all addresses of one %s account',
  (namespace, ...addresses) => {
    expect(new Set(addresses.map((address) => accountKey(namespace, address))).size).toBe(1)
    expect(hasAddressPerNetwork(namespace)).toBe(true)
  },
)

test('accountKey differs between accounts and returns the address itself on eip155 and solana', () => {
  const polkadotAddresses = [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ]
  expect(new Set(polkadotAddresses.map((address) => accountKey('polkadot', address))).size).toBe(2)
  expect([
    accountKey('eip155', '0xA1'),
    accountKey('solana', 'So1'),
    hasAddressPerNetwork('eip155'),
  ]).toEqual(['0xA1', 'So1', false])
})
