import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiplyUp, parseMultiplier } from './multiplier.ts'

test.each([
  ['1.2', 12n, 1],
  [1.2, 12n, 1],
  [1, 1n, 0],
  ['1.05', 105n, 2],
])('parseMultiplier parses %s exactly, for all chains', (option, units, scale) => {
  expect(parseMultiplier(option)).toEqual({ usual: { units, scale }, rollup: { units, scale } })
})

test('parseMultiplier has a higher default for rollups [V12]', () => {
  expect(parseMultiplier(null)).toEqual({
    usual: { units: 12n, scale: 1 },
    rollup: { units: 40n, scale: 1 },
  })
})

test.each(['0.999999999999999999999', 0.5, 0, -2, '', 'x', Number.NaN, Number.POSITIVE_INFINITY])(
  'parseMultiplier throws transaction/multiplier-too-low for %s',
  (option) => {
    expect(() => parseMultiplier(option)).toThrow(
      expect.objectContaining({ code: 'transaction/multiplier-too-low' }),
    )
  },
)

test('multiplyUp is exact and rounds up', () => {
  expect(multiplyUp(10n, parseMultiplier('1.2').usual)).toBe(12n)
  expect(multiplyUp(7n, parseMultiplier('1.2').usual)).toBe(9n)
  fc.assert(
    fc.property(
      fc.bigInt(0n, 2n ** 128n),
      fc.bigInt(0n, 10n ** 20n),
      fc.integer({ min: 0, max: 18 }),
      (value, units, scale) => {
        const product = multiplyUp(value, { units, scale }) * 10n ** BigInt(scale)
        expect(product >= value * units && product - value * units < 10n ** BigInt(scale)).toBe(
          true,
        )
      },
    ),
  )
})
