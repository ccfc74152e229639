import { cosmos } from '@latchkit/core/adapters/cosmos'
import { cosmosHub, defineNetwork, osmosis } from '@latchkit/core/networks'
import { type CosmosPath, createCosmosWallet } from '@latchkit/sandbox/wallets'
import { hexToBytes } from 'viem'
import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import type { Subject } from './subject.ts'
import { testInstalledWallet } from './wallet-suite.ts'

const network = defineNetwork(cosmosHub)
/** Two of the accounts that the sandbox funds. Their keys are public on purpose. */
const secrets = [
  hexToBytes('0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a'),
  hexToBytes('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba'),
] as const
const rest = (reference: string) => `${inject('balances')}/cosmos/${reference}`
const publicKey = Uint8Array.of(2, ...new Uint8Array(32).fill(0x79))
const keyResult = (change: object) => ({
  name: 'Everyday',
  algo: 'secp256k1',
  pubKey: publicKey,
  bech32Address: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq',
  ...change,
})

const common = {
  entry: () =>
    cosmos({
      chains: {
        'cosmos:cosmoshub-4': { prefix: 'cosmos', denom: 'uatom', rest: rest('cosmoshub-4') },
        'cosmos:osmosis-1': { prefix: 'osmo', denom: 'uosmo', rest: rest('osmosis-1') },
      },
    }),
  network,
  other: defineNetwork(osmosis),
  isActive: null,
  verify: async ({ address, publicKey = '' }, message, signature) =>
    commands.verifyCosmos(address, publicKey, message, signature),
  methods: { connect: 'getKey', sign: 'signArbitrary' },
  responses: { rejected: { error: new Error('Request rejected') }, noAccounts: { result: null } },
  balance: { value: '250000000', decimals: 6, symbol: 'ATOM' },
  emitsNetworkChange: false,
  verifies: true,
} satisfies Partial<Subject>

const install =
  (name: string, path: CosmosPath): Subject['install'] =>
  (page) =>
    createCosmosWallet({
      branding: { name, icon: 'data:image/svg+xml,', accent: 'teal' },
      secrets,
      network: network.caipNetworkId,
      rpc: null,
      approve: 'auto',
      page,
      path,
    })

testInstalledWallet({
  ...common,
  title: 'Cosmos wallets with the API of Keplr',
  connectorId: 'keplr',
  install: install('Keplr', 'keplr'),
  invalidResponses: [
    ['an undefined result', { result: undefined }, 'connect/no-account-shared'],
    ['a text', { result: 'cosmos1' }, 'connect/wallet-failed'],
    ['a list', { result: [] }, 'connect/wallet-failed'],
    ['an address of another key', { result: keyResult({}) }, 'connect/wallet-failed'],
    [
      'an address with a wrong checksum',
      { result: keyResult({ bech32Address: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrp' }) },
      'connect/wallet-failed',
    ],
    [
      'an address of another chain',
      { result: keyResult({ bech32Address: 'osmo1sguafvgmel6f880ryvq8efh9522p8zvm8c9j9y' }) },
      'connect/wallet-failed',
    ],
    [
      'a key that is not a point on the curve',
      { result: keyResult({ algo: 'ethsecp256k1', pubKey: new Uint8Array(33) }) },
      'connect/wallet-failed',
    ],
    ['a key that is text', { result: keyResult({ pubKey: '02' }) }, 'connect/wallet-failed'],
    ['an error without a message', { error: undefined }, 'connect/wallet-failed'],
    [
      'a chain that the wallet does not know',
      { error: new Error('There is no chain info for cosmoshub-4') },
      'rpc/switch-chain',
    ],
  ],
})

testInstalledWallet({
  ...common,
  title: 'Cosmos wallets at a nested path',
  connectorId: 'cosmostation.providers.keplr',
  install: install('Cosmostation Wallet', 'cosmostation.providers.keplr'),
  invalidResponses: [['a number', { result: 7 }, 'connect/wallet-failed']],
})
