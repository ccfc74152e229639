import type { TransferReview } from './transfer.ts'

/**
 * Whether a transfer that was prepared again matches the reviewed transfer and costs no more. If
 * so, no second review is required.
 */
export function isSameReview(reviewed: TransferReview, prepared: TransferReview): boolean {
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
  const costOf = ({ fee, accountRent }: TransferReview) =>
    BigInt(fee.amount) + BigInt(accountRent ?? 0)
  return fieldsOf(reviewed) === fieldsOf(prepared) && costOf(prepared) <= costOf(reviewed)
}
