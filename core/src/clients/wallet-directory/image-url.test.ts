import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'
import { serviceOf } from './service.ts'

const service = serviceOf({
  endpoint: null,
  projectId: 'p1',
  adapterNamespaces: ['eip155', 'solana'],
  sdkPlatform: 'html',
})
const identity = '?projectId=p1&st=appkit&sv=html-eip155%2Csolana-1.7.7'

test.each([
  ['wallet', 'getWalletImage'],
  ['asset', 'public/getAssetImage'],
  ['currency', 'public/getCurrencyImage'],
  ['token', 'public/getTokenImage'],
] as const)('imageUrl of a %s uses the path %s', (kind, path) => {
  expect(imageUrl(service, kind, '018b-2d52')).toBe(
    `https://api.web3modal.org/${path}/018b-2d52${identity}`,
  )
})

test('imageUrl uses a configured endpoint', () => {
  const custom = serviceOf({
    endpoint: 'http://127.0.0.1:4000/',
    projectId: 'p1',
    adapterNamespaces: [],
    sdkPlatform: 'html',
  })
  expect(imageUrl(custom, 'token', 'USDC')).toBe(
    'http://127.0.0.1:4000/public/getTokenImage/USDC?projectId=p1&st=appkit&sv=html-universal-1.7.7',
  )
})

test('imageUrl encodes the id, so that it stays one path segment', () => {
  expect(imageUrl(service, 'wallet', '../../x?y#z')).toBe(
    `https://api.web3modal.org/getWalletImage/..%2F..%2Fx%3Fy%23z${identity}`,
  )
  expect(['', '.', '..'].map((id) => imageUrl(service, 'wallet', id))).toEqual([null, null, null])
})
