import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { timeouts } from '../../domain/constants.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin } from '../../domain/networks/index.ts'
import { hexOf, inBase64, signedPsbt, testKey, unsignedPsbt } from './key.fixture.ts'
import {
  account,
  listed,
  mainnet,
  onMainnet,
  ordinals,
  other,
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
const own = (
  address: unknown,
  chains: readonly string[] = ['bitcoin:testnet'],
  more: object = {},
) => ({
  address,
  publicKey: bytes(publicKey),
  chains,
  features: [],
  ...more,
})
const both = [own(key.address), own(ordinals)]

/** A wallet of the Wallet Standard that does what a test says. */
async function meet(features: object, accounts: readonly object[] = both) {
  const listeners = new Set<() => void>()
  const wallet = {
    version: '1.0.0',
    name: 'Lumen',
    icon: '',
    chains: ['bitcoin:testnet', 'solana:devnet'],
    accounts,
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
    (api: { register(one: unknown): void }) => api.register(wallet),
  )
  const chain = await adapter.load()
  const connect = () => chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  const resume = () => chain.resume({ connectorId: 'Lumen', address: null }, signal)
  const change = (next: readonly object[]) => {
    wallet.accounts = next
    for (const listener of [...listeners]) listener()
  }
  return {
    wallet,
    chain,
    clock,
    connect,
    resume,
    change,
    listeners,
    provider: () => providerOf(chain, 'Lumen'),
  }
}
const connects = (accounts: readonly object[] = both) => ({
  'bitcoin:connect': { connect: async () => ({ accounts }) },
})

describe('connecting', () => {
  test('by the feature for Bitcoin, for both kinds of account', async () => {
    const inputs: unknown[] = []
    const connect = async (input: unknown) => {
      inputs.push(input)
      return { accounts: both }
    }
    const { connect: ask } = await meet({ 'bitcoin:connect': { connect } })
    await expect(ask()).resolves.toEqual({
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

  test('by the standard one, which shares accounts of other chains, too', async () => {
    const accounts = [
      own('4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA', ['solana:devnet']),
      own(onMainnet, ['bitcoin:mainnet']),
    ]
    const { connect } = await meet({ 'standard:connect': { connect: async () => ({ accounts }) } })
    await expect(connect()).resolves.toMatchObject({
      accounts: [{ address: onMainnet }],
      caipNetworkId: mainnet,
    })
  })

  test('what an account is for may be said; its network is told by the chain that fits', async () => {
    const list = [own(ordinals, ['bitcoin:mainnet', 'bitcoin:signet'], { purpose: 'payment' })]
    const { connect } = await meet(connects(list))
    await expect(connect()).resolves.toMatchObject({
      accounts: [{ address: ordinals, type: 'payment' }],
      caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    })
  })

  test.each([
    ['nothing', undefined, 'connect/wallet-failed'],
    ['an empty list', { accounts: [] }, 'connect/no-account-shared'],
    ['rubbish', { accounts: [7] }, 'connect/wallet-failed'],
    ['an address that is none', { accounts: [own('x')] }, 'connect/wallet-failed'],
    ['only other chains', { accounts: [own('x', ['solana:devnet'])] }, 'connect/no-account-shared'],
  ])('B2, B3: %s', async (_, answer, code) => {
    const { connect, listeners } = await meet({
      'bitcoin:connect': { connect: async () => answer },
    })
    await expect(connect()).rejects.toMatchObject({ code })
    expect(listeners.size).toBe(0)
  })

  test('the object that it hands out for sats-connect is asked, where there is one', async () => {
    const { provider } = scriptedProvider({ wallet_connect: () => account([listed(payment)]) })
    const { connect } = await meet({ 'sats-connect:': { provider }, ...connects([]) })
    await expect(connect()).resolves.toMatchObject({ connectorId: 'Lumen', address: payment })
  })
})

describe('the next visit', () => {
  test('asks silently where the wallet can be asked so', async () => {
    const inputs: unknown[] = []
    const connect = async (input: unknown) => {
      inputs.push(input)
      return { accounts: both }
    }
    const { resume } = await meet({ 'standard:connect': { connect }, 'bitcoin:connect': {} })
    await expect(resume()).resolves.toMatchObject({ address: key.address })
    expect(inputs).toEqual([{ silent: true }])
  })

  test('else takes what it shares already', async () => {
    await expect((await meet(connects())).resume()).resolves.toMatchObject({ address: key.address })
  })

  test('what it shares only when it woke up is waited for, but not for ever', async () => {
    const silent = { 'standard:connect': { connect: async () => ({ accounts: [] }) } }
    const late = await meet(silent, [])
    const before = late.clock.pending()
    const resumed = late.resume()
    await until(() => late.clock.pending() > before)
    late.change(both)
    await expect(resumed).resolves.toMatchObject({ address: key.address })
    expect(late.clock.pending()).toBe(before)
    for (const features of [silent, connects()]) {
      const locked = await meet(features, [])
      const asked = locked.resume()
      await until(() => locked.clock.pending() > before)
      locked.clock.advance(timeouts.walletWakeUp)
      await expect(asked).resolves.toBeNull()
      expect(locked.listeners.size).toBe(0)
    }
  })

  test('a wallet that says no where it should share an empty list is no connection', async () => {
    const { resume } = await meet({
      'standard:connect': { connect: () => Promise.reject({ code: 4001 }) },
    })
    await expect(resume()).resolves.toBeNull()
  })
})

test('what it says by itself is heard: accounts, another network, the end; rubbish is dropped', async () => {
  const { chain, connect, change, listeners } = await meet(connects())
  await connect()
  const events: WalletEvent[] = []
  const stop = chain.watch('Lumen', (event) => events.push(event))
  change([own(other)])
  change([own(onMainnet, ['bitcoin:mainnet'])])
  change([own('rubbish')])
  change([])
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: other }] },
    { type: 'chain.changed', caipNetworkId: mainnet, accounts: [{ address: onMainnet }] },
    { type: 'accounts.changed', accounts: [{ address: onMainnet }] },
    { type: 'disconnected' },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

test('a page cannot move it, nor have it send by itself; it is left where it can be', async () => {
  const left: string[] = []
  const { chain, connect, provider } = await meet({
    ...connects(),
    'bitcoin:disconnect': { disconnect: async () => left.push('left') },
  })
  await connect()
  const moved = chain.switchNetwork(
    { connectorId: 'Lumen', network: defineNetwork(bitcoin) },
    signal,
  )
  await expect(moved).rejects.toMatchObject({ code: 'network/not-supported-by-wallet' })
  await expect(provider().sendTransfer({ recipient: other, amount: 1n })).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
  await chain.disconnect('Lumen', signal)
  expect(left).toEqual(['left'])
})

describe('signing', () => {
  test('a message goes as bytes, with the wallet’s own account; the manner is the wallet’s', async () => {
    const inputs: unknown[] = []
    const signMessage = async (input: unknown) => {
      inputs.push(input)
      return [{ signature: new Uint8Array(65).fill(1) }]
    }
    const { connect, provider } = await meet({
      ...connects(),
      'bitcoin:signMessage': { signMessage },
    })
    await connect()
    await expect(provider().signMessage({ message: 'hé' })).resolves.toMatchObject({
      signature: Buffer.alloc(65, 1).toString('base64'),
    })
    expect(inputs).toEqual([{ account: both[0], message: new TextEncoder().encode('hé') }])
    await expect(
      provider().signMessage({ message: 'hi', protocol: 'bip322' }),
    ).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
  })

  test('B6: an answer without a signature is refused', async () => {
    const { connect, provider } = await meet({
      ...connects(),
      'bitcoin:signMessage': { signMessage: async () => [] },
    })
    await connect()
    await expect(provider().signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  })

  test('transactions go as bytes, on the network that the wallet is on', async () => {
    const inputs: unknown[] = []
    const signed = signedPsbt(psbt, key)
    const signing = (answer: object) => async (input: unknown) => {
      inputs.push(input)
      return [answer]
    }
    const { connect, provider } = await meet({
      ...connects(),
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
    const asked = {
      psbt: bytes(hexOf(psbt)),
      inputsToSign: [{ account: both[0], signingIndexes: [0] }],
      chain: 'bitcoin:testnet',
    }
    expect(inputs).toEqual([asked, asked])
  })
})
