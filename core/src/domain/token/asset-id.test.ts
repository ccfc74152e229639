import { expect, test } from 'vitest'
import { nativeTokenAddress } from './asset-id.ts'
import { tokensByNetwork } from './tokens-option.ts'

test('nativeTokenAddress returns a placeholder address, by default for Ethereum', () => {
  expect(nativeTokenAddress({ chainNamespace: 'solana', id: 's' })).toBe(
    'solana:s:So11111111111111111111111111111111111111111',
  )
  expect(nativeTokenAddress({ chainNamespace: 'cosmos', id: 'c' })).toBe('cosmos:c:0x')
  expect(nativeTokenAddress(null)).toBe('eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
})

test('tokensByNetwork converts keys that are numbers to CAIP-2 ids', () => {
  const token = { address: '0x1' }
  expect(tokensByNetwork({ 1: token, 'solana:x': token })).toEqual({
    'eip155:1': token,
    'solana:x': token,
  })
})
