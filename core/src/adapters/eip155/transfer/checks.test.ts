import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckedTransaction, checkBaseFee, checkTransaction } from './checks.ts'
import { ada, bob, gwei } from './scripted-chain.fixture.ts'
import { maxUint256 } from './values.ts'

const validTransaction: CheckedTransaction = {
  chainId: 1n,
  from: ada,
  to: bob,
  gas: 21_000n,
  nonce: 0n,
  gasPrice: null,
  maxFeePerGas: 2n * gwei,
  maxPriorityFeePerGas: gwei,
  accessList: [{ address: bob.toLowerCase(), storageKeys: [`0x${'0'.repeat(64)}`] }],
}
const check = (overrides: Partial<CheckedTransaction>, expectedChainId = 1n) =>
  checkTransaction({ ...validTransaction, ...overrides }, expectedChainId)
const withAccessList = (address: string, key: string) => ({
  accessList: [{ address, storageKeys: [key] }],
})
const key = `0x${'ab'.repeat(32)}`

test.each<[string, Partial<CheckedTransaction>]>([
  ['with both EIP-1559 fees', {}],
  ['with a gas price alone', { gasPrice: gwei, maxFeePerGas: null, maxPriorityFeePerGas: null }],
  ['without fees', { maxFeePerGas: null, maxPriorityFeePerGas: null }],
  ['with the highest fee cap', { maxFeePerGas: maxUint256 }],
  ['with a tip equal to the cap', { maxPriorityFeePerGas: 2n * gwei }],
  ['that creates a contract', { to: null }],
  ['to an upper-case address', { to: bob.toUpperCase().replace('0X', '0x') }],
])('checkTransaction accepts a transaction %s', (_, overrides) => {
  expect(() => check(overrides)).not.toThrow()
})

test.each<[string, string, Partial<CheckedTransaction>]>([
  ['chain-missing', 'no chain id', { chainId: null }],
  ['chain-invalid', 'chain id 0', { chainId: 0n }],
  ['chain-invalid', 'a negative chain id', { chainId: -1n }],
  ['chain-mismatch', 'another chain id', { chainId: 2n }],
  ['fee-cap-too-high', 'a cap above 2^256-1', { maxFeePerGas: maxUint256 + 1n }],
  [
    'fee-cap-too-high',
    'a price above 2^256-1',
    { gasPrice: maxUint256 + 1n, maxFeePerGas: null, maxPriorityFeePerGas: null },
  ],
  ['tip-above-fee-cap', 'a tip above the cap', { maxPriorityFeePerGas: 2n * gwei + 1n }],
  [
    'tip-above-fee-cap',
    'a tip above 2^256-1 without a cap',
    { maxFeePerGas: null, maxPriorityFeePerGas: maxUint256 + 1n },
  ],
  ['fee-too-low', 'a fee below 0', { maxPriorityFeePerGas: -1n }],
  ['fees-mixed', 'a gas price with a cap', { gasPrice: 1n, maxPriorityFeePerGas: null }],
  ['fees-mixed', 'a gas price with a tip', { gasPrice: 1n, maxFeePerGas: null }],
  ['address-invalid', 'a sender without 0x', { from: ada.slice(2) }],
  ['address-invalid', 'a short receiver', { to: bob.slice(0, -1) }],
  ['address-invalid', 'a wrong checksum', { to: bob.replace('C', 'c') }],
  ['address-invalid', 'an invalid address in the access list', withAccessList('invalid', key)],
  ['storage-key-invalid', 'a storage key of 31 bytes', withAccessList(bob, key.slice(0, -2))],
  ['storage-key-invalid', 'a storage key of 33 bytes', withAccessList(bob, `${key}00`)],
  ['gas-too-low', 'less gas than a plain transfer', { gas: 20_999n }],
  ['nonce-invalid', 'a negative nonce', { nonce: -1n }],
  ['nonce-invalid', 'a nonce of 2^64-1', { nonce: 2n ** 64n - 1n }],
])('checkTransaction throws transaction/%s for %s', (code, _, overrides) => {
  expect(() => check(overrides)).toThrow(expect.objectContaining({ code: `transaction/${code}` }))
})

test('checkBaseFee throws transaction/fee-too-low for a fee below the base fee', () => {
  expect(() => checkBaseFee(9n, 10n)).toThrow(
    expect.objectContaining({ code: 'transaction/fee-too-low' }),
  )
  expect(() => checkBaseFee(10n, 10n)).not.toThrow()
})

describe('generated transactions', () => {
  const number = fc.oneof(
    fc.bigInt(-10n, 2n ** 257n),
    fc.constantFrom(0n, 1n, maxUint256, maxUint256 + 1n),
  )
  const passes = (overrides: Partial<CheckedTransaction>) => {
    try {
      check(overrides)
      return true
    } catch {
      return false
    }
  }

  test('checkTransaction accepts EIP-1559 fees if and only if 0 ≤ tip ≤ cap ≤ 2^256-1', () => {
    fc.assert(
      fc.property(number, number, (maxFeePerGas, maxPriorityFeePerGas) => {
        const isValid =
          maxPriorityFeePerGas >= 0n &&
          maxFeePerGas >= maxPriorityFeePerGas &&
          maxFeePerGas <= maxUint256
        expect(passes({ maxFeePerGas, maxPriorityFeePerGas })).toBe(isValid)
      }),
    )
  })
  test('checkTransaction accepts a gas price if and only if it is alone and from 0 to 2^256-1', () => {
    const fee = fc.option(number)
    fc.assert(
      fc.property(number, fee, fee, (gasPrice, maxFeePerGas, maxPriorityFeePerGas) => {
        const isAlone = maxFeePerGas === null && maxPriorityFeePerGas === null
        expect(passes({ gasPrice, maxFeePerGas, maxPriorityFeePerGas })).toBe(
          isAlone && gasPrice >= 0n && gasPrice <= maxUint256,
        )
      }),
    )
  })
  test('checkTransaction accepts a chain id if and only if it is positive and the expected one', () => {
    const chain = fc.bigInt(-5n, 5n)
    fc.assert(
      fc.property(chain, chain, (chainId, expectedChainId) => {
        let code = ''
        try {
          check({ chainId }, expectedChainId)
        } catch (error) {
          code = (error as { code: string }).code
        }
        expect(code).toBe(
          chainId <= 0n
            ? 'transaction/chain-invalid'
            : chainId === expectedChainId
              ? ''
              : 'transaction/chain-mismatch',
        )
      }),
    )
  })
  test('checkTransaction accepts an address if and only if it has one case or a correct checksum', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (upper) => {
        const digits = Array.from(bob.slice(2), (digit, index) =>
          upper[index] ? digit.toUpperCase() : digit.toLowerCase(),
        ).join('')
        const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
        expect(passes({ to: `0x${digits}` })).toBe(isOneCase || `0x${digits}` === bob)
      }),
    )
  })
})
