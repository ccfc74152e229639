import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUnits, isDecimals, parseAmount, parseDecimalInput, parseUnits } from './amount.ts'
import { shortDecimalText } from './decimal-text.ts'

const unitsOrStatus = (text: string, decimals: number, separator?: '.' | ',') => {
  const parsed = parseAmount(text, decimals, separator)
  return parsed.status === 'parsed'
    ? parsed.units
    : parsed.status === 'invalid'
      ? parsed.problem
      : parsed.status
}

describe('parseAmount', () => {
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
  ])('parseAmount for "%s" with 6 decimals returns %s [H2]', (text, expected) =>
    expect(unitsOrStatus(text, 6)).toBe(expected),
  )

  test.each([
    ['1,500', '.', 'send/amount-invalid'],
    ['1,500', ',', 1500000n],
    ['1.500', ',', 'send/amount-invalid'],
    ['1.500', '.', 1500000n],
    ['0.500', ',', 500000n],
    ['1.50', ',', 1500000n],
    ['1500,125', '.', 1500125000n],
  ] as const)(
    'parseAmount for "%s" with the separator "%s" returns %s [H2]',
    (text, separator, expected) => expect(unitsOrStatus(text, 6, separator)).toBe(expected),
  )
})

describe('units and decimals', () => {
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
  ])('isDecimals(%s) returns %s [H1]', (decimals, expected) =>
    expect(isDecimals(decimals)).toBe(expected),
  )

  test('parseAmount rejects all amounts if the decimals are invalid [H5]', () => {
    expect([
      unitsOrStatus('1', -1),
      unitsOrStatus('1', Number.NaN),
      unitsOrStatus('1', 256),
    ]).toEqual(Array(3).fill('send/amount-invalid'))
  })
  test('parseAmount is exact for 10^30 tokens [H3]', () =>
    expect(unitsOrStatus(`1${'0'.repeat(30)}`, 18)).toBe(10n ** 48n))
  test('parseAmount accepts only whole amounts of a token without decimals [H3]', () => {
    expect([unitsOrStatus('3', 0), unitsOrStatus('3.0', 0), unitsOrStatus('3.5', 0)]).toEqual([
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
  ])('parseUnits("%s") returns %s [H4]', (text, expected) =>
    expect(parseUnits(text)).toBe(expected),
  )
})

const decimals = fc.integer({ min: 0, max: 255 })
const separators = fc.constantFrom('.' as const, ',' as const)

test('parseAmount inverts formatUnits for all numbers of decimals [R11]', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      decimals,
      separators,
      (amount, digits, separator) => {
        expect(parseAmount(formatUnits(amount, digits, separator), digits, separator)).toEqual({
          status: 'parsed',
          units: amount,
        })
      },
    ),
    { numRuns: 1000 },
  )
})

test('formatUnits inverts parseAmount, and parseAmount rejects too many decimals [R11]', () => {
  const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${maxLength}}$`))
  fc.assert(
    fc.property(digits(70), digits(100), decimals, (whole, fraction, tokenDecimals) => {
      const text = `${whole}.${fraction}`
      const exact = parseDecimalInput(text)
      const parsed = parseAmount(text, tokenDecimals)
      if (exact === null) {
        expect([whole + fraction, parsed.status]).toEqual(['', 'invalid'])
        return
      }
      const tooFine = fraction.replace(/0+$/, '').length > tokenDecimals
      if (tooFine) expect(parsed).toEqual({ status: 'invalid', problem: 'send/amount-too-fine' })
      else
        expect(parsed.status === 'parsed' && formatUnits(parsed.units, tokenDecimals)).toBe(
          shortDecimalText(exact),
        )
    }),
    { numRuns: 1000 },
  )
})

test('parseAmount never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), decimals, (text, digits) => {
      const parsed = parseAmount(text, digits)
      if (parsed.status === 'parsed') expect(parsed.units >= 0n).toBe(true)
    }),
  )
})
