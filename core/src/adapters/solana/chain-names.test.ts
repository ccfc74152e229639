import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { nameOf, networkOf } from './chain-names.ts'
import { devnet, mainnet } from './scripted-wallet.fixture.ts'

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['solana:mine', 'solana:localnet'],
])('%s is %s', (id, name) => {
  expect(nameOf(toCaipNetworkId(id))).toBe(name)
})

test.each([
  ['solana:mainnet', mainnet.caipNetworkId],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', devnet.caipNetworkId],
  ['solana:localnet', 'solana:localnet'],
  ['bitcoin:mainnet', null],
  ['solana:', null],
  ['solana', null],
  ['solana:a:b', null],
])('%s means %s', (chain, network) => {
  expect(networkOf(chain)).toBe(network)
})

test.each(['constructor', 'toString'])('a network named %s is one of nobody else', (reference) => {
  expect(nameOf(toCaipNetworkId(`solana:${reference}`))).toBe('solana:localnet')
})
