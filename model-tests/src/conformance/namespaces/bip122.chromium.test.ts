import { createBip122Wallet, namespaceRoster } from '@latchkit/sandbox/wallets'
import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import { bip122 } from '../../../../core/src/adapters/bip122/index.ts'
import { defineNetwork } from '../../../../core/src/domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../../../core/src/domain/networks/index.ts'
import type { Subject } from './subject.ts'
import { conforms } from './suite.ts'

const network = defineNetwork(bitcoinTestnet)
const api = () => `${inject('balances')}/bip122/api`
const millstone = namespaceRoster().filter(({ id }) => id === 'millstone')
const ours = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const listed = (address: unknown) => ({
  address,
  publicKey: '02'.padEnd(66, '1'),
  purpose: 'payment',
  addressType: 'p2wpkh',
  walletType: 'software',
})
const connected = (addresses: unknown, name: unknown = 'Testnet') => ({
  id: 'account-0',
  addresses,
  walletType: 'software',
  network: { bitcoin: { name }, stacks: { name: 'testnet' }, spark: { name: 'regtest' } },
})

const common = {
  entry: () => bip122({ api: { [network.caipNetworkId]: api() } }),
  network,
  first: ({ type }) => type === 'payment',
  verify: async ({ address }, message, signature) =>
    commands.verifyBitcoin(address, message, signature),
  balance: { value: '75000000', decimals: 8, symbol: 'BTC' },
  tellsNetwork: true,
  verifies: false,
} satisfies Partial<Subject>

/** A wallet with one account, which has two addresses: a page sees one account at a time. */
const install =
  (standard: boolean): Subject['install'] =>
  (page) => {
    const [{ branding, secrets } = raise()] = millstone
    const [first] = secrets
    return createBip122Wallet({
      branding,
      secrets: [first],
      network: network.caipNetworkId,
      rpc: api(),
      approve: 'auto',
      page,
      standard,
    })
  }
const raise = (): never => {
  throw new Error('The wallet Millstone was not discovered.')
}

conforms({
  ...common,
  title: 'Bitcoin wallets with the API of sats-connect',
  other: defineNetwork(bitcoin),
  connectorId: 'MillstoneProviders.BitcoinProvider',
  install: install(false),
  methods: { connect: 'wallet_connect', sign: 'signMessage' },
  unbelievable: [
    ['no answer', { result: undefined }, 'rpc/internal'],
    ['nothing', { result: null }, 'connect/wallet-failed'],
    ['a text', { result: 'yes' }, 'connect/wallet-failed'],
    [
      'accounts that are no list',
      { result: connected({ 0: listed(ours) }) },
      'connect/wallet-failed',
    ],
    ['an invalid account', { result: connected([7, null, {}]) }, 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      { result: connected([listed(`${ours.slice(0, -1)}y`)]) },
      'connect/wallet-failed',
    ],
    [
      'an address in mixed case',
      { result: connected([listed(`${ours.slice(0, -1)}X`)]) },
      'connect/wallet-failed',
    ],
    [
      'an address of another network',
      { result: connected([listed(ours)], 'Mainnet') },
      'connect/wallet-failed',
    ],
    [
      'an unknown network',
      { result: connected([listed(ours)], 'Moonnet') },
      'connect/wallet-failed',
    ],
    [
      'a network that is a number',
      { result: connected([listed(ours)], 1) },
      'connect/wallet-failed',
    ],
    ['an error without a message', { error: undefined }, 'rpc/internal'],
    ['access denied', { error: { code: -32002, message: 'Access denied.' } }, 'rpc/unauthorized'],
  ],
  says: {
    declined: { error: { code: -32000, message: 'User rejected request' } },
    nothing: { result: connected([]) },
  },
})

const account = (address: unknown, chain = 'bitcoin:testnet') => ({
  address,
  publicKey: new Uint8Array(33),
  chains: [chain],
  features: [],
})

conforms({
  ...common,
  title: 'Bitcoin wallets of the Wallet Standard',
  other: null,
  connectorId: 'Millstone',
  install: install(true),
  methods: { connect: 'bitcoin:connect', sign: 'bitcoin:signMessage' },
  unbelievable: [
    ['no answer', { result: undefined }, 'connect/wallet-failed'],
    ['a list', { result: [account(ours)] }, 'connect/wallet-failed'],
    ['invalid accounts', { result: { accounts: [7, null] } }, 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      { result: { accounts: [account(`${ours.slice(0, -1)}y`)] } },
      'connect/wallet-failed',
    ],
    [
      'an address of another chain',
      { result: { accounts: [account('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')] } },
      'connect/wallet-failed',
    ],
    ['an error without a message', { error: undefined }, 'connect/wallet-failed'],
  ],
  says: {
    declined: { error: { code: 4001, message: 'User rejected the request.' } },
    nothing: { result: { accounts: [] } },
  },
})
