import { describe, expect, test } from 'vitest'
import { isKitError } from '../../errors/kit-error.ts'
import {
  caipAddressOf,
  caipNetworkIdOf,
  isCaipNetworkId,
  namespaceOf,
  toCaipNetworkId,
} from './caip.ts'
import {
  addressOf,
  isCaipAddress,
  parseCaipAddress,
  toCaipAddress,
  validateCaipAddress,
} from './caip-address.ts'

const codeOfThrown = (call: () => unknown) => {
  try {
    call()
  } catch (error) {
    return isKitError(error) ? [error.code, error.message] : error
  }
  return null
}

describe('network ids', () => {
  test.each(['', 'eip155', 'eip155:', ':1', 'eip155:1:2'])(
    'toCaipNetworkId throws caip/not-a-network-id, and isCaipNetworkId returns false, for %j',
    (value) => {
      expect(codeOfThrown(() => toCaipNetworkId(value))).toEqual([
        'caip/not-a-network-id',
        `Invalid CAIP-2 network id: ${value}`,
      ])
      expect(isCaipNetworkId(value)).toBe(false)
    },
  )
  test('isCaipNetworkId returns true only for CAIP-2 text', () => {
    expect([1, null, {}, 'solana:x'].map(isCaipNetworkId)).toEqual([false, false, false, true])
  })
  test('namespaceOf returns the namespace of a network id', () => {
    expect(namespaceOf(caipNetworkIdOf('solana', 'x'))).toBe('solana')
  })
})

describe('account ids', () => {
  const account = caipAddressOf(caipNetworkIdOf('eip155', 10), '0xabc')
  test('parseCaipAddress inverts caipAddressOf', () => {
    expect(account).toBe('eip155:10:0xabc')
    expect(toCaipAddress('eip155:10:0xabc')).toBe(account)
    expect(parseCaipAddress(account)).toEqual({
      namespace: 'eip155',
      reference: '10',
      address: '0xabc',
    })
    expect([addressOf(account), namespaceOf(account)]).toEqual(['0xabc', 'eip155'])
  })
  test.each(['', 'eip155:1', 'eip155::0x1', 'eip155:1:', 'a:b:c:d'])(
    'toCaipAddress throws caip/not-an-account-id for %j',
    (value) => {
      expect(codeOfThrown(() => toCaipAddress(value))).toEqual([
        'caip/not-an-account-id',
        `Invalid CAIP-10 address: ${value}`,
      ])
    },
  )
  test('validateCaipAddress requires three parts', () => {
    expect(validateCaipAddress('a:b:c')).toBe('a:b:c')
    expect(codeOfThrown(() => validateCaipAddress('a:b'))).toEqual([
      'caip/not-an-address',
      'Invalid CAIP Address',
    ])
  })
  test('isCaipAddress requires a known namespace, or one of the namespaces passed', () => {
    expect(isCaipAddress('ton:1:x')).toBe(false)
    expect(isCaipAddress('ton:1:x', ['ton'])).toBe(true)
    expect(isCaipAddress('cosmos:1:x')).toBe(true)
  })
})
