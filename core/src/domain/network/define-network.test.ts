import { mainnet as viemMainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { bitcoin } from '../networks/bip122.ts'
import { lisk, mainnet } from '../networks/eip155.ts'
import { solana } from '../networks/solana.ts'
import { defineNetwork, networkIds, resolveNetwork, unknownNetwork } from './define-network.ts'
import type { NetworkOption } from './network.ts'
import { nodeUrls } from './rpc-urls.ts'

const rpcGateway = 'https://gateway.example'
const option = (overrides: Partial<NetworkOption>): NetworkOption => ({
  ...mainnet,
  caipNetworkId: undefined,
  chainNamespace: undefined,
  ...overrides,
})

describe('defineNetwork', () => {
  test('networkIds returns eip155 ids for a network without a namespace, else the given id', () => {
    expect(networkIds({ id: 1 })).toEqual({ chainNamespace: 'eip155', caipNetworkId: 'eip155:1' })
    expect(networkIds({ id: 'x', caipNetworkId: 'solana:x' })).toEqual({
      chainNamespace: 'solana',
      caipNetworkId: 'solana:x',
    })
  })
  test('defineNetwork accepts any viem chain', () => {
    const network = defineNetwork(viemMainnet)
    expect(network).toMatchObject({
      id: 1,
      name: 'Ethereum',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      testnet: false,
    })
    expect(network.rpcUrls.default).toEqual([viemMainnet.rpcUrls.default.http[0]])
    expect(network.blockExplorers).toEqual([{ name: 'Etherscan', url: 'https://etherscan.io' }])
    expect(JSON.parse(JSON.stringify(network))).toEqual(network)
  })
  test('defineNetwork returns a defined network unchanged', () => {
    expect(defineNetwork(defineNetwork(lisk))).toEqual(defineNetwork(lisk))
  })
  test('defineNetwork keeps the confirmations of an option, null if it has none [V5]', () => {
    const local = defineNetwork({ ...lisk, confirmations: 1 })
    expect([local, defineNetwork(local), defineNetwork(lisk)]).toMatchObject([
      { confirmations: 1 },
      { confirmations: 1 },
      { confirmations: null },
    ])
  })
  test('defineNetwork throws an error that names an invalid network id', () => {
    expect(() => defineNetwork(option({ caipNetworkId: 'eip155' }))).toThrow(
      'Invalid CAIP-2 network id: eip155',
    )
  })
})

describe('endpoints', () => {
  const resolve = (
    network: NetworkOption,
    customRpcUrls: Record<string, { url: string }[]> = {},
    projectId: string | null = 'p1',
  ) => resolveNetwork({ network, projectId, rpcGateway, customRpcUrls }).rpcUrls

  test('resolveNetwork uses the gateway if it serves the network, and keeps the project id out of the public list', () => {
    expect(resolve(mainnet)).toEqual({
      default: ['https://gateway.example/v1/?chainId=eip155%3A1&projectId=p1'],
      public: mainnet.rpcUrls.default.http,
    })
    expect(resolve(solana).default[0]).toContain(
      'chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    )
    expect(resolve(bitcoin).default[0]).toContain('chainId=bip122%3A')
  })
  test("resolveNetwork uses the network's own endpoints without a gateway or project id", () => {
    expect(resolve(lisk).default).toEqual(lisk.rpcUrls.default.http)
    expect(resolve(mainnet, {}, null).default).toEqual(mainnet.rpcUrls.default.http)
  })
  test("resolveNetwork replaces the endpoints of the kit's reads by custom ones, without duplicates [FH1]", () => {
    const own = mainnet.rpcUrls.default.http[0]
    const custom = {
      'eip155:1': [{ url: 'https://mine.example' }, { url: 'https://mine.example' }],
    }
    expect(resolve(mainnet, custom).default).toEqual(['https://mine.example'])
    const both = { 'eip155:1': [{ url: 'https://mine.example' }, { url: own }] }
    expect(resolve(mainnet, both).default).toEqual(['https://mine.example', own])
    expect(resolve(mainnet, { 'eip155:1': [] }).default[0]).toContain('https://gateway.example/')
  })
  test('resolveNetwork gives wallets the endpoints of the page only with shareRpcUrls, after the public ones [V13]', () => {
    const keys = ['https://node.example/v2/KEY', 'https://node.example/?apikey=KEY']
    const customRpcUrls = { 'eip155:1': keys.map((url) => ({ url })) }
    const request = { network: mainnet, projectId: 'p1', rpcGateway, customRpcUrls }
    const own = mainnet.rpcUrls.default.http
    expect(resolveNetwork(request).rpcUrls.public).toEqual(own)
    expect(resolveNetwork({ ...request, shareRpcUrls: false }).rpcUrls.public).toEqual(own)
    const shared = resolveNetwork({ ...request, shareRpcUrls: true }).rpcUrls
    expect(shared).toEqual({ default: keys, public: [...own, ...keys] })
    const unlisted = option({ id: 1, rpcUrls: { default: { http: [] } } })
    expect(resolveNetwork({ ...request, network: unlisted }).rpcUrls.public).toEqual([])
  })
  test('resolveNetwork gives wallets no endpoint with the project id, and none of the network with a query [V13]', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    const leaks = [
      `https://node.example/${projectId}`,
      `https://node.example/v1/x-${projectId}/rpc`,
      `https://node.example/?key=${projectId}`,
      `https://${projectId}.node.example/`,
      'https://paid.example/?projectId=other',
    ]
    const network = option({
      id: 1,
      rpcUrls: {
        default: { http: [`https://node.example/v3/${projectId}`] },
        chainDefault: { http: ['https://node.example/?apikey=KEY', 'https://public.example/rpc'] },
      },
    })
    const customRpcUrls = { 'eip155:1': leaks.map((url) => ({ url })) }
    const request = { network, projectId, rpcGateway: null, customRpcUrls, shareRpcUrls: true }
    expect(resolveNetwork(request).rpcUrls.public).toEqual(['https://public.example/rpc'])
    const short = {
      ...request,
      projectId: 'p1',
      customRpcUrls: {
        'eip155:1': [{ url: 'https://node.example/p1' }, { url: 'https://node.example/p10' }],
      },
    }
    expect(resolveNetwork(short).rpcUrls.public).toEqual([
      'https://public.example/rpc',
      'https://node.example/p10',
    ])
  })
  test('nodeUrls has the public endpoints after the default ones only without endpoints of the page [FH1]', () => {
    const caipNetworkId = toCaipNetworkId('eip155:1')
    const network = {
      caipNetworkId,
      rpcUrls: {
        default: ['https://a.example'],
        public: ['https://b.example', 'https://a.example'],
      },
    }
    const custom = (urls: readonly string[]) => ({ 'eip155:1': urls.map((url) => ({ url })) })
    expect(nodeUrls(network, custom(['https://a.example']))).toEqual(['https://a.example'])
    for (const none of [{}, custom([])])
      expect(nodeUrls(network, none)).toEqual(['https://a.example', 'https://b.example'])
  })
  test("resolveNetwork adds the project id once to URLs of the gateway's host", () => {
    const urls = resolve(lisk, {
      'eip155:1135': [
        { url: 'https://gateway.example/v1/' },
        { url: 'https://gateway.example.evil/v1/' },
      ],
    })
    expect(urls.default).toEqual([
      'https://gateway.example/v1/?projectId=p1',
      'https://gateway.example.evil/v1/',
    ])
  })
  test('resolveNetwork drops endpoints that are not http(s)', () => {
    const network = option({ id: 5, rpcUrls: { default: { http: ['ws://a.example'] } } })
    expect(
      resolve(network, {
        'eip155:5': [
          { url: 'javascript:alert(1)' },
          { url: 'https://user:pw@a.example' },
          { url: 'http://a.example' },
        ],
      }),
    ).toEqual({
      default: ['http://a.example'],
      public: [],
    })
  })
  test('resolveNetwork uses the chainDefault endpoints of a network as public endpoints', () => {
    const network = option({
      id: 5,
      rpcUrls: {
        default: { http: ['https://a.example'] },
        chainDefault: { http: ['https://b.example'] },
      },
    })
    expect(resolve(network)).toEqual({
      default: ['https://a.example'],
      public: ['https://b.example'],
    })
  })
})

describe('images and explorers', () => {
  const image = (chainImages: Record<string, string>, imageUrl?: string) =>
    resolveNetwork({
      network: option({ assets: { imageUrl } }),
      projectId: null,
      rpcGateway: null,
      chainImages,
    }).imageUrl

  test("resolveNetwork prefers the page's image and drops unsafe images", () => {
    expect(image({ 1: 'https://a.example/1.png' }, 'https://b.example/1.png')).toBe(
      'https://a.example/1.png',
    )
    expect(image({ 1: 'javascript:1' }, 'https://b.example/1.png')).toBe('https://b.example/1.png')
    expect(image({}, 'http://b.example/1.png')).toBeNull()
  })
  test('defineNetwork drops an explorer with a scheme other than https [M4]', () => {
    expect(
      defineNetwork(
        option({ blockExplorers: { default: { name: 'x', url: 'javascript:alert(1)' } } }),
      ).blockExplorers,
    ).toEqual([])
  })
})

test('unknownNetwork returns a network without endpoints and decimals [K4]', () => {
  const unknown = unknownNetwork(toCaipNetworkId('eip155:1234'))
  expect(unknown).toMatchObject({
    id: '1234',
    name: 'Unknown Network',
    chainNamespace: 'eip155',
    rpcUrls: { default: [], public: [] },
  })
  expect(unknown.nativeCurrency.decimals).toBe(0)
})
