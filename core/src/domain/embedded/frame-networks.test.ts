import { expect, test } from 'vitest'
import { isCaipNetworkId, namespaceOf } from '../caip/caip.ts'
import { hostedFrameNetworks } from './frame-networks.ts'

test('hostedFrameNetworks lists 24 networks of eip155 and three of Solana, none twice', () => {
  const networks = hostedFrameNetworks()
  const count = (namespace: string) =>
    networks.filter((network) => namespaceOf(network) === namespace).length
  expect([count('eip155'), count('solana'), new Set(networks).size]).toEqual([24, 3, 27])
  expect(networks.filter((network) => !isCaipNetworkId(network))).toEqual([])
})

test('hostedFrameNetworks starts with Ethereum, and includes Solana', () => {
  expect(hostedFrameNetworks()[0]).toBe('eip155:1')
  expect(hostedFrameNetworks()).toContain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})
