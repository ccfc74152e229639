import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin } from '../../domain/networks/index.ts'
import {
  hexOf,
  inHex,
  signBip322,
  signedMessage,
  signedPsbt,
  testKey,
  unsignedPsbt,
  witnessOf,
} from './key.fixture.ts'
import {
  mainnet,
  mainnetPayment,
  otherPayment,
  providerOf,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const key = testKey()
const psbt = unsignedPsbt(key)
const segwit = p2wpkh(pubECDSA(key.secret), TEST_NETWORK)
const bip322 = Buffer.from(witnessOf(signBip322(segwit, 'hi', [key.secret]))).toString('base64')
const ecdsa = signedMessage(key, 'hi')
const id = 'ab'.repeat(32)

/** Fakes UniSat's page API and records its calls. */
function createUnisat(overrides: object = {}) {
  const calls: unknown[] = []
  const listeners = new Map<string, () => void>()
  const state = { accounts: [key.address], chain: 'BITCOIN_TESTNET' }
  const recorded =
    (name: string, respond: () => unknown) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      return respond()
    }
  const wallet = {
    requestAccounts: recorded('requestAccounts', () => state.accounts),
    getAccounts: recorded('getAccounts', () => state.accounts),
    getPublicKey: recorded('getPublicKey', () => key.publicKey),
    getChain: recorded('getChain', () => ({ enum: state.chain, name: 'x', network: 'y' })),
    switchChain: recorded('switchChain', () => {
      Object.assign(state, { chain: 'BITCOIN_MAINNET', accounts: [mainnetPayment] })
    }),
    signMessage: async (message: string, type: string) => {
      calls.push(['signMessage', message, type])
      return type === 'ecdsa' ? ecdsa : bip322
    },
    signPsbt: recorded('signPsbt', () => inHex(signedPsbt(psbt, key))),
    pushPsbt: recorded('pushPsbt', () => id),
    sendBitcoin: recorded('sendBitcoin', () => id),
    disconnect: recorded('disconnect', () => {}),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
    ...overrides,
  }
  return {
    wallet,
    calls,
    listeners,
    state,
    names: () => calls.map((call) => (Array.isArray(call) ? call[0] : call)),
  }
}

async function setup(overrides: object = {}) {
  const unisat = createUnisat(overrides)
  const { adapter } = startAdapter({ unisat: unisat.wallet })
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  const connect = () => chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal)
  return { ...unisat, chain, connect, provider: providerOf(chain, 'unisat') }
}

test('connect returns the current address as a payment account', async () => {
  const { connect, names } = await setup()
  await expect(connect()).resolves.toMatchObject({
    address: key.address,
    accounts: [{ address: key.address, type: 'payment', publicKey: key.publicKey }],
    caipNetworkId: testnet,
  })
  expect(names()).toEqual(['requestAccounts', 'getChain', 'getPublicKey'])
})

test('connect rejects if the wallet shares no account [B2]', async () => {
  const { connect } = await setup({ requestAccounts: async () => [] })
  await expect(connect()).rejects.toMatchObject({ message: 'UniSat shared no account' })
})

test.each([
  ['a chain other than Bitcoin', { getChain: async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET' }) }],
  ['a wallet without `getChain` and `getNetwork`', { getChain: null }],
  ['text instead of a list of accounts', { requestAccounts: async () => 'x' }],
  ['an invalid entry', { requestAccounts: async () => [7] }],
  ['an address of another network', { requestAccounts: async () => [mainnetPayment] }],
])('connect rejects %s [B3, B4]', async (_, overrides) => {
  const { connect } = await setup(overrides)
  await expect(connect()).rejects.toMatchObject({ message: "Couldn't connect to UniSat" })
})

test('connect rejects with `rpc/resource-unavailable` if a prompt is already open [B7]', async () => {
  const { connect, names } = await setup({
    requestAccounts: () => Promise.reject({ code: -32002, message: 'Already pending' }),
  })
  await expect(connect()).rejects.toMatchObject({ code: 'rpc/resource-unavailable' })
  expect(names()).toEqual([])
})

test('connect rejects with `rpc/user-rejected` for 4001 [B5]', async () => {
  const { connect } = await setup({ requestAccounts: () => Promise.reject({ code: 4001 }) })
  await expect(connect()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
})

const resumeRequest = { connectorId: 'unisat', address: key.address }
test('resume reads the accounts without a prompt', async () => {
  const { chain, names } = await setup()
  await expect(chain.resume(resumeRequest, signal)).resolves.toMatchObject({
    address: key.address,
  })
  expect(names()[0]).toBe('getAccounts')
})

test('resume returns null for a locked wallet [D1]', async () => {
  const { chain, state, listeners } = await setup()
  state.accounts = []
  await expect(chain.resume(resumeRequest, signal)).resolves.toBeNull()
  expect(listeners.size).toBe(0)
})

test('watch reads accounts and network after each event, and disconnects on a chain other than Bitcoin', async () => {
  const { chain, connect, state, listeners } = await setup()
  await connect()
  const events: WalletEvent[] = []
  const stop = chain.watch('unisat', (event) => events.push(event))
  const emit = async (event: string) => {
    const count = events.length
    listeners.get(event)?.()
    await until(() => events.length > count)
  }
  state.accounts = [otherPayment]
  await emit('accountsChanged')
  Object.assign(state, { chain: 'BITCOIN_MAINNET', accounts: [mainnetPayment] })
  await emit('networkChanged')
  state.chain = 'FRACTAL_BITCOIN_MAINNET'
  await emit('chainChanged')
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: otherPayment }] },
    { type: 'chain.changed', caipNetworkId: mainnet, accounts: [{ address: mainnetPayment }] },
    { type: 'accounts.changed', accounts: [{ address: mainnetPayment }] },
    { type: 'disconnected' },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

test('switchNetwork resolves with the network after the switch, and disconnect calls the wallet’s method', async () => {
  const { chain, connect, calls } = await setup()
  await connect()
  const network = defineNetwork(bitcoin)
  await expect(chain.switchNetwork({ connectorId: 'unisat', network }, signal)).resolves.toBe(
    mainnet,
  )
  expect(calls).toContainEqual(['switchChain', 'BITCOIN_MAINNET'])
  await chain.disconnect('unisat', signal)
  expect(calls.at(-1)).toEqual(['disconnect'])
})

test('signMessage supports both protocols', async () => {
  const { connect, provider, calls } = await setup()
  await connect()
  await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
    signature: ecdsa,
  })
  expect(calls.at(-1)).toEqual(['signMessage', 'hi', 'ecdsa'])
  await provider.signMessage({ message: 'hi', protocol: 'bip322' })
  expect(calls.at(-1)).toEqual(['signMessage', 'hi', 'bip322-simple'])
})

