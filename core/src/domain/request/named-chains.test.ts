import { expect, test } from 'vitest'
import { namedChains } from './named-chains.ts'

test.each([
  ['eth_sendTransaction', [{ chainId: '0xa' }]],
  ['wallet_sendTransaction', [{ chainId: '0xa' }]],
  ['wallet_sendCalls', [{ calls: [{ chainId: 10 }] }]],
  ['wallet_prepareCalls', [{ chainId: '0xa', calls: [] }]],
  ['wallet_prepareCalls', [{ calls: [{ chainId: '0xa' }] }]],
])('namedChains reads the chain of %s, %j [EM2]', (method, params) => {
  expect(namedChains({ method, params })).toEqual(['eip155:10'])
})
