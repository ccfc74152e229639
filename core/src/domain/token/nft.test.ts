import { expect, test } from 'vitest'
import type { ActivityRow } from '../activity/activity.ts'
import { nftTransfer, row } from '../activity/activity-row.fixture.ts'
import { nftsFromActivity } from './nft.ts'

test('nftsFromActivity returns NFTs that were received more often than sent, without spam and failed transfers', () => {
  const rowOnDay = (
    day: number,
    transfers: ActivityRow['transfers'],
    status: ActivityRow['status'] = 'confirmed',
  ) => row(`${day}`, `2024-01-0${day}T00:00:00Z`, { transfers, status })
  const rows = [
    rowOnDay(1, [nftTransfer('in', 'Leaf', '3'), nftTransfer('in', 'Root')]),
    rowOnDay(2, [nftTransfer('out', 'Leaf', '2')]),
    rowOnDay(3, [nftTransfer('out', 'Root')]),
    rowOnDay(4, [nftTransfer('in', 'Bark')]),
    rowOnDay(5, [nftTransfer('in', 'Free', '1', true)]),
    rowOnDay(6, [nftTransfer('in', 'Never')], 'failed'),
  ]
  expect(nftsFromActivity(rows).map(({ name }) => name)).toEqual(['Bark', 'Leaf'])
})
