import { expect, test } from 'vitest'
import { compareAddresses } from './compare-addresses.ts'

const known = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'

test('compareAddresses marks the groups that differ and counts the characters [I2]', () => {
  const { one, other, count } = compareAddresses(
    known,
    '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8Df',
  )
  expect(count).toBe(1)
  expect(other.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['c8Df'])
  expect(one.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['c8De'])
})

test('compareAddresses ignores the case of hex addresses only', () => {
  expect(compareAddresses(known, known.toLowerCase()).count).toBe(0)
  expect(compareAddresses('7EYn', '7eYn').count).toBe(1)
})

test('compareAddresses counts missing characters of a shorter address as different', () => {
  expect(compareAddresses('7EYnh', '7EYnhQoR').count).toBe(3)
})
