import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  type Decimal,
  decimalText,
  grouped,
  multiply,
  parseDecimal,
  parseGrouped,
  rescale,
  shortDecimalText,
} from './decimal.ts'

const read = (text: string): Decimal => parseDecimal(text) ?? { units: -1n, scale: 99 }

describe('reading', () => {
  test.each([
    ['1', '1'],
    ['-1.50', '-1.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['+2', '2'],
    ['1e3', '1000'],
    ['1.5e-7', '0.00000015'],
    ['12e-1', '1.2'],
    [' 7 ', '7'],
  ])('%j is %s', (text, exact) => {
    expect(decimalText(read(text))).toBe(exact)
  })
  test.each([
    '',
    '.',
    '-',
    'abc',
    '1,5',
    '0x10',
    '١٢',
    '1e',
    '1e9999',
    'NaN',
    'Infinity',
    '1 000',
    '--1',
  ])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })
  test('numbers are read by their shortest text', () => {
    expect(decimalText(parseDecimal(0.1) ?? read(''))).toBe('0.1')
    expect(parseDecimal(Number.NaN)).toBeNull()
  })
  test('groups are taken apart', () => {
    expect(parseGrouped('123,456.78')).toEqual({ units: 12345678n, scale: 2 })
  })
})

describe('arithmetic', () => {
  test('R11: text to decimal and back loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 80 }), (units, scale) => {
        expect(parseDecimal(decimalText({ units, scale }))).toEqual({ units, scale })
      }),
    )
  })
  test('products and sums are exact', () => {
    expect(shortDecimalText(multiply(read('0.1'), read('0.2')))).toBe('0.02')
    expect(shortDecimalText(add(read('0.1'), read('0.25')))).toBe('0.35')
    expect(shortDecimalText(multiply(read('-2'), read('3.5')))).toBe('-7')
  })
  test.each([
    ['1.2349', 3, 'floor', '1.234'],
    ['-1.2341', 3, 'floor', '-1.235'],
    ['2.5', 0, 'half', '3'],
    ['-2.5', 0, 'half', '-3'],
    ['1.005', 2, 'half', '1.01'],
    ['0.004', 2, 'half', '0.00'],
    ['1', 2, 'half', '1.00'],
  ] as const)('%s to %d digits by %s is %s', (text, digits, rounding, result) => {
    expect(decimalText(rescale(read(text), digits, rounding))).toBe(result)
  })
})

test('thousands are grouped, fractions are not', () => {
  expect(['1', '1234', '-1234567.12345', '999'].map(grouped)).toEqual([
    '1',
    '1,234',
    '-1,234,567.12345',
    '999',
  ])
})
