import { expect, test } from 'vitest'
import { exactBalance, groupedUnits, nativeBalanceText } from './balance-text.ts'

test('nativeBalanceText and exactBalance compute with exact digits [R11]', () => {
  const balance = { value: '123456789012345678901234567890', decimals: 18, symbol: 'ETH' }
  expect(exactBalance(balance)).toBe('123456789012.34567890123456789')
  expect(nativeBalanceText(balance)).toBe('123456789012.345 ETH')
  expect(nativeBalanceText(null)).toBe('0.000')
  expect(exactBalance({ value: '-1', decimals: 18, symbol: '' })).toBe('0')
})

test('groupedUnits formats satoshi as whole coins with grouped thousands', () => {
  expect(groupedUnits('2100000000000000', 8)).toBe('21,000,000')
})
