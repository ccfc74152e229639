import { expect, test } from 'vitest'
import { type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'
import { caip19, nativeTokenAddress } from './asset-id.ts'
import { tokensByNetwork } from './tokens-option.ts'

const base: CaipNetworkId = caipNetworkIdOf('eip155', 8453)

test('caip19 returns the CAIP-19 id of an asset', () => {
  expect(caip19(base, 'native')).toBe('eip155:8453/slip44:60')
  expect(caip19(base, '0xabc')).toBe('eip155:8453/erc20:0xabc')
  expect(caip19(caipNetworkIdOf('solana', 'x'), 'native')).toBe('solana:x/slip44:501')
  expect(caip19(caipNetworkIdOf('solana', 'x'), 'Mint')).toBe('solana:x/token:Mint')
})

test('caip19 returns null for namespaces without asset types', () => {
  expect([
    caip19(caipNetworkIdOf('bip122', 'x'), 'native'),
    caip19(caipNetworkIdOf('constructor', 'x'), 'native'),
  ]).toEqual([null, null])
})

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
