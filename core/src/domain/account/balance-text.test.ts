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

test('groupedUnits writes all digits as the language does [V1]', () => {
  const value = '1234567000000000000000001'
  expect(groupedUnits(value, 18)).toBe('1,234,567.000000000000000001')
  expect(groupedUnits(value, 18, 'de')).toBe('1.234.567,000000000000000001')
  expect(groupedUnits('1000000000000000001', 0, 'en-IN')).toBe('10,00,00,00,00,00,00,00,001')
  expect([groupedUnits('0', 6), groupedUnits('1', 6), groupedUnits('x', 6)]).toEqual([
    '0',
    '0.000001',
    '0',
  ])
})
