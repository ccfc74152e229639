import { mainnet as viemMainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { bitcoin } from '../networks/bip122.ts'
import { lisk, mainnet } from '../networks/eip155.ts'
import { solana } from '../networks/solana.ts'
import { defineNetwork, networkIds, resolveNetwork, unknownNetwork } from './define-network.ts'
import type { NetworkOption } from './network.ts'

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
  test('resolveNetwork puts custom endpoints first, without duplicates', () => {
    const own = mainnet.rpcUrls.default.http[0]
    const custom = { 'eip155:1': [{ url: 'https://mine.example' }, { url: own }] }
    expect(resolve(mainnet, custom)).toEqual({
      default: [
        'https://mine.example',
        own,
        'https://gateway.example/v1/?chainId=eip155%3A1&projectId=p1',
      ],
      public: ['https://mine.example', own],
    })
  })
  test('resolveNetwork keeps custom endpoints with a project id out of the public list', () => {
    const urls = resolve(lisk, {
      'eip155:1135': [{ url: 'https://paid.example/?projectId=secret' }],
    })
    expect(urls.default).toContain('https://paid.example/?projectId=secret')
    expect(urls.public).toEqual(lisk.rpcUrls.default.http)
  })
  test("resolveNetwork adds the project id once to URLs of the gateway's host", () => {
    const urls = resolve(lisk, {
      'eip155:1135': [
        { url: 'https://gateway.example/v1/' },
        { url: 'https://gateway.example.evil/v1/' },
      ],
    })
    expect(urls.default.slice(0, 2)).toEqual([
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
      public: ['http://a.example'],
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
