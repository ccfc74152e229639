import { expect, test } from 'vitest'
import { safeHttpsUrl } from '../text/url.ts'
import { cosmosHub, defineNetwork, kusama, osmosis, polkadot } from './index.ts'

test.each([cosmosHub, osmosis, polkadot, kusama])(
  '$name can be read, shown, and offered to wallets',
  (option) => {
    const { caipNetworkId, chainNamespace, id, rpcUrls, blockExplorers } = defineNetwork(option)
    expect(caipNetworkId).toBe(`${chainNamespace}:${id}`)
    const urls = [...rpcUrls.default, ...rpcUrls.public, ...blockExplorers.map(({ url }) => url)]
    expect(urls).toHaveLength(3)
    expect(urls.filter((url) => safeHttpsUrl(url) === null)).toEqual([])
  },
)

test('a chain of Cosmos is read by REST, and wallets are given another address', () => {
  for (const { rpcUrls } of [defineNetwork(cosmosHub), defineNetwork(osmosis)])
    expect(rpcUrls.public).not.toEqual(rpcUrls.default)
})

test('networks of Polkadot are called by the first 32 digits of their genesis', () => {
  for (const { id } of [polkadot, kusama]) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
