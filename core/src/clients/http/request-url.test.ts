import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test('parameters are encoded, in order, and empty ones are left out', () => {
  expect(
    requestUrl('https://api.example', '/x', { page: 1, chains: 'eip155:1,eip155:10', search: 'a b', include: '', exclude: null }),
  ).toBe('https://api.example/x?page=1&chains=eip155%3A1%2Ceip155%3A10&search=a+b')
})

test('an address below another stays below it', () => {
  expect(requestUrl('https://own.example/wallets/', '/getWallets', {})).toBe('https://own.example/wallets/getWallets')
  expect(requestUrl('http://127.0.0.1:4000', 'getWallets', {})).toBe('http://127.0.0.1:4000/getWallets')
})
