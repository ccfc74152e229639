import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCode } from './code-input.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['123\u00a0456', '123456'],
  ['123\u200b456\u200e', '123456'],
  ['123–456', '123456'],
  ['123.456', '123456'],
  ['12', '12'],
  ['', ''],
])('parseCode reads %j as %j [L5]', (text, code) => {
  expect(parseCode(text)).toBe(code)
})

test.each(['1234567', '12345a', 'code: 123456', '12/34/56', '١٢٣٤٥٦', '+123456', '1e5'])(
  'parseCode refuses %j [L5]',
  (text) => {
    expect(parseCode(text)).toBeNull()
  },
)

test('parseCode returns at most six ASCII digits, or null [L5]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseCode(text) ?? '').toMatch(/^[0-9]{0,6}$/)
    }),
  )
})
