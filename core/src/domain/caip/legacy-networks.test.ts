import { expect, test } from 'vitest'
import { caipNetworkIdOf } from './caip.ts'
import { legacyNetworkId, modernNetworkId } from './legacy-networks.ts'

const ethereum = caipNetworkIdOf('eip155', 1)

test('legacyNetworkId and modernNetworkId convert ids of Solana networks', () => {
  const current = caipNetworkIdOf('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  const former = legacyNetworkId(current)
  expect(former).toBe('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
  expect([
    modernNetworkId(former ?? ethereum),
    modernNetworkId(current),
    modernNetworkId(ethereum),
    legacyNetworkId(ethereum),
  ]).toEqual([current, current, ethereum, null])
})
