import { defineNetwork, solana as solanaMainnet } from '@latchkit/core/networks'
import { hexToBytes } from 'viem'
import { commands } from 'vitest/browser'
import { sunbeam } from './solana.subject.ts'
import { testInstalledWallet } from './wallet-suite.ts'

/** Two of the accounts that the sandbox funds. Their keys are public on purpose. */
const secrets = [
  hexToBytes('0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e'),
  hexToBytes('0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97'),
] as const
const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const accounts = (...all: readonly unknown[]) => ({ result: { accounts: all } })

testInstalledWallet({
  title: 'Solana wallets of the Wallet Standard',
  ...sunbeam(secrets),
  other: defineNetwork(solanaMainnet),
  isActive: null,
  verify: async ({ address }, message, signature) =>
    commands.verifySolana(address, message, signature),
  methods: { connect: 'standard:connect', sign: 'solana:signMessage' },
  invalidResponses: [
    ['an undefined result', { result: undefined }, 'connect/wallet-failed'],
    ['a text', { result: address }, 'connect/wallet-failed'],
    ['accounts that are not a list', { result: { accounts: {} } }, 'connect/wallet-failed'],
    [
      'an account of Ethereum',
      accounts({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chains: [] }),
      'connect/wallet-failed',
    ],
    [
      'an address that is too long',
      accounts({ address: `${address}M`, chains: [] }),
      'connect/wallet-failed',
    ],
    [
      'an address with letters that base58 lacks',
      accounts({ address: address.replace('W', 'l'), chains: [] }),
      'connect/wallet-failed',
    ],
    [
      'an account without a network',
      accounts({ address, chains: ['solana:'] }),
      'connect/wallet-failed',
    ],
    ['an error without a message', { error: undefined }, 'connect/wallet-failed'],
    [
      'a pending request',
      { error: { code: -32002, message: 'pending' } },
      'rpc/resource-unavailable',
    ],
  ],
  responses: {
    rejected: { error: { code: 4001, message: 'User rejected the request.' } },
    noAccounts: accounts(),
  },
  balance: { value: '100000000000', decimals: 9, symbol: 'SOL' },
  emitsNetworkChange: false,
  verifies: true,
})
