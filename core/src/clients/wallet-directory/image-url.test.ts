import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'
import { serviceOf } from './service.ts'

const service = serviceOf({ endpoint: null, projectId: 'p1', adapted: ['eip155', 'solana'] })
const identity = '?projectId=p1&st=appkit&sv=html-eip155%2Csolana-1.7.7'

test.each([
  ['wallet', 'getWalletImage'],
  ['asset', 'public/getAssetImage'],
  ['currency', 'public/getCurrencyImage'],
  ['token', 'public/getTokenImage'],
] as const)('a picture of a %s is at its own address', (kind, path) => {
  expect(imageUrl(service, kind, '018b-2d52')).toBe(
    `https://api.web3modal.org/${path}/018b-2d52${identity}`,
  )
})

test('an endpoint of one’s own serves them, too', () => {
  const own = serviceOf({ endpoint: 'http://127.0.0.1:4000/', projectId: 'p1', adapted: [] })
  expect(imageUrl(own, 'token', 'USDC')).toBe(
    'http://127.0.0.1:4000/public/getTokenImage/USDC?projectId=p1&st=appkit&sv=html-universal-1.7.7',
  )
})

test('an id cannot leave its place in the path', () => {
  expect(imageUrl(service, 'wallet', '../../x?y#z')).toBe(
    `https://api.web3modal.org/getWalletImage/..%2F..%2Fx%3Fy%23z${identity}`,
  )
  expect(['', '.', '..'].map((id) => imageUrl(service, 'wallet', id))).toEqual([null, null, null])
})
