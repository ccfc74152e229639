import { expect, test } from 'vitest'
import { pathPart, requestUrl } from './request-url.ts'

test('requestUrl encodes parameters in order and omits empty ones', () => {
  expect(
    requestUrl('https://api.example', '/x', {
      page: 1,
      chains: 'eip155:1,eip155:10',
      search: 'a b',
      include: '',
      exclude: null,
    }),
  ).toBe('https://api.example/x?page=1&chains=eip155%3A1%2Ceip155%3A10&search=a+b')
})

test('requestUrl keeps the path of the base URL', () => {
  expect(requestUrl('https://own.example/wallets/', '/getWallets', {})).toBe(
    'https://own.example/wallets/getWallets',
  )
  expect(requestUrl('http://127.0.0.1:4000', 'getWallets', {})).toBe(
    'http://127.0.0.1:4000/getWallets',
  )
})

test.each([
  ['a b/c?', 'a%20b%2Fc%3F'],
  ['...', '...'],
  ['.', null],
  ['..', null],
  ['', null],
])('pathPart(%j) returns %j', (text, part) => {
  expect(pathPart(text)).toBe(part)
})
