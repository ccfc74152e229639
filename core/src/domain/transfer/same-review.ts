import type { TransferReview } from './transfer.ts'

/**
 * Whether a transfer that was prepared again matches the reviewed transfer and costs no more. If
 * so, no second review is required.
 */
export const isSameReview = (reviewed: TransferReview, prepared: TransferReview): boolean =>
  isSameTransfer(reviewed, prepared) && !costsMore(reviewed, prepared)

/** Whether fee and rent of a transfer that was prepared again exceed the reviewed ones. */
export const costsMore = (reviewed: TransferReview, prepared: TransferReview): boolean =>
  costOf(prepared) > costOf(reviewed)

const costOf = ({ fee, accountRent }: TransferReview) =>
  BigInt(fee.amount) + BigInt(accountRent ?? 0)

const fields = ['caipNetworkId', 'from', 'to', 'asset', 'amount', 'decimals', 'symbol'] as const

/** Whether a transfer that was prepared again matches the reviewed one in all but its cost. */
export const isSameTransfer = (reviewed: TransferReview, prepared: TransferReview): boolean =>
  fields.every((field) => reviewed[field] === prepared[field]) &&
  reviewed.fee.decimals === prepared.fee.decimals &&
  reviewed.fee.symbol === prepared.fee.symbol
