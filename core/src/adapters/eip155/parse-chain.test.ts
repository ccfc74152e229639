import { describe, expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { mainnet, sepolia } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { hexChainId, parseChain } from './parse-chain.ts'

describe('B4: what a wallet says of its chain', () => {
  test.each([1, '1', '0x1', '0x01', '0X1', 1n, 'eip155:1'])('%s is Ethereum', (said) => {
    expect(parseChain(said)).toBe('eip155:1')
  })

  test.each([
    '0x',
    '0xZZ',
    '',
    ' 1',
    '1e3',
    'one',
    null,
    undefined,
    -1,
    0,
    '0x0',
    1.5,
    Number.NaN,
    2 ** 53,
    '0x20000000000001',
    {},
    ['0x1'],
  ])('%j is refused', (said) => {
    expect(parseChain(said)).toBeNull()
  })
})

test('wallets are told chain ids as lower-case hex', () => {
  expect(hexChainId(defineNetwork(mainnet))).toBe('0x1')
  expect(hexChainId(defineNetwork(sepolia))).toBe('0xaa36a7')
})

test('a network of another kind has none', () => {
  expect(() => hexChainId(defineNetwork(solana))).toThrow(
    expect.objectContaining({ code: 'network/not-supported-by-wallet' }),
  )
})
