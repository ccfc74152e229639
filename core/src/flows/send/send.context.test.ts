import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { reviewedOf } from './send.context.ts'
import type { SendContext } from './send.types.ts'

const caipNetworkId = toCaipNetworkId('solana:abc')
const review = {
  caipNetworkId,
  from: 'me',
  to: 'friend',
  asset: 'mint',
  amount: '25',
  decimals: 1,
  symbol: '',
  fee: { amount: '1', decimals: 9, symbol: 'SOL' },
  accountRent: null,
}
const asset = {
  address: 'mint',
  name: 'Gem',
  symbol: 'GEM',
  decimals: 1,
  balance: '30',
  price: null,
  iconUrl: null,
}
const context = {
  review,
  asset,
  receiver: { status: 'known', text: 'friend', address: 'friend' },
  network: {},
  assets: [],
}

test('reviewedOf returns the symbol from the chain, else the symbol from the token list', () => {
  expect(reviewedOf(context as unknown as SendContext).review.symbol).toBe('GEM')
  const withChainSymbol = { ...context, review: { ...review, symbol: 'REAL' } }
  expect(reviewedOf(withChainSymbol as unknown as SendContext).review.symbol).toBe('REAL')
})
