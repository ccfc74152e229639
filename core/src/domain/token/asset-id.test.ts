import { expect, test } from 'vitest'
import { nativeTokenAddress } from './asset-id.ts'

test('nativeTokenAddress returns a placeholder address, by default for Ethereum', () => {
  expect(nativeTokenAddress({ chainNamespace: 'solana', id: 's' })).toBe(
    'solana:s:So11111111111111111111111111111111111111111',
  )
  expect(nativeTokenAddress({ chainNamespace: 'cosmos', id: 'c' })).toBe('cosmos:c:0x')
  expect(nativeTokenAddress(null)).toBe('eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
})
