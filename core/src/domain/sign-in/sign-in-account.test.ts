import { expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../caip/caip.ts'
import { isSameSignIn, signInAccount } from './sign-in-account.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const caipAddress = caipAddressOf(caipNetworkId, '0xa')
const account = {
  status: 'connected',
  address: '0xa',
  caipAddress,
  caipNetworkId,
  connectorId: 'fox',
}
const network = { activeNamespace: 'eip155', active: { caipNetworkId }, supported: true }
const accounts = { eip155: account }
const found = {
  namespace: 'eip155',
  address: '0xa',
  caipNetworkId,
  caipAddress,
  connectorId: 'fox',
}

test('signInAccount returns the connected account of the active, configured network', () =>
  expect(signInAccount({ accounts, network })).toEqual(found))

test.each([
  ['no namespace is active', { network: { ...network, activeNamespace: null } }],
  ['no network is active', { network: { ...network, active: null } }],
  ['the network is not configured', { network: { ...network, supported: false } }],
  ['another namespace is active', { network: { ...network, activeNamespace: 'solana' } }],
  [
    'the wallet is on another network',
    { network: { ...network, active: { caipNetworkId: toCaipNetworkId('eip155:2') } } },
  ],
  ['the wallet is connecting', { accounts: { eip155: { ...account, status: 'reconnecting' } } }],
  ['there is no address', { accounts: { eip155: { ...account, address: null } } }],
  ['there is no CAIP-10 id', { accounts: { eip155: { ...account, caipAddress: null } } }],
  ['there is no connector', { accounts: { eip155: { ...account, connectorId: null } } }],
])('signInAccount returns null if %s', (_, change) =>
  expect(signInAccount({ accounts, network, ...change })).toBeNull(),
)

test('isSameSignIn compares account and wallet', () => {
  expect(isSameSignIn(found, { ...found })).toBe(true)
  expect(isSameSignIn(null, null)).toBe(true)
  expect(isSameSignIn(found, null)).toBe(false)
  expect(isSameSignIn(found, { ...found, connectorId: 'owl' })).toBe(false)
})
