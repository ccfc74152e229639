import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { isSameReview } from './same-review.ts'
import type { TransferReview } from './transfer.ts'

const reviewed: TransferReview = {
  caipNetworkId: toCaipNetworkId('solana:one'),
  from: 'from',
  to: 'to',
  asset: 'mint',
  amount: '5',
  decimals: 6,
  symbol: '',
  fee: { amount: '5000', decimals: 9, symbol: 'SOL' },
  accountRent: '100',
}
const isSame = (change: Partial<TransferReview>) =>
  isSameReview(reviewed, { ...reviewed, ...change })

test('isSameReview returns true for an equal transfer with equal or lower costs', () =>
  expect([
    isSame({}),
    isSame({ fee: { ...reviewed.fee, amount: '4999' } }),
    isSame({ accountRent: null }),
  ]).toEqual([true, true, true]))

test.each<[string, Partial<TransferReview>]>([
  ['costs more', { fee: { ...reviewed.fee, amount: '5001' } }],
  ['has a higher account rent', { accountRent: '101' }],
  ['has another receiver', { to: 'other' }],
  ['has another sender', { from: 'other' }],
  ['has another asset', { asset: null }],
  ['has a higher amount', { amount: '6' }],
  ['has other decimals', { decimals: 9 }],
  ['has another symbol', { symbol: 'X' }],
  ['is on another network', { caipNetworkId: toCaipNetworkId('solana:two') }],
])('isSameReview returns false if the prepared transfer %s', (_, change) =>
  expect(isSame(change)).toBe(false),
)
