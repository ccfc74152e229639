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

/** Whether a transfer that was prepared again matches the reviewed one in all but its cost. */
export function isSameTransfer(reviewed: TransferReview, prepared: TransferReview): boolean {
  const fieldsOf = ({
    caipNetworkId,
    from,
    to,
    asset,
    amount,
    decimals,
    symbol,
    fee,
  }: TransferReview) =>
    JSON.stringify([
      caipNetworkId,
      from,
      to,
      asset,
      amount,
      decimals,
      symbol,
      fee.decimals,
      fee.symbol,
    ])
  return fieldsOf(reviewed) === fieldsOf(prepared)
}
