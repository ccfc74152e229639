import { expect, test } from 'vitest'
import type { ActivityRow } from '../activity/activity.ts'
import type { CaipNetworkId } from '../caip/caip.ts'
import { nftsFromActivity } from './nft.ts'

const row = (id: string, minedAt: string, change: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  operationType: 'receive',
  hash: id,
  chain: 'eip155:1' as CaipNetworkId,
  minedAt,
  sentFrom: '',
  sentTo: '',
  status: 'confirmed',
  nonce: null,
  transfers: [],
  ...change,
})
const moved = (direction: 'in' | 'out', name: string, numeric = '1', isSpam = false) => ({
  direction,
  quantity: { numeric },
  value: null,
  price: null,
  fungible: null,
  nft: { name, preview: null, isSpam },
})

test('nftsFromActivity returns NFTs that were received more often than sent, without spam and failed transfers', () => {
  const on = (
    day: number,
    transfers: ActivityRow['transfers'],
    status: ActivityRow['status'] = 'confirmed',
  ) => row(`${day}`, `2024-01-0${day}T00:00:00Z`, { transfers, status })
  const rows = [
    on(1, [moved('in', 'Leaf', '3'), moved('in', 'Root')]),
    on(2, [moved('out', 'Leaf', '2')]),
    on(3, [moved('out', 'Root')]),
    on(4, [moved('in', 'Bark')]),
    on(5, [moved('in', 'Free', '1', true)]),
    on(6, [moved('in', 'Never')], 'failed'),
  ]
  expect(nftsFromActivity(rows).map(({ name }) => name)).toEqual(['Bark', 'Leaf'])
})
