import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../caip/caip.ts'
import { heldNfts } from '../token/nft.ts'
import type { TransferEntry } from '../transfer/transfer.ts'
import { notListedYet } from '../transfer/unindexed-transfers.ts'
import type { ActivityRow } from './activity.ts'
import { byMonth, dropSpam } from './activity-rows.ts'

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

test('months go from the newest to the oldest, and so do their rows', () => {
  const rows = [
    row('a', '2024-01-15T10:00:00Z'),
    row('b', '2024-02-01T10:00:00Z'),
    row('c', '2024-01-20T10:00:00Z'),
  ]
  expect(
    byMonth(rows, 'UTC').map(({ year, month, rows: its }) => [
      year,
      month,
      its.map(({ id }) => id).join(''),
    ]),
  ).toEqual([
    [2024, 1, 'b'],
    [2024, 0, 'ca'],
  ])
})

test('a row that comes again is listed once, as it was told last, even if that is of another month', () => {
  const rows = [
    row('a', '2024-01-31T23:00:00Z', { status: 'pending' }),
    row('a', '2024-02-01T00:01:00Z'),
  ]
  expect(byMonth(rows, 'UTC')).toEqual([{ year: 2024, month: 1, rows: [rows[1]] }])
})

test('a row is no spam for having no transfers', () => {
  expect(dropSpam([row('approval', '2024-01-01T00:00:00Z')])).toHaveLength(1)
  expect(
    dropSpam([row('spam', '2024-01-01T00:00:00Z', { transfers: [moved('in', 'x', '1', true)] })]),
  ).toEqual([])
})

test('an NFT is held while more of it came than went; unwanted and failed ones do not count', () => {
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
  expect(heldNfts(rows).map(({ name }) => name)).toEqual(['Bark', 'Leaf'])
})

test('a transfer of ours is shown until the history has it, on its own network and of its own account', () => {
  const entry = (id: string, change: object = {}): TransferEntry =>
    Object({
      id,
      status: 'sent',
      caipNetworkId: 'eip155:1',
      review: { from: 'me' },
      hash: `0x${id}`,
      ...change,
    })
  const entries = [
    entry('1'),
    entry('2'),
    entry('3', { status: 'refused', hash: null }),
    entry('4', { status: 'handed', hash: null }),
    entry('5', { caipNetworkId: 'eip155:10' }),
    entry('6', { review: { from: 'you' } }),
  ]
  const shown = notListedYet(entries, {
    network: 'eip155:1' as CaipNetworkId,
    address: 'me',
    hashes: new Set(['0x2']),
  })
  expect(shown.map(({ id }) => id)).toEqual(['1', '4'])
})

test('an EVM address is the same however its letters are written, and so is a hash; elsewhere every letter counts', () => {
  const sent = (network: string, from: string, hash: string): TransferEntry =>
    Object({ id: from, status: 'sent', caipNetworkId: network, review: { from }, hash })
  const shown = (network: string, address: string, from: string, listed = '') =>
    notListedYet([sent(network, from, '0xAb')], {
      network: network as CaipNetworkId,
      address,
      hashes: new Set([listed]),
    }).length
  expect(shown('eip155:1', '0xAbCd', '0xabcd')).toBe(1)
  expect(shown('eip155:1', '0xabcd', '0xAbCd', '0xaB')).toBe(0)
  expect(shown('solana:1', 'AbCd', 'abcd')).toBe(0)
  expect(shown('solana:1', 'AbCd', 'AbCd', '0xab')).toBe(1)
})
