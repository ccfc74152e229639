import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin } from '../../domain/networks/index.ts'
import { hexOf, inHex, signedPsbt, testKey, unsignedPsbt } from './key.fixture.ts'
import {
  mainnet,
  onMainnet,
  other,
  providerOf,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const key = testKey()
const psbt = unsignedPsbt(key)
const ecdsa = Buffer.alloc(65, 1).toString('base64')
const id = 'ab'.repeat(32)

/** UniSat's own page API. */
function unisat(more: object = {}) {
  const asked: unknown[] = []
  const listeners = new Map<string, () => void>()
  const state = { accounts: [key.address], chain: 'BITCOIN_TESTNET' }
  const says =
    (name: string, own: () => unknown) =>
    async (...inputs: unknown[]) => {
      asked.push([name, ...inputs])
      return own()
    }
  const wallet = {
    requestAccounts: says('requestAccounts', () => state.accounts),
    getAccounts: says('getAccounts', () => state.accounts),
    getPublicKey: says('getPublicKey', () => key.publicKey),
    getChain: says('getChain', () => ({ enum: state.chain, name: 'x', network: 'y' })),
    switchChain: says('switchChain', () => {
      Object.assign(state, { chain: 'BITCOIN_MAINNET', accounts: [onMainnet] })
    }),
    signMessage: says('signMessage', () => ecdsa),
    signPsbt: says('signPsbt', () => inHex(signedPsbt(psbt, key))),
    pushPsbt: says('pushPsbt', () => id),
    sendBitcoin: says('sendBitcoin', () => id),
    disconnect: says('disconnect', () => {}),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
    ...more,
  }
  return {
    wallet,
    asked,
    listeners,
    state,
    names: () => asked.map((one) => (Array.isArray(one) ? one[0] : one)),
  }
}

async function meet(more: object = {}) {
  const own = unisat(more)
  const { adapter } = startAdapter({ unisat: own.wallet })
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  const connect = () => chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal)
  return { ...own, chain, connect, provider: providerOf(chain, 'unisat') }
}

test('connects with its one address, which pays', async () => {
  const { connect, names } = await meet()
  await expect(connect()).resolves.toMatchObject({
    address: key.address,
    accounts: [{ address: key.address, type: 'payment', publicKey: key.publicKey }],
    caipNetworkId: testnet,
  })
  expect(names()).toEqual(['requestAccounts', 'getChain', 'getPublicKey'])
})