test('signMessage and sendTransfer reject before the wallet request if the wallet is on another account', async () => {
  const { connect, provider, state, names } = await setup()
  await connect()
  state.accounts = [otherPayment]
  await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
    code: 'rpc/unauthorized',
  })
  await expect(
    provider.sendTransfer({ recipient: otherPayment, amount: 1n }),
  ).rejects.toMatchObject({
    code: 'rpc/unauthorized',
  })
  expect(names()).not.toContain('signMessage')
  expect(names()).not.toContain('sendBitcoin')
})

test('signPsbt passes hex and does not broadcast another transaction', async () => {
  const { connect, provider, calls, names } = await setup()
  await connect()
  const signInputs = [{ address: key.address, index: 0, sighashTypes: [1] }]
  await expect(provider.signPsbt({ psbt, signInputs, broadcast: true })).resolves.toMatchObject({
    txid: id,
  })
  expect(calls).toContainEqual([
    'signPsbt',
    hexOf(psbt),
    { autoFinalized: true, toSignInputs: signInputs },
  ])
  const malicious = await setup({ signPsbt: async () => hexOf(unsignedPsbt(key, 1_000n)) })
  await malicious.connect()
  const signing = malicious.provider.signPsbt({ psbt, signInputs, broadcast: true })
  await expect(signing).rejects.toMatchObject({ code: 'rpc/internal' })
  expect([names().includes('pushPsbt'), malicious.names().includes('pushPsbt')]).toEqual([
    true,
    false,
  ])
})

test('sendTransfer passes the amount in satoshi', async () => {
  const { connect, provider, calls } = await setup()
  await connect()
  await expect(provider.sendTransfer({ recipient: otherPayment, amount: 5n })).resolves.toBe(id)
  expect(calls.at(-1)).toEqual(['sendBitcoin', otherPayment, 5])
})

const legacyWallet = (network: string, overrides: object = {}) =>
  createUnisat({
    getChain: null,
    switchChain: null,
    getNetwork: async () => network,
    ...overrides,
  })
async function setupGlobals(globals: object) {
  const { adapter } = startAdapter(globals)
  const rows: unknown[] = []
  adapter.discover({ found: ({ id, name, disputed }) => rows.push([id, name, disputed]) })
  return { rows, chain: await adapter.load() }
}

test('discovery finds OKX Wallet at its own path only, although it also injects `unisat`', async () => {
  const { wallet } = legacyWallet('testnet')
  const { rows, chain } = await setupGlobals({ okxwallet: { bitcoin: wallet }, unisat: wallet })
  expect(rows).toEqual([['okxwallet.bitcoin', 'OKX Wallet', false]])
  const connection = chain.connect(
    { connectorId: 'okxwallet.bitcoin', caipNetworkId: null },
    signal,
  )
  await expect(connection).resolves.toMatchObject({
    address: key.address,
    caipNetworkId: testnet,
  })
})

test('switchNetwork calls a legacy wallet’s `switchNetwork`, and rejects without that method', async () => {
  const calls: unknown[] = []
  const state = { network: 'testnet', address: key.address }
  const switchable = legacyWallet('', {
    getNetwork: async () => state.network,
    getAccounts: async () => [state.address],
    switchNetwork: async (network: unknown) => {
      calls.push(network)
      Object.assign(state, { network, address: mainnetPayment })
    },
  })
  const { chain } = await setupGlobals({ unisat: switchable.wallet })
  await chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal)
  const network = defineNetwork(bitcoin)
  await expect(chain.switchNetwork({ connectorId: 'unisat', network }, signal)).resolves.toBe(
    mainnet,
  )
  expect(calls).toEqual(['livenet'])
  const withoutSwitch = await setupGlobals({ unisat: legacyWallet('testnet').wallet })
  await expect(
    withoutSwitch.chain.switchNetwork({ connectorId: 'unisat', network }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})

test('connect rejects the unknown network of a legacy wallet', async () => {
  const { chain } = await setupGlobals({ unisat: legacyWallet('fractal').wallet })
  await expect(
    chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal),
  ).rejects.toMatchObject({
    code: 'connect/wallet-failed',
  })
})
