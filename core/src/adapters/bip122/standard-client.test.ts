import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { timeouts } from '../../domain/constants.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin } from '../../domain/networks/index.ts'
import { hexOf, inBase64, signedMessage, signedPsbt, testKey, unsignedPsbt } from './key.fixture.ts'
import {
  accountResult,
  addressEntry,
  mainnet,
  mainnetPayment,
  ordinals,
  otherPayment,
  payment,
  providerOf,
  publicKey,
  scriptedProvider,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const key = testKey()
const psbt = unsignedPsbt(key)
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const standardAccount = (
  address: unknown,
  chains: readonly string[] = ['bitcoin:testnet'],
  overrides: object = {},
) => ({
  address,
  publicKey: bytes(publicKey),
  chains,
  features: [],
  ...overrides,
})
const accounts = [standardAccount(key.address), standardAccount(ordinals)]

/** Registers a wallet with the given features and loads the chain adapter. */
async function setup(features: object, initial: readonly object[] = accounts) {
  const listeners = new Set<() => void>()
  const wallet = {
    version: '1.0.0',
    name: 'Lumen',
    icon: '',
    chains: ['bitcoin:testnet', 'solana:devnet'],
    accounts: initial,
    features: {
      'standard:events': {
        on(_: string, listener: () => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      ...features,
    },
  }
  const { adapter, platform, clock } = startAdapter()
  adapter.discover({ found: () => {} })
  platform.controls.emit(
    'wallet-standard:register-wallet',
    (api: { register(wallet: unknown): void }) => api.register(wallet),
  )
  const chain = await adapter.load()
  const connect = () => chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const resume = () => chain.resume({ connectorId: 'Lumen', address: null }, signal)
  const changeAccounts = (next: readonly object[]) => {
    wallet.accounts = next
    for (const listener of [...listeners]) listener()
  }
  return {
    wallet,
    chain,
    clock,
    connect,
    resume,
    changeAccounts,
    listeners,
    provider: () => providerOf(chain, 'Lumen'),
  }
}
const withConnect = (list: readonly object[] = accounts) => ({
  'bitcoin:connect': { connect: async () => ({ accounts: list }) },
})

test('connect calls `bitcoin:connect` with both purposes', async () => {
  const inputs: unknown[] = []
  const connect = async (input: unknown) => {
    inputs.push(input)
    return { accounts }
  }
  const run = await setup({ 'bitcoin:connect': { connect } })
  await expect(run.connect()).resolves.toEqual({
    namespace: 'bip122',
    connectorId: 'Lumen',
    address: key.address,
    accounts: [
      { address: key.address, type: 'payment', publicKey },
      { address: ordinals, type: 'ordinal', publicKey },
    ],
    caipNetworkId: testnet,
  })
  expect(inputs).toEqual([{ purposes: ['payment', 'ordinals'] }])
})

test('connect calls `standard:connect` without `bitcoin:connect` and ignores accounts of other chains', async () => {
  const accounts = [
    standardAccount('4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA', ['solana:devnet']),
    standardAccount(mainnetPayment, ['bitcoin:mainnet']),
  ]
  const { connect } = await setup({ 'standard:connect': { connect: async () => ({ accounts }) } })
  await expect(connect()).resolves.toMatchObject({
    accounts: [{ address: mainnetPayment }],
    caipNetworkId: mainnet,
  })
})

test('connect returns the account’s stated purpose and the network that matches the first address', async () => {
  const list = [
    standardAccount(ordinals, ['bitcoin:mainnet', 'bitcoin:signet'], { purpose: 'payment' }),
  ]
  const { connect } = await setup(withConnect(list))
  await expect(connect()).resolves.toMatchObject({
    accounts: [{ address: ordinals, type: 'payment' }],
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
  })
})

test.each([
  ['undefined', undefined, 'connect/wallet-failed'],
  ['an empty list', { accounts: [] }, 'connect/no-account-shared'],
  ['invalid entries', { accounts: [7] }, 'connect/wallet-failed'],
  ['an invalid address', { accounts: [standardAccount('x')] }, 'connect/wallet-failed'],
  [
    'accounts of other chains only',
    { accounts: [standardAccount('x', ['solana:devnet'])] },
    'connect/no-account-shared',
  ],
])('connect rejects if the wallet returns %s [B2, B3]', async (_, result, code) => {
  const { connect, listeners } = await setup({
    'bitcoin:connect': { connect: async () => result },
  })
  await expect(connect()).rejects.toMatchObject({ code })
  expect(listeners.size).toBe(0)
})

test('connect calls the object that the wallet provides for sats-connect', async () => {
  const { provider } = scriptedProvider({
    wallet_connect: () => accountResult([addressEntry(payment)]),
  })
  const { connect } = await setup({ 'sats-connect:': { provider }, ...withConnect([]) })
  await expect(connect()).resolves.toMatchObject({ connectorId: 'Lumen', address: payment })
})

test('resume calls a silent `standard:connect` if the wallet supports it', async () => {
  const inputs: unknown[] = []
  const connect = async (input: unknown) => {
    inputs.push(input)
    return { accounts }
  }
  const { resume } = await setup({ 'standard:connect': { connect }, 'bitcoin:connect': {} })
  await expect(resume()).resolves.toMatchObject({ address: key.address })
  expect(inputs).toEqual([{ silent: true }])
})

test('resume returns the accounts that a wallet without `standard:connect` shares without a request', async () => {
  await expect((await setup(withConnect())).resume()).resolves.toMatchObject({
    address: key.address,
  })
})

test('resume waits a limited time for a wallet that shares accounts late', async () => {
  const emptyConnect = { 'standard:connect': { connect: async () => ({ accounts: [] }) } }
  const slowWallet = await setup(emptyConnect, [])
  const before = slowWallet.clock.pending()
  const resumed = slowWallet.resume()
  await until(() => slowWallet.clock.pending() > before)
  slowWallet.changeAccounts(accounts)
  await expect(resumed).resolves.toMatchObject({ address: key.address })
  expect(slowWallet.clock.pending()).toBe(before)
  for (const features of [emptyConnect, withConnect()]) {
    const lockedWallet = await setup(features, [])
    const resumed = lockedWallet.resume()
    await until(() => lockedWallet.clock.pending() > before)
    lockedWallet.clock.advance(timeouts.walletWakeUp)
    await expect(resumed).resolves.toBeNull()
    expect(lockedWallet.listeners.size).toBe(0)
  }
})

test('resume returns null for a wallet that rejects instead of sharing an empty list', async () => {
  const { resume } = await setup({
    'standard:connect': { connect: () => Promise.reject({ code: 4001 }) },
  })
  await expect(resume()).resolves.toBeNull()
})

test('watch emits accounts, network and disconnect and drops invalid accounts', async () => {
  const { chain, connect, changeAccounts, listeners } = await setup(withConnect())
  await connect()
  const events: WalletEvent[] = []
  const stop = chain.watch('Lumen', (event) => events.push(event))
  changeAccounts([standardAccount(otherPayment)])
  changeAccounts([standardAccount(mainnetPayment, ['bitcoin:mainnet'])])
  changeAccounts([standardAccount('invalid')])
  changeAccounts([])
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: otherPayment }] },
    { type: 'chain.changed', caipNetworkId: mainnet, accounts: [{ address: mainnetPayment }] },
    { type: 'accounts.changed', accounts: [{ address: mainnetPayment }] },
    { type: 'disconnected' },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

test('switchNetwork and sendTransfer are not supported; disconnect calls the feature', async () => {
  const disconnects: string[] = []
  const { chain, connect, provider } = await setup({
    ...withConnect(),
    'bitcoin:disconnect': { disconnect: async () => disconnects.push('called') },
  })
  await connect()
  const switching = chain.switchNetwork(
    { connectorId: 'Lumen', network: defineNetwork(bitcoin) },
    signal,
  )
  await expect(switching).rejects.toMatchObject({ code: 'network/not-supported-by-wallet' })
  await expect(
    provider().sendTransfer({ recipient: otherPayment, amount: 1n }),
  ).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
  await chain.disconnect('Lumen', signal)
  expect(disconnects).toEqual(['called'])
})

test('signMessage passes the message as bytes with the wallet’s account object, and supports the default protocol only', async () => {
  const inputs: unknown[] = []
  const signMessage = async (input: unknown) => {
    inputs.push(input)
    return [{ signature: Buffer.from(signedMessage(key, 'hé'), 'base64') }]
  }
  const { connect, provider } = await setup({
    ...withConnect(),
    'bitcoin:signMessage': { signMessage },
  })
  await connect()
  await expect(provider().signMessage({ message: 'hé' })).resolves.toMatchObject({
    signature: signedMessage(key, 'hé'),
  })
  expect(inputs).toEqual([{ account: accounts[0], message: new TextEncoder().encode('hé') }])
  await expect(provider().signMessage({ message: 'hi', protocol: 'bip322' })).rejects.toMatchObject(
    { code: 'rpc/method-not-supported' },
  )
})

test('signMessage rejects a result without a signature [B6]', async () => {
  const { connect, provider } = await setup({
    ...withConnect(),
    'bitcoin:signMessage': { signMessage: async () => [] },
  })
  await connect()
  await expect(provider().signMessage({ message: 'hi' })).rejects.toMatchObject({
    code: 'rpc/internal',
  })
})

test('signPsbt passes the PSBT as bytes with the current network', async () => {
  const inputs: unknown[] = []
  const signed = signedPsbt(psbt, key)
  const signing = (output: object) => async (input: unknown) => {
    inputs.push(input)
    return [output]
  }
  const { connect, provider } = await setup({
    ...withConnect(),
    'bitcoin:signTransaction': { signTransaction: signing({ signedPsbt: signed.toPSBT() }) },
    'bitcoin:signAndSendTransaction': {
      signAndSendTransaction: signing({ txId: 'ab'.repeat(32) }),
    },
  })
  await connect()
  const signInputs = [{ address: key.address, index: 0 }]
  await expect(provider().signPsbt({ psbt, signInputs })).resolves.toEqual({
    psbt: inBase64(signed),
    txid: null,
  })
  await expect(provider().signPsbt({ psbt, signInputs, broadcast: true })).resolves.toEqual({
    psbt,
    txid: 'ab'.repeat(32),
  })
  const input = {
    psbt: bytes(hexOf(psbt)),
    inputsToSign: [{ account: accounts[0], signingIndexes: [0] }],
    chain: 'bitcoin:testnet',
  }
  expect(inputs).toEqual([input, input])
})
