import { expect, test } from 'vitest'
import { compareAddresses } from './compare-addresses.ts'

const known = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'

test('I2 what differs between two addresses is found group by group, and counted', () => {
  const { one, other, count } = compareAddresses(
    known,
    '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8Df',
  )
  expect(count).toBe(1)
  expect(other.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['c8Df'])
  expect(one.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['c8De'])
})

test('capitals are the checksum of a hexadecimal address, and letters of any other', () => {
  expect(compareAddresses(known, known.toLowerCase()).count).toBe(0)
  expect(compareAddresses('7EYn', '7eYn').count).toBe(1)
})

test('an address of another length differs where the other has ended', () => {
  expect(compareAddresses('7EYnh', '7EYnhQoR').count).toBe(3)
})
