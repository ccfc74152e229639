import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import { toKitAccount } from './account.ts'

const network = toCaipNetworkId('eip155:1')
const balance = { value: '5', decimals: 18, symbol: 'ETH' }
const token = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: network,
  address: null,
  value: null,
  price: null,
  quantity: { decimals: 18, numeric: '1' },
  iconUrl: null,
}
const account = (change: Partial<AccountState>): AccountState => ({
  namespace: 'eip155',
  status: 'connected',
  address: '0xa',
  caipAddress: 'eip155:1:0xa' as AccountState['caipAddress'],
  caipNetworkId: network,
  accounts: [{ address: '0xa', type: 'eoa' }],
  connectorId: 'fox',
  balance: null,
  balanceStatus: 'none',
  tokens: [],
  tokensStatus: 'none',
  hiddenTokens: 0,
  tokensReadAt: null,
  identity: null,
  preferredAccountType: null,
  smartAccountDeployed: null,
  currentTab: 'tokens',
  addressLabels: {},
  ...change,
})

test.each(['disconnected', 'connecting', 'reconnecting'] as const)(
  'toKitAccount of a namespace that is %s has no address, also if the state still has one',
  (status) => {
    expect(toKitAccount(account({ status }))).toEqual({
      status,
      namespace: 'eip155',
      address: null,
      caipAddress: null,
      caipNetworkId: null,
      connectorId: null,
      accounts: [],
      balance: { status: 'idle', data: null },
      holdings: { status: 'idle', data: null },
    })
  },
)

test('toKitAccount of an unknown namespace is disconnected and has no namespace', () => {
  expect(toKitAccount(null)).toMatchObject({ status: 'disconnected', namespace: null })
})

test('toKitAccount of a connected account without an address is disconnected', () => {
  expect(toKitAccount(account({ address: null })).status).toBe('disconnected')
})

test('toKitAccount of a connected account has its address, network, connector and accounts', () => {
  expect(toKitAccount(account({}))).toMatchObject({
    status: 'connected',
    address: '0xa',
    caipAddress: 'eip155:1:0xa',
    caipNetworkId: network,
    connectorId: 'fox',
    accounts: [{ address: '0xa', type: 'eoa' }],
  })
})

test.each([
  [{ balanceStatus: 'none' }, { status: 'idle', data: null }],
  [{ balanceStatus: 'loading' }, { status: 'loading', data: null }],
  [
    { balanceStatus: 'loading', balance },
    { status: 'loading', data: balance },
  ],
  [
    { balanceStatus: 'fresh', balance },
    { status: 'ready', data: balance },
  ],
  [
    { balanceStatus: 'failed', balance },
    { status: 'failed', data: balance },
  ],
] as const)('toKitAccount maps the state %o to the balance %o', (change, expected) => {
  expect(toKitAccount(account(change)).balance).toEqual(expected)
})

const tokens = [token]
const full = { tokens, hiddenTokens: 2, coverage: 'full', readAt: 5_000 }
test.each([
  [{ tokensStatus: 'none' }, { status: 'idle', data: null }],
  [{ tokensStatus: 'loading' }, { status: 'loading', data: null }],
  [
    { tokensStatus: 'loading', tokens, hiddenTokens: 2, tokensReadAt: 5_000 },
    { status: 'loading', data: full },
  ],
  [
    { tokensStatus: 'fresh', tokens, hiddenTokens: 2, tokensReadAt: 5_000 },
    { status: 'ready', data: full },
  ],
  [
    { tokensStatus: 'failed', tokens, hiddenTokens: 2, tokensReadAt: 5_000 },
    { status: 'failed', data: full },
  ],
  [
    { tokensStatus: 'unsupported', tokens },
    { status: 'ready', data: { tokens, hiddenTokens: 0, coverage: 'configured', readAt: null } },
  ],
] as const)('toKitAccount maps the state %o to the holdings %o', (change, expected) => {
  expect(toKitAccount(account(change)).holdings).toEqual(expected)
})
