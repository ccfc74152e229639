import type { TransferReview } from './transfer.ts'

/**
 * Whether a transfer that was prepared again matches the reviewed one and costs no more. If so, no
 * second review is required.
 */
export function isSameReview(reviewed: TransferReview, prepared: TransferReview): boolean {
  const facts = ({
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
  const costs = ({ fee, accountRent }: TransferReview) =>
    BigInt(fee.amount) + BigInt(accountRent ?? 0)
  return facts(reviewed) === facts(prepared) && costs(prepared) <= costs(reviewed)
}
