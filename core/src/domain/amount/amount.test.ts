import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDecimals, readAmount, readDecimal, readUnits, writeAmount } from './amount.ts'
import { shortDecimalText } from './decimal.ts'

const units = (text: string, decimals: number, separator?: '.' | ',') => {
  const read = readAmount(text, decimals, separator)
  return read.status === 'read'
    ? read.units
    : read.status === 'refused'
      ? read.problem
      : read.status
}

describe('H2: what counts as an amount', () => {
  test.each([
    ['1.5', 1500000n],
    [' 1 ', 1000000n],
    ['.5', 500000n],
    ['1.', 1000000n],
    ['007', 7000000n],
    ['1,5', 1500000n],
    ['1.500000', 1500000n],
    ['1.5000000', 1500000n],
    ['0', 0n],
    ['', 'empty'],
    ['  ', 'empty'],
    ['1e3', 'send/amount-invalid'],
    ['١٢', 'send/amount-invalid'],
    ['１２', 'send/amount-invalid'],
    ['0x10', 'send/amount-invalid'],
    ['+1', 'send/amount-invalid'],
    ['-1', 'send/amount-invalid'],
    ['.', 'send/amount-invalid'],
    ['1.2.3', 'send/amount-invalid'],
    ['1,234.5', 'send/amount-invalid'],
    ['1 000', 'send/amount-invalid'],
    ['Infinity', 'send/amount-invalid'],
    ['NaN', 'send/amount-invalid'],
    ['1'.repeat(500), 'send/amount-invalid'],
    ['1.0000001', 'send/amount-too-fine'],
  ])('%s', (text, expected) => expect(units(text, 6)).toBe(expected))

  test.each([
    ['1,500', '.', 'send/amount-invalid'],
    ['1,500', ',', 1500000n],
    ['1.500', ',', 'send/amount-invalid'],
    ['1.500', '.', 1500000n],
    ['0.500', ',', 500000n],
    ['1.50', ',', 1500000n],
    ['1500,125', '.', 1500125000n],
  ] as const)('%s where the point is written %s', (text, separator, expected) =>
    expect(units(text, 6, separator)).toBe(expected),
  )
})

describe('H1, H3: units', () => {
  test.each([
    [0, true],
    [18, true],
    [77, true],
    [255, true],
    [256, false],
    [-1, false],
    [1.5, false],
    ['18', false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [null, false],
  ])('decimals %s', (decimals, fits) => expect(isDecimals(decimals)).toBe(fits))

  test('decimals that are none refuse every amount: nothing becomes zero (H5)', () => {
    expect([units('1', -1), units('1', Number.NaN), units('1', 256)]).toEqual(
      Array(3).fill('send/amount-invalid'),
    )
  })
  test('10^30 of them are exact', () => expect(units(`1${'0'.repeat(30)}`, 18)).toBe(10n ** 48n))
  test('a token without decimals takes whole ones only', () => {
    expect([units('3', 0), units('3.0', 0), units('3.5', 0)]).toEqual([
      3n,
      3n,
      'send/amount-too-fine',
    ])
  })
  test.each([
    ['NaN', null],
    ['1e-7', null],
    ['-1', null],
    ['', null],
    ['1.5', null],
    ['12', 12n],
  ])('H4: %s as units', (text, expected) => expect(readUnits(text)).toBe(expected))
})

const decimals = fc.integer({ min: 0, max: 255 })
const separators = fc.constantFrom('.' as const, ',' as const)

test('R11: units, their text, and units again, for every number of decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      decimals,
      separators,
      (amount, digits, separator) => {
        expect(readAmount(writeAmount(amount, digits, separator), digits, separator)).toEqual({
          status: 'read',
          units: amount,
        })
      },
    ),
    { numRuns: 1000 },
  )
})

test('R11: text, its units, and the same number in text again; what is too fine is refused', () => {
  const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${maxLength}}$`))
  fc.assert(
    fc.property(digits(70), digits(100), decimals, (whole, fraction, most) => {
      const text = `${whole}.${fraction}`
      const exact = readDecimal(text)
      const read = readAmount(text, most)
      if (exact === null) {
        expect([whole + fraction, read.status]).toEqual(['', 'refused'])
        return
      }
      const tooFine = fraction.replace(/0+$/, '').length > most
      if (tooFine) expect(read).toEqual({ status: 'refused', problem: 'send/amount-too-fine' })
      else
        expect(read.status === 'read' && writeAmount(read.units, most)).toBe(
          shortDecimalText(exact),
        )
    }),
    { numRuns: 1000 },
  )
})

test('whatever is written is an exact amount or has a reason; nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), decimals, (text, digits) => {
      const read = readAmount(text, digits)
      if (read.status === 'read') expect(read.units >= 0n).toBe(true)
    }),
  )
})
