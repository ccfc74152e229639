import { createBip122Wallet, namespaceRoster } from '@latchkit/sandbox/wallets'
import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import { bip122 } from '../../../../core/src/adapters/bip122/index.ts'
import { defineNetwork } from '../../../../core/src/domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../../../core/src/domain/networks/index.ts'
import type { Subject } from './subject.ts'
import { testInstalledWallet } from './wallet-suite.ts'

const network = defineNetwork(bitcoinTestnet)
const api = () => `${inject('balances')}/bip122/api`
const millstone = namespaceRoster().filter(({ id }) => id === 'millstone')
const payment = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const addressEntry = (address: unknown) => ({
  address,
  publicKey: '02'.padEnd(66, '1'),
  purpose: 'payment',
  addressType: 'p2wpkh',
  walletType: 'software',
})
const connectResult = (addresses: unknown, name: unknown = 'Testnet') => ({
  id: 'account-0',
  addresses,
  walletType: 'software',
  network: { bitcoin: { name }, stacks: { name: 'testnet' }, spark: { name: 'regtest' } },
})

const common = {
  entry: () => bip122({ api: { [network.caipNetworkId]: api() } }),
  network,
  isActive: ({ type }) => type === 'payment',
  verify: async ({ address }, message, signature) =>
    commands.verifyBitcoin(address, message, signature),
  balance: { value: '75000000', decimals: 8, symbol: 'BTC' },
  emitsNetworkChange: true,
  verifies: false,
} satisfies Partial<Subject>

/** A wallet with one account, which has a payment and an ordinals address. */
const install =
  (walletStandard: boolean): Subject['install'] =>
  (page) => {
    const [{ branding, secrets } = throwNotFound()] = millstone
    const [secret] = secrets
    return createBip122Wallet({
      branding,
      secrets: [secret],
      network: network.caipNetworkId,
      rpc: api(),
      approve: 'auto',
      page,
      standard: walletStandard,
    })
  }
const throwNotFound = (): never => {
  throw new Error('The roster has no wallet `millstone`')
}

testInstalledWallet({
  ...common,
  title: 'Bitcoin wallets with the API of sats-connect',
  other: defineNetwork(bitcoin),
  connectorId: 'MillstoneProviders.BitcoinProvider',
  install: install(false),
  methods: { connect: 'wallet_connect', sign: 'signMessage' },
  invalidResponses: [
    ['an undefined result', { result: undefined }, 'rpc/internal'],
    ['null', { result: null }, 'connect/wallet-failed'],
    ['a text', { result: 'yes' }, 'connect/wallet-failed'],
    [
      'accounts that are not a list',
      { result: connectResult({ 0: addressEntry(payment) }) },
      'connect/wallet-failed',
    ],
    ['an invalid account', { result: connectResult([7, null, {}]) }, 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      { result: connectResult([addressEntry(`${payment.slice(0, -1)}y`)]) },
      'connect/wallet-failed',
    ],
    [
      'an address in mixed case',
      { result: connectResult([addressEntry(`${payment.slice(0, -1)}X`)]) },
      'connect/wallet-failed',
    ],
    [
      'an address of another network',
      { result: connectResult([addressEntry(payment)], 'Mainnet') },
      'connect/wallet-failed',
    ],
    [
      'an unknown network',
      { result: connectResult([addressEntry(payment)], 'Moonnet') },
      'connect/wallet-failed',
    ],
    [
      'a network that is a number',
      { result: connectResult([addressEntry(payment)], 1) },
      'connect/wallet-failed',
    ],
    ['an error without a message', { error: undefined }, 'rpc/internal'],
    ['access denied', { error: { code: -32002, message: 'Access denied.' } }, 'rpc/unauthorized'],
  ],
  responses: {
    rejected: { error: { code: -32000, message: 'User rejected request' } },
    noAccounts: { result: connectResult([]) },
  },
})

const account = (address: unknown, chain = 'bitcoin:testnet') => ({
  address,
  publicKey: new Uint8Array(33),
  chains: [chain],
  features: [],
})

testInstalledWallet({
  ...common,
  title: 'Bitcoin wallets of the Wallet Standard',
  other: null,
  connectorId: 'Millstone',
  install: install(true),
  methods: { connect: 'bitcoin:connect', sign: 'bitcoin:signMessage' },
  invalidResponses: [
    ['an undefined result', { result: undefined }, 'connect/wallet-failed'],
    ['a list', { result: [account(payment)] }, 'connect/wallet-failed'],
    ['invalid accounts', { result: { accounts: [7, null] } }, 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      { result: { accounts: [account(`${payment.slice(0, -1)}y`)] } },
      'connect/wallet-failed',
    ],
    [
      'an address of another chain',
      { result: { accounts: [account('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')] } },
      'connect/wallet-failed',
    ],
    ['an error without a message', { error: undefined }, 'connect/wallet-failed'],
  ],
  responses: {
    rejected: { error: { code: 4001, message: 'User rejected the request.' } },
    noAccounts: { result: { accounts: [] } },
  },
})
