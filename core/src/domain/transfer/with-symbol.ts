import { shortAddress } from '../text/short-address.ts'
import type { TransferReview } from './transfer.ts'

/**
 * A review that names its token: by the short address of its contract or mint if that has no symbol.
 * A mint never has one.
 */
export const withSymbol = (review: TransferReview): TransferReview =>
  review.symbol === '' && review.asset !== null
    ? { ...review, symbol: shortAddress(review.asset) }
    : review
