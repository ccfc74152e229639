import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { add, multiply, sumOf } from './decimal-sum.ts'
import { decimalText, shortDecimalText } from './decimal-text.ts'

const decimalOf = (text: string): Decimal => parseDecimal(text) ?? { units: -1n, scale: 99 }

describe('parseDecimal', () => {
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
  ])('parseDecimal(%j) returns the decimal %s', (text, exact) => {
    expect(decimalText(decimalOf(text))).toBe(exact)
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
  ])('parseDecimal(%j) returns null', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })
  test('parseDecimal parses a number by its shortest text and returns null for NaN', () => {
    expect(decimalText(parseDecimal(0.1) ?? decimalOf(''))).toBe('0.1')
    expect(parseDecimal(Number.NaN)).toBeNull()
  })
})

describe('arithmetic', () => {
  test('decimalText inverts parseDecimal [R11]', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 80 }), (units, scale) => {
        expect(parseDecimal(decimalText({ units, scale }))).toEqual({ units, scale })
      }),
    )
  })
  test('sumOf adds texts exactly and returns null for a text that is not a decimal', () => {
    expect(sumOf('5250', '3.85')).toBe('5253.85')
    expect(sumOf('5250', '?')).toBeNull()
  })
  test('multiply and add are exact', () => {
    expect(shortDecimalText(multiply(decimalOf('0.1'), decimalOf('0.2')))).toBe('0.02')
    expect(shortDecimalText(add(decimalOf('0.1'), decimalOf('0.25')))).toBe('0.35')
    expect(shortDecimalText(multiply(decimalOf('-2'), decimalOf('3.5')))).toBe('-7')
  })
  test.each([
    ['1.2349', 3, 'floor', '1.234'],
    ['-1.2341', 3, 'floor', '-1.235'],
    ['2.5', 0, 'half', '3'],
    ['-2.5', 0, 'half', '-3'],
    ['1.005', 2, 'half', '1.01'],
    ['0.004', 2, 'half', '0.00'],
    ['1', 2, 'half', '1.00'],
  ] as const)(
    'rescale of %s to %d decimals with rounding "%s" returns %s',
    (text, digits, rounding, result) => {
      expect(decimalText(rescale(decimalOf(text), digits, rounding))).toBe(result)
    },
  )
})
