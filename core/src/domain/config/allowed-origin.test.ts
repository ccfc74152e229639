import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInOrigins, isOriginAllowed } from './allowed-origin.ts'

test.each([
  ['https://example.com', 'https://example.com', true],
  ['https://example.com', 'https://EXAMPLE.com', false],
  ['https://example.com.evil.example', 'https://example.com', false],
  ['https://evil.example', 'https://*.example', true],
  ['https://evilXexample', 'https://evil.example', false],
  ['https://a.b.example.com', 'https://*.example.com', true],
  ['https://.example.com', 'https://*.example.com', true],
  ['https://example.com', 'https://*.example.com', false],
  ['https://a-x-b-x-c', 'https://a*x*c', true],
  ['https://a-c-x', 'https://a*x*c', false],
  ['https://aa', 'https://aa*a', false],
  ['https://aba', 'https://a*b*ba', false],
  ['https://anything', '*', true],
  ['', '', true],
  ['https://a', '', false],
])('isOriginAllowed for %s with the pattern %s returns %s', (origin, pattern, allowed) => {
  expect(isOriginAllowed(origin, [pattern])).toBe(allowed)
})

test.each([
  ['http://localhost:3000', true],
  ['https://my-branch.pages.dev', true],
  ['https://my.own.vercel.app', true],
  ['https://x.ngrok-free.app', true],
  ['http://localhost', false],
  ['https://localhost:3000', false],
  ['http://x.vercel.app', false],
  ['https://vercel.app', false],
  ['https://pages.dev.evil.example', false],
])('isOriginAllowed for %s with the built-in origins returns %s', (origin, allowed) => {
  expect(isOriginAllowed(origin, builtInOrigins)).toBe(allowed)
})

test('isOriginAllowed agrees with the equivalent regular expression', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ':'), maxLength: 12 })
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', ':', '*'), maxLength: 6 })
  fc.assert(
    fc.property(text, pattern, (origin, pattern) => {
      const expected = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(
        origin,
      )
      expect(isOriginAllowed(origin, [pattern])).toBe(expected)
    }),
    { numRuns: 5_000 },
  )
})

test('isOriginAllowed matches a pattern with many stars in linear time', () => {
  expect(isOriginAllowed('a'.repeat(20_000), [`${'*a'.repeat(5_000)}*b`])).toBe(false)
})
