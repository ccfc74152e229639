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
const idle = { status: 'idle', data: null, problem: null }
const problem = 'endpoint/unreachable'
const account = (change: Partial<AccountState>): AccountState => ({
  namespace: 'eip155',
  status: 'connected',
  address: '0xa',
  caipAddress: 'eip155:1:0xa' as AccountState['caipAddress'],
  caipNetworkId: network,
  accounts: [{ address: '0xa', type: 'eoa' }],
  connectorId: 'fox',
  balance: null,
  balanceStatus: 'idle',
  balanceProblem: null,
  tokens: [],
  tokensStatus: 'idle',
  tokensProblem: null,
  tokensCoverage: 'full',
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
      balance: idle,
      holdings: idle,
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
  [{ balanceStatus: 'idle' }, idle],
  [{ balanceStatus: 'loading' }, { status: 'loading', data: null, problem: null }],
  [
    { balanceStatus: 'loading', balance },
    { status: 'loading', data: balance, problem: null },
  ],
  [
    { balanceStatus: 'fresh', balance },
    { status: 'fresh', data: balance, problem: null },
  ],
  [
    { balanceStatus: 'failed', balance, balanceProblem: problem },
    { status: 'failed', data: balance, problem },
  ],
] as const)('toKitAccount maps the state %o to the balance %o', (change, expected) => {
  expect(toKitAccount(account(change)).balance).toEqual(expected)
})

const tokens = [token]
const full = { tokens, hiddenTokens: 2, coverage: 'full', readAt: 5_000 }
test.each([
  [{ tokensStatus: 'idle' }, idle],
  [{ tokensStatus: 'loading' }, { status: 'loading', data: null, problem: null }],
  [
    { tokensStatus: 'loading', tokens, hiddenTokens: 2, tokensReadAt: 5_000 },
    { status: 'loading', data: full, problem: null },
  ],
  [
    { tokensStatus: 'fresh', tokens, hiddenTokens: 2, tokensReadAt: 5_000 },
    { status: 'fresh', data: full, problem: null },
  ],
  [
    {
      tokensStatus: 'offline',
      tokensProblem: problem,
      tokens,
      hiddenTokens: 2,
      tokensReadAt: 5_000,
    },
    { status: 'offline', data: full, problem },
  ],
  [
    { tokensStatus: 'fresh', tokensCoverage: 'configured', tokens },
    {
      status: 'fresh',
      data: { tokens, hiddenTokens: 0, coverage: 'configured', readAt: null },
      problem: null,
    },
  ],
] as const)('toKitAccount maps the state %o to the holdings %o', (change, expected) => {
  expect(toKitAccount(account(change)).holdings).toEqual(expected)
})
