import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import { scriptedWallet } from '../scripted-wallet.fixture.ts'
import { ada, coin, network, signal, startTransferClient } from './scripted-chain.fixture.ts'

const metadata = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: 1,
  price: 1,
  iconUrl: 'https://i.example/x.png',
}
const usdc = { address: coin.toLowerCase(), balance: '0xf4240', type: 'ERC20', metadata }
const ether = {
  address: 'native',
  balance: '0x1',
  type: 'NATIVE',
  metadata: { ...metadata, name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const supporting = { '0x7a69': { assetDiscovery: { supported: true } } }
type Scripts = Record<string, (params: unknown) => unknown>
const walletWith = (assets: unknown, capabilities: unknown = supporting): Scripts => ({
  wallet_getCapabilities: () => capabilities,
  wallet_getAssets: () => assets,
})
const readAssets = async (scripts: Scripts) => {
  const started = await startTransferClient({}, { wallet: scripts })
  return {
    ...started,
    assets: await started.client.walletAssets(
      { connectorId: started.connectorId, network, address: ada },
      signal,
    ),
  }
}

test('walletAssets requests the assets of this chain from a wallet that supports it', async () => {
  const { assets, wallet: startedWallet } = await readAssets(
    walletWith({ '0x7a69': [ether, usdc] }),
  )
  expect(startedWallet.requests).toEqual([
    { method: 'wallet_getCapabilities', params: [ada] },
    { method: 'wallet_getAssets', params: [{ account: ada, chainFilter: ['0x7a69'] }] },
  ])
  expect(assets).toEqual([
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

test('walletAssets accepts any form of the chain id and returns an empty list for a chain without assets', async () => {
  await expect(
    readAssets(walletWith({ '0x07A69': [usdc] }, { '0x07A69': supporting['0x7a69'] })),
  ).resolves.toMatchObject({ assets: [{ symbol: 'USDC' }] })
  await expect(readAssets(walletWith({}))).resolves.toMatchObject({ assets: [] })
})

test('walletAssets drops invalid assets and assets with a wrong checksum', async () => {
  const assets = [
    { ...usdc, address: coin.replace('D', 'd') },
    { ...usdc, address: '0x1' },
    { ...usdc, balance: 'many' },
    { ...usdc, metadata: { ...metadata, decimals: 300 } },
    usdc,
  ]
  await expect(readAssets(walletWith({ '0x7a69': assets }))).resolves.toMatchObject({
    assets: [{ address: `eip155:31337:${coin}` }],
  })
})

describe('wallets without assets', () => {
  const fail = () => {
    throw { code: 4001 }
  }
  test.each<[string, Scripts]>([
    ['if the wallet does not support capabilities', {}],
    [
      'if the wallet has no capability for this chain',
      walletWith({}, { '0x1': supporting['0x7a69'] }),
    ],
    [
      'if `supported` is not true',
      walletWith({}, { '0x7a69': { assetDiscovery: { supported: 'yes' } } }),
    ],
    ['if the capabilities are not an object', walletWith({}, 'all')],
    ['if the request fails', { ...walletWith({}), wallet_getAssets: fail }],
    ['if the response is null', walletWith(null)],
    [
      'if an asset has an unknown type',
      walletWith({ '0x7a69': [usdc, { ...usdc, type: 'ERC721' }] }),
    ],
    ['if reading the response throws', walletWith(new Proxy({}, { ownKeys: fail }))],
  ])('walletAssets returns null %s', async (_, scripts) => {
    await expect(readAssets(scripts)).resolves.toMatchObject({ assets: null })
  })

  test('walletAssets returns null, without a request, for a missing wallet and for a remote wallet', async () => {
    const remoteWallet = scriptedWallet(walletWith({ '0x7a69': [usdc] }))
    const { client } = await startTransferClient(
      {},
      { remote: () => ({ ...remoteWallet.provider, connection: () => null }) },
    )
    for (const connectorId of ['gone', remoteConnectorId]) {
      await expect(
        client.walletAssets({ connectorId, network, address: ada }, signal),
      ).resolves.toBeNull()
    }
    expect(remoteWallet.methods()).toEqual([])
  })

  test('walletAssets returns null after a timeout, and rejects if it is aborted before', async () => {
    const unresponsive = { ...walletWith({}), wallet_getAssets: () => new Promise(() => {}) }
    const {
      client,
      wallet: startedWallet,
      clock,
      connectorId,
    } = await startTransferClient({}, { wallet: unresponsive })
    const caller = new AbortController()
    const first = client.walletAssets({ connectorId, network, address: ada }, signal)
    const second = client.walletAssets({ connectorId, network, address: ada }, caller.signal)
    await until(
      () => startedWallet.methods().filter((method) => method === 'wallet_getAssets').length === 2,
    )
    caller.abort()
    await expect(second).rejects.toMatchObject({ code: 'kit/aborted' })
    clock.advance(timeouts.apiTimeout)
    await expect(first).resolves.toBeNull()
  })
})
