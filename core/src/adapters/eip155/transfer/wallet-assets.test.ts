import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import { scriptedWallet } from '../scripted-wallet.fixture.ts'
import { ada, coin, network, signal, startTransfer } from './scripted-chain.fixture.ts'

const metadata = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: 1,
  price: 1,
  iconUrl: 'https://i.example/x.png',
}
const usdc = { address: coin.toLowerCase(), balance: '0xf4240', type: 'ERC20', metadata }
const ethers = {
  address: 'native',
  balance: '0x1',
  type: 'NATIVE',
  metadata: { ...metadata, name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const able = { '0x7a69': { assetDiscovery: { supported: true } } }
type Scripts = Record<string, (params: unknown) => unknown>
const wallet = (assets: unknown, capabilities: unknown = able): Scripts => ({
  wallet_getCapabilities: () => capabilities,
  wallet_getAssets: () => assets,
})
const ask = async (scripts: Scripts) => {
  const met = await startTransfer({}, { wallet: scripts })
  return {
    ...met,
    rows: await met.money.walletAssets(
      { connectorId: met.connectorId, network, address: ada },
      signal,
    ),
  }
}

test('a wallet that can tell what it holds is asked for this chain', async () => {
  const { rows, wallet: asked } = await ask(wallet({ '0x7a69': [ethers, usdc] }))
  expect(asked.asked).toEqual([
    { method: 'wallet_getCapabilities', params: [ada] },
    { method: 'wallet_getAssets', params: [{ account: ada, chainFilter: ['0x7a69'] }] },
  ])
  expect(rows).toEqual([
    expect.objectContaining({
      symbol: 'ETH',
      address: null,
      quantity: { decimals: 18, numeric: '0.000000000000000001' },
    }),
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:31337',
      address: `eip155:31337:${coin}`,
      value: 1,
      price: 1,
      quantity: { decimals: 6, numeric: '1' },
      iconUrl: 'https://i.example/x.png',
    },
  ])
})

test('a chain is found however its id is written; one that is not named has nothing', async () => {
  await expect(
    ask(wallet({ '0x07A69': [usdc] }, { '0x07A69': able['0x7a69'] })),
  ).resolves.toMatchObject({ rows: [{ symbol: 'USDC' }] })
  await expect(ask(wallet({}))).resolves.toMatchObject({ rows: [] })
})

test('a row that is no asset of this chain is left out', async () => {
  const rows = [
    { ...usdc, address: coin.replace('D', 'd') },
    { ...usdc, address: '0x1' },
    { ...usdc, balance: 'many' },
    { ...usdc, metadata: { ...metadata, decimals: 300 } },
    usdc,
  ]
  await expect(ask(wallet({ '0x7a69': rows }))).resolves.toMatchObject({
    rows: [{ address: `eip155:31337:${coin}` }],
  })
})

describe('there is nothing to go by', () => {
  const fail = () => {
    throw { code: 4001 }
  }
  test.each<[string, Scripts]>([
    ['where the wallet knows no capabilities', {}],
    ['where it has none for this chain', wallet({}, { '0x1': able['0x7a69'] })],
    [
      'where it does not support it',
      wallet({}, { '0x7a69': { assetDiscovery: { supported: 'yes' } } }),
    ],
    ['where capabilities are no object', wallet({}, 'all')],
    ['where asking fails', { ...wallet({}), wallet_getAssets: fail }],
    ['where the answer is none', wallet(null)],
    ['where a row is bad', wallet({ '0x7a69': [usdc, { ...usdc, type: 'ERC721' }] })],
    ['where the answer throws when it is read', wallet(new Proxy({}, { ownKeys: fail }))],
  ])('%s', async (_, scripts) => {
    await expect(ask(scripts)).resolves.toMatchObject({ rows: null })
  })

  test('where the wallet is gone, or far away: there, asking would bring its app to the front', async () => {
    const far = scriptedWallet(wallet({ '0x7a69': [usdc] }))
    const { money } = await startTransfer(
      {},
      { remote: () => ({ ...far.provider, connection: () => null }) },
    )
    for (const connectorId of ['gone', remoteConnectorId]) {
      await expect(
        money.walletAssets({ connectorId, network, address: ada }, signal),
      ).resolves.toBeNull()
    }
    expect(far.methods()).toEqual([])
  })

  test('where it says nothing for long; who asked may leave before', async () => {
    const silent = { ...wallet({}), wallet_getAssets: () => new Promise(() => {}) }
    const { money, wallet: asked, clock, connectorId } = await startTransfer({}, { wallet: silent })
    const caller = new AbortController()
    const first = money.walletAssets({ connectorId, network, address: ada }, signal)
    const second = money.walletAssets({ connectorId, network, address: ada }, caller.signal)
    await until(
      () => asked.methods().filter((method) => method === 'wallet_getAssets').length === 2,
    )
    caller.abort()
    await expect(second).rejects.toMatchObject({ code: 'kit/aborted' })
    clock.advance(timeouts.apiTimeout)
    await expect(first).resolves.toBeNull()
  })
})
