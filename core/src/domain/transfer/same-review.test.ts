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
const anew = (change: Partial<TransferReview>) => isSameReview(reviewed, { ...reviewed, ...change })

test('the same, made anew, is the same, also where it costs less', () =>
  expect([
    anew({}),
    anew({ fee: { ...reviewed.fee, amount: '4999' } }),
    anew({ accountRent: null }),
  ]).toEqual([true, true, true]))

test.each<[string, Partial<TransferReview>]>([
  ['costs more', { fee: { ...reviewed.fee, amount: '5001' } }],
  ['makes an account for more', { accountRent: '101' }],
  ['goes to somebody else', { to: 'other' }],
  ['comes from somebody else', { from: 'other' }],
  ['is of something else', { asset: null }],
  ['is more', { amount: '6' }],
  ['counts otherwise', { decimals: 9 }],
  ['is called otherwise', { symbol: 'X' }],
  ['is elsewhere', { caipNetworkId: toCaipNetworkId('solana:two') }],
])('what %s has to be looked at again', (_, change) => expect(anew(change)).toBe(false))
