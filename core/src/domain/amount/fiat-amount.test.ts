import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from './decimal.ts'
import { fiatValue, parsePrice, unitsForFiat } from './fiat-amount.ts'

const price = (value: number): Decimal => parsePrice(value) ?? { units: 0n, scale: 0 }
const cents = (units: bigint): Decimal => ({ units, scale: 2 })

test.each([
  [2000.5, true],
  [1e-7, true],
  [1e12, true],
  [1e21, false],
  [1e308, false],
  [0, false],
  [-1, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [null, false],
])('parsePrice returns a price for %s: %s [XH1]', (value, isValid) =>
  expect(parsePrice(value) !== null).toBe(isValid),
)

test('unitsForFiat rounds down to the smallest unit', () => {
  expect(unitsForFiat(cents(1000n), price(3), 18)).toBe(3333333333333333333n)
  expect(unitsForFiat(cents(1000n), price(2000), 6)).toBe(5000n)
  expect(unitsForFiat(cents(1n), price(70000), 0)).toBe(0n)
})

test('fiatValue returns the exact value', () => {
  expect(fiatValue({ units: 1500000n, scale: 6 }, price(0.9998))).toBe('1.4997')
  expect(fiatValue({ units: 1n, scale: 18 }, price(2000))).toBe('0.000000000000002')
})

test('unitsForFiat never exceeds the fiat value and differs by less than one unit', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })
  const prices = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(amounts, prices, fc.integer({ min: 0, max: 36 }), (fiatCents, value, decimals) => {
      const unitPrice = price(value)
      const units = unitsForFiat(cents(fiatCents), unitPrice, decimals)
      // compares fiat with units * price, both scaled to integers
      const scaledValue = (amount: bigint) => amount * unitPrice.units * 100n
      const scaledFiat = fiatCents * 10n ** BigInt(decimals + unitPrice.scale)
      expect(scaledValue(units) <= scaledFiat && scaledValue(units + 1n) > scaledFiat).toBe(true)
    }),
  )
})
