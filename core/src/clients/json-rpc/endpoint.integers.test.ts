import { expect, test } from 'vitest'
import { quoteLargeIntegers } from './endpoint.ts'

test.each([
  ['{"value":12345678901234567891}', { value: '12345678901234567891' }],
  ['[-1234567890123456,123456789012345,0]', ['-1234567890123456', 123456789012345, 0]],
  [
    '[0.1234567890123456,1234567890123456.5,1234567890123456e2]',
    [0.1234567890123456, 1234567890123456.5, 1234567890123456e2],
  ],
  [
    '{"1234567890123456789":"1234567890123456789"}',
    { '1234567890123456789': '1234567890123456789' },
  ],
  [
    '["\\"1234567890123456789","\\\\",1234567890123456789]',
    ['"1234567890123456789', '\\', '1234567890123456789'],
  ],
  ['{"value":7}', { value: 7 }],
])('quoteLargeIntegers makes %s parse without loss of precision', (json, parsed) => {
  expect(JSON.parse(quoteLargeIntegers(json))).toEqual(parsed)
})

test('quoteLargeIntegers does not turn other text into JSON', () => {
  expect(() => JSON.parse(quoteLargeIntegers('<p>1234567890123456789</p>'))).toThrow(SyntaxError)
})
