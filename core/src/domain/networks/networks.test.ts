import { expect, test } from 'vitest'
import { safeHttpsUrl } from '../text/url.ts'
import {
  cosmosHub,
  defineNetwork,
  kusama,
  lisk,
  mainnet,
  networkImageId,
  osmosis,
  polkadot,
} from './index.ts'

test.each([cosmosHub, osmosis, polkadot, kusama])(
  'the network $name has valid ids, endpoints and explorers',
  (option) => {
    const { caipNetworkId, chainNamespace, id, rpcUrls, blockExplorers } = defineNetwork(option)
    expect(caipNetworkId).toBe(`${chainNamespace}:${id}`)
    const urls = [...rpcUrls.default, ...rpcUrls.public, ...blockExplorers.map(({ url }) => url)]
    expect(urls).toHaveLength(3)
    expect(urls.filter((url) => safeHttpsUrl(url) === null)).toEqual([])
  },
)

test('Cosmos networks have a REST endpoint for reads and another endpoint for wallets', () => {
  for (const { rpcUrls } of [defineNetwork(cosmosHub), defineNetwork(osmosis)])
    expect(rpcUrls.public).not.toEqual(rpcUrls.default)
})

test('Polkadot networks have the first 32 digits of their genesis hash as id', () => {
  for (const { id } of [polkadot, kusama]) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('networkImageId returns the image id of the network, else the known image id, else null', () => {
  expect(networkImageId(defineNetwork(mainnet))).toBe('ba0ba0cd-17c6-4806-ad93-f9d174f17900')
  expect(networkImageId({ ...defineNetwork(mainnet), imageId: 'custom' })).toBe('custom')
  expect(networkImageId(defineNetwork(lisk))).toBeNull()
})
