import { expect, test } from 'vitest'
import { portfolioFlow } from '../../flows/index.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'
import { balanceRow, chainIdOf, createPortfolioKit } from '../portfolio.fixture.ts'
import { createDirectoryImages } from './state-details.ts'

/** The image URLs of the networks after the engine is loaded, and the kit. */
async function imagesOf(projectId: string) {
  const kit = createKit({
    networks: [
      chain(1),
      { ...chain(1337), assets: { imageId: 'own-id' } },
      { ...chain(10), assets: { imageUrl: 'https://page.example/10.png' } },
      chain(1338),
    ],
    platform: createMemoryPlatform(),
    adapters: [createScriptedAdapter()],
    projectId,
    sdkPlatform: 'react',
  })
  await kit.load()
  await settle()
  const { network } = kit.state.getSnapshot()
  return { network, images: network.networks.map(({ imageUrl }) => imageUrl) }
}

test('networks without an image from the page have the image of the wallet directory', async () => {
  const { network, images } = await imagesOf('p1')
  const identity = '?projectId=p1&st=appkit&sv=react-eip155-1.7.7'
  const base = 'https://api.web3modal.org/public/getAssetImage'
  expect(images).toEqual([
    `${base}/ba0ba0cd-17c6-4806-ad93-f9d174f17900${identity}`,
    `${base}/own-id${identity}`,
    'https://page.example/10.png',
    null,
  ])
  expect(network.active).toBe(network.networks[0])
  expect(network.byNamespace.eip155).toBe(network.networks[0])
})

test('networks have no image from the wallet directory without a project id', async () => {
  expect((await imagesOf('')).images).toEqual([null, null, 'https://page.example/10.png', null])
})

test('native tokens of known networks have the image of their symbol, tokens of contracts have none', async () => {
  const { kit, requests, accountOf } = await createPortfolioKit()
  for (const namespace of ['eip155', 'solana']) await kit.run(portfolioFlow, { namespace })
  await settle()
  const { address: _, ...native } = balanceRow('EVIL', 'eip155:1', '18')
  for (const request of requests)
    request.respond({
      balances:
        chainIdOf(request) === 'eip155:1'
          ? [balanceRow('ETH', 'eip155:1'), native]
          : [balanceRow('ETH', 'solana:1')],
    })
  await settle()
  const { accounts, network, connections } = kit.state.getSnapshot()
  kit.settings.update({ debug: false })
  const after = kit.state.getSnapshot()
  expect(after.config.debug).toBe(false)
  expect([
    after.accounts === accounts,
    after.network === network,
    after.connections === connections,
  ]).toEqual([true, true, true])
  const { symbol } = kit.network.get().networks[0]?.nativeCurrency ?? {}
  const images = (namespace: 'eip155' | 'solana') =>
    accountOf(namespace)?.tokens.map(({ iconUrl }) => iconUrl?.split('?')[0] ?? null)
  expect(images('eip155')).toEqual([
    `https://api.web3modal.org/public/getTokenImage/${symbol}`,
    null,
  ])
  expect(images('solana')).not.toContain(expect.stringContaining('getTokenImage'))
  kit.stop()
})

test('a part of the state that does not change keeps its identity', () => {
  const service = { endpoint: null, projectId: 'p1', adapterNamespaces: [], sdkPlatform: 'html' }
  const withImages = createDirectoryImages(service)
  const kit = createKit({ networks: [chain(1)], platform: createMemoryPlatform() })
  const state = kit.state.getSnapshot()
  const [first, second] = [
    withImages(state),
    withImages({ ...state, accounts: { ...state.accounts }, loading: true }),
  ]
  expect(first.network).not.toBe(state.network)
  expect(second.network).toBe(first.network)
  expect(second.connections).toBe(first.connections)
  expect(second.accounts).toBe(first.accounts)
})

test('only connectors that adapters name themselves have an image of the wallet directory', () => {
  const service = { endpoint: null, projectId: 'p1', adapterNamespaces: [], sdkPlatform: 'html' }
  const withImages = createDirectoryImages(service)
  const kit = createKit({ networks: [chain(1)], platform: createMemoryPlatform() })
  const state = kit.state.getSnapshot()
  const own = 'https://page.example/own.png'
  const connectors = [
    { ...scriptedConnector('injected'), type: 'INJECTED', icon: null },
    { ...scriptedConnector('injected'), type: 'ANNOUNCED', icon: null },
    { ...scriptedConnector('walletConnect'), type: 'WALLET_CONNECT', icon: null },
    { ...scriptedConnector('walletConnect'), type: 'ANNOUNCED', icon: null },
    { ...scriptedConnector('injected'), type: 'INJECTED', icon: own },
    { ...scriptedConnector('constructor'), type: 'INJECTED', icon: null },
  ] as const
  const { connections } = withImages({
    ...state,
    connections: { ...state.connections, connectors },
  })
  const base = 'https://api.web3modal.org/public/getAssetImage'
  expect(connections.connectors.map(({ icon }) => icon?.split('?')[0] ?? null)).toEqual([
    `${base}/07ba87ed-43aa-4adf-4540-9e6a2b9cae00`,
    null,
    `${base}/ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400`,
    null,
    own,
    null,
  ])
})
