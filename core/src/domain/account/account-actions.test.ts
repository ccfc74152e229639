import { expect, test } from 'vitest'
import { accountActions } from './account-actions.ts'

const features = {
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  receive: true,
  send: true,
}
const ether = { namespace: 'eip155', supported: true, features }

test('actions stand in the order of the page; those without a page are left out', () => {
  expect(accountActions(ether)).toEqual(['receive', 'send'])
  const order = ['send', 'swaps', 'receive', 'send']
  expect(
    accountActions({ ...ether, features: { ...features, walletFeaturesOrder: order } }),
  ).toEqual(['send', 'receive'])
})

test('what the page switched off, or left out of its order, is not offered', () => {
  expect(accountActions({ ...ether, features: { ...features, send: false } })).toEqual(['receive'])
  expect(
    accountActions({ ...ether, features: { ...features, walletFeaturesOrder: ['send'] } }),
  ).toEqual(['send'])
  expect(
    accountActions({ ...ether, features: { ...features, receive: false, send: false } }),
  ).toEqual([])
})

test('sending is offered on Ethereum and Solana, on a network that the page has', () => {
  expect(accountActions({ ...ether, namespace: 'solana' })).toEqual(['receive', 'send'])
  expect(accountActions({ ...ether, namespace: 'bip122' })).toEqual(['receive'])
  expect(accountActions({ ...ether, supported: false })).toEqual(['receive'])
})
