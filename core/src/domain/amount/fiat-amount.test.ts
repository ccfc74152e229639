import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from './decimal.ts'
import { fiatText, priceOf, unitsFor } from './fiat-amount.ts'

const price = (value: number): Decimal => priceOf(value) ?? { units: 0n, scale: 0 }
const cents = (units: bigint): Decimal => ({ units, scale: 2 })

test.each([
  [2000.5, true],
  [1e-7, true],
  [1e21, true],
  [0, false],
  [-1, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [null, false],
])('a price of %s counts: %s', (value, counts) => expect(priceOf(value) !== null).toBe(counts))

test('money becomes an amount, rounded down to the last unit', () => {
  expect(unitsFor(cents(1000n), price(3), 18)).toBe(3333333333333333333n)
  expect(unitsFor(cents(1000n), price(2000), 6)).toBe(5000n)
  expect(unitsFor(cents(1n), price(70000), 0)).toBe(0n)
})

test('an amount is worth exactly that', () => {
  expect(fiatText({ units: 1500000n, scale: 6 }, price(0.9998))).toBe('1.4997')
  expect(fiatText({ units: 1n, scale: 18 }, price(2000))).toBe('0.000000000000002')
})

test('never more is sent than was written, and less by one unit at most', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })
  const prices = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(amounts, prices, fc.integer({ min: 0, max: 36 }), (money, value, decimals) => {
      const cost = price(value)
      const units = unitsFor(cents(money), cost, decimals)
      // money >= units * cost, all brought to whole numbers
      const worth = (amount: bigint) => amount * cost.units * 100n
      const written = money * 10n ** BigInt(decimals + cost.scale)
      expect(worth(units) <= written && worth(units + 1n) > written).toBe(true)
    }),
  )
})
