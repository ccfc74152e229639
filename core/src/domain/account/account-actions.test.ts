import { expect, test } from 'vitest'
import { accountActions } from './account-actions.ts'

const features = {
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  receive: true,
  send: true,
}
const eip155Input = { namespace: 'eip155', supported: true, features }

test("accountActions follows the page's order and omits actions without a view", () => {
  expect(accountActions(eip155Input)).toEqual(['receive', 'send'])
  const order = ['send', 'swaps', 'receive', 'send']
  expect(
    accountActions({ ...eip155Input, features: { ...features, walletFeaturesOrder: order } }),
  ).toEqual(['send', 'receive'])
})

test("accountActions omits disabled actions and actions missing from the page's order", () => {
  expect(accountActions({ ...eip155Input, features: { ...features, send: false } })).toEqual([
    'receive',
  ])
  expect(
    accountActions({ ...eip155Input, features: { ...features, walletFeaturesOrder: ['send'] } }),
  ).toEqual(['send'])
  expect(
    accountActions({ ...eip155Input, features: { ...features, receive: false, send: false } }),
  ).toEqual([])
})

test('accountActions offers send on eip155 and Solana if the network is supported', () => {
  expect(accountActions({ ...eip155Input, namespace: 'solana' })).toEqual(['receive', 'send'])
  expect(accountActions({ ...eip155Input, namespace: 'bip122' })).toEqual(['receive'])
  expect(accountActions({ ...eip155Input, supported: false })).toEqual(['receive'])
})
