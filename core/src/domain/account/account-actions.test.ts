import { expect, test } from 'vitest'
import { accountActions } from './account-actions.ts'

const features = {
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  receive: true,
  send: true,
}
const ether = { namespace: 'eip155', supported: true, features }

test("accountActions follows the page's order and omits actions without a view", () => {
  expect(accountActions(ether)).toEqual(['receive', 'send'])
  const order = ['send', 'swaps', 'receive', 'send']
  expect(
    accountActions({ ...ether, features: { ...features, walletFeaturesOrder: order } }),
  ).toEqual(['send', 'receive'])
})

test("accountActions omits disabled actions and those missing in the page's order", () => {
  expect(accountActions({ ...ether, features: { ...features, send: false } })).toEqual(['receive'])
  expect(
    accountActions({ ...ether, features: { ...features, walletFeaturesOrder: ['send'] } }),
  ).toEqual(['send'])
  expect(
    accountActions({ ...ether, features: { ...features, receive: false, send: false } }),
  ).toEqual([])
})

test('accountActions offers send on eip155 and Solana if the network is supported', () => {
  expect(accountActions({ ...ether, namespace: 'solana' })).toEqual(['receive', 'send'])
  expect(accountActions({ ...ether, namespace: 'bip122' })).toEqual(['receive'])
  expect(accountActions({ ...ether, supported: false })).toEqual(['receive'])
})
