import { polkadot } from '@latchkit/core/adapters/polkadot'
import { defineNetwork, kusama, polkadot as polkadotChain } from '@latchkit/core/networks'
import { createPolkadotWallet, type PolkadotKeyType } from '@latchkit/sandbox/wallets'
import { hexToBytes } from 'viem'
import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import type { Subject } from './subject.ts'
import { testInstalledWallet } from './wallet-suite.ts'

const rpcUrls = (reference: string) => ({
  default: { http: [`${inject('balances')}/polkadot/${reference}`] },
})
const network = defineNetwork({
  ...polkadotChain,
  rpcUrls: rpcUrls('91b171bb158e2d3848fa23a9f1c25182'),
})
/** Accounts that the sandbox funds. Their keys are public on purpose. */
const secrets = [
  hexToBytes('0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a'),
  hexToBytes('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba'),
  hexToBytes('0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e'),
  hexToBytes('0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356'),
] as const
const enableResult = (...accounts: readonly unknown[]) => ({
  result: { accounts: { get: async () => accounts, subscribe: () => () => {} }, signer: {} },
})

const common = {
  network,
  entry: () => polkadot(),
  other: defineNetwork({ ...kusama, rpcUrls: rpcUrls('b0a8d493285c2df73290dfb7e61f870f') }),
  isActive: null,
  verify: async ({ address }, message, signature) =>
    commands.verifyPolkadot(address, message, signature),
  methods: { connect: 'enable', sign: 'signRaw' },
  responses: { rejected: { error: new Error('Rejected') }, noAccounts: enableResult() },
  balance: { value: '1000000000000', decimals: 10, symbol: 'DOT' },
  emitsNetworkChange: false,
  verifies: true,
} satisfies Partial<Subject>

const install =
  (name: string, key: string, types: readonly PolkadotKeyType[]): Subject['install'] =>
  (page) =>
    createPolkadotWallet({
      branding: { name, icon: 'data:image/svg+xml,', accent: 'violet' },
      secrets,
      network: network.caipNetworkId,
      rpc: null,
      approve: 'auto',
      page,
      types,
      key,
    })

testInstalledWallet({
  ...common,
  title: 'Polkadot extensions',
  connectorId: 'polkadot-js',
  install: install('Polkadot.js', 'polkadot-js', ['sr25519', 'sr25519', 'ed25519', 'ecdsa']),
  invalidResponses: [
    ['an undefined result', { result: undefined }, 'connect/wallet-failed'],
    ['a text', { result: 'enabled' }, 'connect/wallet-failed'],
    ['accounts without a `get` method', { result: { accounts: [] } }, 'connect/wallet-failed'],
    [
      'accounts that are not a list',
      { result: { accounts: { get: async () => null } } },
      'connect/wallet-failed',
    ],
    ['an account without an address', enableResult({ name: 'Everyday' }), 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      enableResult({
        address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
        type: 'sr25519',
      }),
      'connect/wallet-failed',
    ],
    [
      'an Ethereum-style address with a wrong checksum',
      enableResult({ address: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', type: 'ethereum' }),
      'connect/wallet-failed',
    ],
    [
      'an account that is bound to another chain',
      enableResult({
        address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
        genesisHash: `0x${'f'.repeat(64)}`,
      }),
      'connect/no-account-shared',
    ],
    [
      'a pending request',
      { error: new Error('The source http://page has a pending authorization request') },
      'rpc/resource-unavailable',
    ],
    ['an error without a message', { error: undefined }, 'connect/wallet-failed'],
  ],
})

testInstalledWallet({
  ...common,
  title: 'Polkadot extensions with Ethereum-style accounts',
  connectorId: 'talisman',
  install: install('Talisman', 'talisman', ['ethereum', 'ethereum', 'sr25519', 'ethereum']),
  invalidResponses: [['a number', { result: 7 }, 'connect/wallet-failed']],
})
