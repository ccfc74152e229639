import type { TransferReview } from './transfer.ts'

/** Whether a transfer that was made anew says what was reviewed, and costs no more: then nobody has to be asked again. */
export function isSameReview(reviewed: TransferReview, anew: TransferReview): boolean {
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
  return facts(reviewed) === facts(anew) && costs(anew) <= costs(reviewed)
}
