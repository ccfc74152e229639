import { expect, test } from 'vitest'
import { isEmail } from './email-address.ts'

test.each([
  'ada@example.com',
  ' ada@example.com ',
  'ada+wallet@mail.example.co.uk',
  "o'neil@example.com",
  'grüße@bücher.example',
])('isEmail accepts %j', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.',
  'ada@.com',
  'ada@@example.com',
  'ada@a..com',
  'ada lovelace@example.com',
  'ada@example.com,eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\neve@example.com',
])('isEmail refuses %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('isEmail refuses more than 254 characters', () => {
  const domain = '@example.com'
  expect(isEmail(`${'a'.repeat(254 - domain.length)}${domain}`)).toBe(true)
  expect(isEmail(`${'a'.repeat(255 - domain.length)}${domain}`)).toBe(false)
})

test('isEmail decides on a long hostile text at once', () => {
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false)
})
