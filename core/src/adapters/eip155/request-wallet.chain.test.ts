import { describe, expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { mainnet, sepolia } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { hexChainId, parseChain } from './request-wallet.ts'

describe('parseChain', () => {
  test.each([1, '1', '0x1', '0x01', '0X1', 1n, 'eip155:1'])(
    'parseChain returns eip155:1 for %s [B4]',
    (response) => {
      expect(parseChain(response)).toBe('eip155:1')
    },
  )

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
  ])('parseChain returns null for %j [B4]', (response) => {
    expect(parseChain(response)).toBeNull()
  })
})

test('hexChainId returns lower-case hex', () => {
  expect(hexChainId(defineNetwork(mainnet))).toBe('0x1')
  expect(hexChainId(defineNetwork(sepolia))).toBe('0xaa36a7')
})

test('hexChainId throws for a network of another namespace', () => {
  expect(() => hexChainId(defineNetwork(solana))).toThrow(
    expect.objectContaining({ code: 'network/not-supported-by-wallet' }),
  )
})
