import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { devnet, mainnet } from './scripted-wallet.fixture.ts'
import { networkOf, standardChainOf } from './standard-chains.ts'

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['solana:private', 'solana:localnet'],
])('standardChainOf(%s) returns %s', (id, chain) => {
  expect(standardChainOf(toCaipNetworkId(id))).toBe(chain)
})

test.each([
  ['solana:mainnet', mainnet.caipNetworkId],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', devnet.caipNetworkId],
  ['solana:localnet', 'solana:localnet'],
  ['bitcoin:mainnet', null],
  ['solana:', null],
  ['solana', null],
  ['solana:a:b', null],
])('networkOf(%s) returns %s', (chain, network) => {
  expect(networkOf(chain)).toBe(network)
})

test.each(['constructor', 'toString'])(
  'standardChainOf returns solana:localnet for the reference %s',
  (reference) => {
    expect(standardChainOf(toCaipNetworkId(`solana:${reference}`))).toBe('solana:localnet')
  },
)