describe('connecting', () => {
  test('B2: no account is no connection', async () => {
    const { connect } = await meet({ requestAccounts: async () => [] })
    await expect(connect()).rejects.toMatchObject({ message: 'UniSat shared no account' })
  })

  test.each([
    ['another chain', { getChain: async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET' }) }],
    ['no chain', { getChain: null }],
    ['no list', { requestAccounts: async () => 'x' }],
    ['rubbish', { requestAccounts: async () => [7] }],
    ['an address of another network', { requestAccounts: async () => [onMainnet] }],
  ])('B3, B4: %s fails', async (_, more) => {
    const { connect } = await meet(more)
    await expect(connect()).rejects.toMatchObject({ message: 'UniSat could not connect' })
  })

  test('B7: a question that is open already is told as that', async () => {
    const { connect, names } = await meet({
      requestAccounts: () => Promise.reject({ code: -32002, message: 'Already pending' }),
    })
    await expect(connect()).rejects.toMatchObject({ code: 'rpc/resource-unavailable' })
    expect(names()).toEqual([])
  })

  test('B5: 4001 is declined', async () => {
    const { connect } = await meet({ requestAccounts: () => Promise.reject({ code: 4001 }) })
    await expect(connect()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })
})

describe('the next visit', () => {
  const again = { connectorId: 'unisat', address: key.address }
  test('asks without a prompt', async () => {
    const { chain, names } = await meet()
    await expect(chain.resume(again, signal)).resolves.toMatchObject({ address: key.address })
    expect(names()[0]).toBe('getAccounts')
  })

  test('D1: a locked wallet shares nothing', async () => {
    const { chain, state, listeners } = await meet()
    state.accounts = []
    await expect(chain.resume(again, signal)).resolves.toBeNull()
    expect(listeners.size).toBe(0)
  })
})

describe('what it says by itself', () => {
  test('is asked for when something changed: another account, another network, the end', async () => {
    const { chain, connect, state, listeners } = await meet()
    await connect()
    const events: WalletEvent[] = []
    const stop = chain.watch('unisat', (event) => events.push(event))
    const say = async (event: string) => {
      const count = events.length
      listeners.get(event)?.()
      await until(() => events.length > count)
    }
    state.accounts = [other]
    await say('accountsChanged')
    Object.assign(state, { chain: 'BITCOIN_MAINNET', accounts: [onMainnet] })
    await say('networkChanged')
    state.chain = 'FRACTAL_BITCOIN_MAINNET'
    await say('chainChanged')
    expect(events).toMatchObject([
      { type: 'accounts.changed', accounts: [{ address: other }] },
      { type: 'chain.changed', caipNetworkId: mainnet, accounts: [{ address: onMainnet }] },
      { type: 'accounts.changed', accounts: [{ address: onMainnet }] },
      { type: 'disconnected' },
    ])
    stop()
    expect(listeners.size).toBe(0)
  })

  test('a page moves it, and it says where it is then', async () => {
    const { chain, connect, asked } = await meet()
    await connect()
    const network = defineNetwork(bitcoin)
    await expect(chain.switchNetwork({ connectorId: 'unisat', network }, signal)).resolves.toBe(
      mainnet,
    )
    expect(asked).toContainEqual(['switchChain', 'BITCOIN_MAINNET'])
    await chain.disconnect('unisat', signal)
    expect(asked.at(-1)).toEqual(['disconnect'])
  })
})

describe('signing', () => {
  test('messages, either way', async () => {
    const { connect, provider, asked } = await meet()
    await connect()
    await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
      signature: ecdsa,
    })
    expect(asked.at(-1)).toEqual(['signMessage', 'hi', 'ecdsa'])
    await provider.signMessage({ message: 'hi', protocol: 'bip322' })
    expect(asked.at(-1)).toEqual(['signMessage', 'hi', 'bip322-simple'])
  })

  test('it signs with what is in front: where that is another account, it is not asked', async () => {
    const { connect, provider, state, names } = await meet()
    await connect()
    state.accounts = [other]
    await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'rpc/unauthorized',
    })
    await expect(provider.sendTransfer({ recipient: other, amount: 1n })).rejects.toMatchObject({
      code: 'rpc/unauthorized',
    })
    expect(names()).not.toContain('signMessage')
    expect(names()).not.toContain('sendBitcoin')
  })

  test('transactions go in hex; one that came back as another is never sent', async () => {
    const { connect, provider, asked, names } = await meet()
    await connect()
    const signInputs = [{ address: key.address, index: 0, sighashTypes: [1] }]
    await expect(provider.signPsbt({ psbt, signInputs, broadcast: true })).resolves.toMatchObject({
      txid: id,
    })
    expect(asked).toContainEqual([
      'signPsbt',
      hexOf(psbt),
      { autoFinalized: true, toSignInputs: signInputs },
    ])
    const cheat = await meet({ signPsbt: async () => hexOf(unsignedPsbt(key, 1_000n)) })
    await cheat.connect()
    const cheated = cheat.provider.signPsbt({ psbt, signInputs, broadcast: true })
    await expect(cheated).rejects.toMatchObject({ code: 'rpc/internal' })
    expect([names().includes('pushPsbt'), cheat.names().includes('pushPsbt')]).toEqual([
      true,
      false,
    ])
  })

  test('transfers are sent in satoshi', async () => {
    const { connect, provider, asked } = await meet()
    await connect()
    await expect(provider.sendTransfer({ recipient: other, amount: 5n })).resolves.toBe(id)
    expect(asked.at(-1)).toEqual(['sendBitcoin', other, 5])
  })
})

describe('wallets that took its object over, as it was before', () => {
  const older = (network: string, more: object = {}) =>
    unisat({ getChain: null, switchChain: null, getNetwork: async () => network, ...more })
  async function met(globals: object) {
    const { adapter } = startAdapter(globals)
    const rows: unknown[] = []
    adapter.discover({ found: ({ id, name, disputed }) => rows.push([id, name, disputed]) })
    return { rows, chain: await adapter.load() }
  }

  test('OKX is found where it lies, and known by that where it also poses as UniSat', async () => {
    const { wallet } = older('testnet')
    const { rows, chain } = await met({ okxwallet: { bitcoin: wallet }, unisat: wallet })
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

  test('a page moves one that can be moved, another not', async () => {
    const asked: unknown[] = []
    const state = { network: 'testnet', address: key.address }
    const moving = older('', {
      getNetwork: async () => state.network,
      getAccounts: async () => [state.address],
      switchNetwork: async (network: unknown) => {
        asked.push(network)
        Object.assign(state, { network, address: onMainnet })
      },
    })
    const { chain } = await met({ unisat: moving.wallet })
    await chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal)
    const network = defineNetwork(bitcoin)
    await expect(chain.switchNetwork({ connectorId: 'unisat', network }, signal)).resolves.toBe(
      mainnet,
    )
    expect(asked).toEqual(['livenet'])
    const fixed = await met({ unisat: older('testnet').wallet })
    await expect(
      fixed.chain.switchNetwork({ connectorId: 'unisat', network }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
  })

  test('a network nobody knows is none', async () => {
    const { chain } = await met({ unisat: older('fractal').wallet })
    await expect(
      chain.connect({ connectorId: 'unisat', caipNetworkId: null }, signal),
    ).rejects.toMatchObject({
      code: 'connect/wallet-failed',
    })
  })
})
