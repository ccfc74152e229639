import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../domain/networks/index.ts'
import {
  account,
  fails,
  listed,
  mainnet,
  meet,
  onMainnet,
  ordinals,
  other,
  path,
  payment,
  publicKey,
  shared,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const there = [{ address: onMainnet, type: 'payment', publicKey }]

async function watching(scripts: Parameters<typeof meet>[0] = {}) {
  const met = await meet({
    wallet_connect: () => shared,
    wallet_getAccount: () => shared,
    ...scripts,
  })
  await met.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = met.chain.watch(path, (event) => events.push(event))
  return { ...met, events, stop }
}

test('accounts come as they are listed, the one of the wanted kind in front', async () => {
  const { wallet, events } = await watching()
  wallet.emit('accountChange', { addresses: [listed(ordinals, 'ordinals'), listed(other)] })
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: other }, { address: ordinals }] },
  ])
})

test('an event without accounts has the wallet asked, without a prompt', async () => {
  const { wallet, events } = await watching()
  wallet.emit('accountChange')
  await until(() => events.length > 0)
  expect(events).toMatchObject([
    { type: 'accounts.changed', accounts: [{ address: payment }, { address: ordinals }] },
  ])
  expect(wallet.methods().at(-1)).toBe('wallet_getAccount')
})

test('a wallet that denies access afterwards is gone', async () => {
  const { wallet, events } = await watching({ wallet_getAccount: fails({ code: -32002 }) })
  wallet.emit('accountChange')
  await until(() => events.length > 0)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('of two questions only the answer to the last one counts', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const { wallet, events } = await watching({
    wallet_getAccount: () => new Promise((resolve) => answers.push(resolve)),
  })
  wallet.emit('accountChange')
  await until(() => answers.length === 1)
  wallet.emit('accountChange', { addresses: [listed(other)] })
  answers[0]?.(shared)
  await until(() => events.length > 0)
  expect(events).toMatchObject([{ type: 'accounts.changed', accounts: [{ address: other }] }])
})

test('another network comes with the addresses there', async () => {
  const { wallet, events } = await watching()
  wallet.emit('networkChange', { bitcoin: { name: 'Mainnet' }, addresses: [listed(onMainnet)] })
  expect(events).toEqual([
    { type: 'chain.changed', caipNetworkId: mainnet, accounts: there },
    { type: 'accounts.changed', accounts: there },
  ])
})

describe('B4: what cannot be read is dropped', () => {
  test.each([
    [
      'a network nobody knows',
      'networkChange',
      { bitcoin: { name: 'Moonnet' }, addresses: [listed(payment)] },
    ],
    [
      'addresses of another network',
      'networkChange',
      { bitcoin: { name: 'Mainnet' }, addresses: [listed(payment)] },
    ],
    ['rubbish', 'accountChange', { addresses: [7, null] }],
    ['no list', 'accountChange', { addresses: 'x' }],
  ])('%s', async (_, event, payload) => {
    const { wallet, events } = await watching()
    wallet.emit(event, payload)
    expect(events).toEqual([])
  })
})

test.each([
  ['disconnect', {}],
  ['accountChange', { addresses: [] }],
])('B8: %s with %j is the end', async (event, payload) => {
  const { wallet, events } = await watching()
  wallet.emit(event, payload)
  expect(events).toEqual([{ type: 'disconnected' }])
})

test('B9: what a wallet says while it is being connected is not missed', async () => {
  const met = await meet({
    wallet_connect() {
      met.wallet.emit('disconnect')
      return shared
    },
  })
  await met.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  met.chain.watch(path, (event) => events.push(event))
  expect(events).toEqual([{ type: 'disconnected' }])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends the watching and takes the listeners back',
  async (which) => {
    const { wallet, events, stop, adapter } = await watching()
    expect(wallet.listening()).toBe(3)
    if (which === 'its own stop') stop()
    else adapter.stop()
    wallet.emit('disconnect')
    expect([wallet.listening(), events]).toEqual([0, []])
  },
)

test('a wallet that keeps no listener says nothing, and nobody minds', async () => {
  const { wallet, chain } = await meet({ wallet_connect: () => shared })
  Object.assign(wallet.provider, { addListener: null })
  await expect(
    chain.connect({ connectorId: path, caipNetworkId: null }, signal),
  ).resolves.toMatchObject({ address: payment })
})

describe('switching', () => {
  const network = defineNetwork(bitcoin)
  const moved = account([listed(onMainnet)], 'Mainnet')

  test('the wallet is asked to move, and who listens hears of the addresses there first', async () => {
    let now = shared
    const { chain, events, wallet } = await watching({
      wallet_changeNetwork() {
        now = moved
        return null
      },
      wallet_getAccount: () => now,
    })
    await expect(chain.switchNetwork({ connectorId: path, network }, signal)).resolves.toBe(mainnet)
    expect(events[0]).toEqual({ type: 'chain.changed', caipNetworkId: mainnet, accounts: there })
    expect(wallet.asked.find(({ method }) => method === 'wallet_changeNetwork')?.params).toEqual({
      name: 'Mainnet',
    })
  })

  test('K1: where the wallet is counts, not what it says it did', async () => {
    const { chain } = await watching({ wallet_changeNetwork: () => null })
    await expect(chain.switchNetwork({ connectorId: path, network }, signal)).resolves.toBe(
      defineNetwork(bitcoinTestnet).caipNetworkId,
    )
  })

  test.each([
    ['declined', { code: -32000 }, 'rpc/user-rejected'],
    ['not able to', { code: -32601 }, 'network/not-supported-by-wallet'],
    ['failing', undefined, 'rpc/internal'],
    ['saying nothing', 'odd', 'network/switch-failed'],
  ])('a wallet %s', async (_, error, code) => {
    const { chain } = await watching({ wallet_changeNetwork: fails(error) })
    await expect(chain.switchNetwork({ connectorId: path, network }, signal)).rejects.toMatchObject(
      { code },
    )
  })

  test('a network that has no name among wallets is not asked for; none can be added', async () => {
    const { chain, wallet } = await watching()
    const unknown = {
      ...network,
      caipNetworkId: toCaipNetworkId('bip122:ffffffffffffffffffffffffffffffff'),
    }
    await expect(
      chain.switchNetwork({ connectorId: path, network: unknown }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    await expect(chain.addNetwork({ connectorId: path, network }, signal)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })
})

describe('leaving', () => {
  test.each([
    ['wallet_disconnect', ['wallet_connect', 'wallet_disconnect']],
    [
      'wallet_renouncePermissions',
      ['wallet_connect', 'wallet_disconnect', 'wallet_renouncePermissions'],
    ],
    ['nothing', ['wallet_connect', 'wallet_disconnect', 'wallet_renouncePermissions']],
  ])('a wallet that knows %s', async (method, asked) => {
    const { chain, wallet } = await watching({ [method]: () => null })
    await chain.disconnect(path, signal)
    expect(wallet.methods()).toEqual(asked)
  })

  test('a wallet that has forgotten the page already is left', async () => {
    const { chain } = await watching({ wallet_disconnect: fails({ code: -32002 }) })
    await expect(chain.disconnect(path, signal)).resolves.toBeUndefined()
    await expect(chain.disconnect('gone', signal)).resolves.toBeUndefined()
  })

  test('a failure is told', async () => {
    const { chain } = await watching({ wallet_disconnect: fails({ code: -32603 }) })
    await expect(chain.disconnect(path, signal)).rejects.toMatchObject({
      code: 'account/disconnect-failed',
    })
  })
})
