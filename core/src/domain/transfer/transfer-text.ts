import { type Decimal, parseDecimal, rescale } from '../amount/decimal.ts'
import { multiply } from '../amount/decimal-sum.ts'
import { shortDecimalText } from '../amount/decimal-text.ts'
import { parsePrice } from '../amount/fiat-amount.ts'
import { formatAmount } from '../amount/format-amount.ts'
import { isolateText } from '../text/isolate-text.ts'
import type { TransferReview, Units } from './transfer.ts'

/**
 * An amount in the smallest unit with all its digits, grouped by the language, without trailing
 * zeros. A dash if the text is not an amount.
 */
export function exactAmountText(units: string, decimals: number, language: string): string {
  const text = formatAmount(units, decimals, language, Math.max(decimals, 0))
  if (text === null) return '–'
  const fraction = text.fraction.replace(/0+$/, '')
  return fraction.length > 1 ? `${text.whole}${fraction}` : text.whole
}

/** `exactAmountText` with the symbol, for sentences: `1.5 ETH`. */
export function exactAmount(
  { amount, decimals, symbol }: { amount: string; decimals: number; symbol: string },
  language: string,
): string {
  return `${exactAmountText(amount, decimals, language)} ${isolateText(symbol) ?? ''}`.trim()
}

/** The exact value of a balance in US dollars. Null if balance or price is unknown. */
export function assetValue({
  balance,
  decimals,
  price,
}: {
  balance: Units | null
  decimals: number
  price: number | null
}): string | null {
  const unitPrice = parsePrice(price)
  if (unitPrice === null || balance === null || !/^\d+$/.test(balance)) return null
  const amount: Decimal = { units: BigInt(balance), scale: decimals }
  return shortDecimalText(multiply(amount, unitPrice))
}

/**
 * An exact decimal floored to six decimals, without trailing zeros. A dash if it is negative or not
 * a decimal.
 */
export function shortAmount(exact: string | null, symbol: string | null, language: string): string {
  const amount = parseDecimal(exact ?? '0')
  if (amount === null || amount.units < 0n) return '–'
  const units = rescale(amount, 6).units.toString()
  return `${exactAmountText(units, 6, language)} ${symbol ?? ''}`.trim()
}

/**
 * Rounds an amount up to two significant digits, or to two decimals if that is more precise. For
 * costs, which must not be shown as less than they are. An invalid text remains.
 */
export function roundUpCost(units: Units, decimals: number): Units {
  if (!/^\d+$/.test(units)) return units
  const exact = BigInt(units)
  const digits = Math.min(String(exact).length, decimals) - 2
  const step = 10n ** BigInt(Math.max(digits, 0))
  return String(((exact + step - 1n) / step) * step)
}

/** A cost with two significant digits, rounded up, and with all its digits. */
export type CostText = { rounded: string; exact: string }

/** A cost with its symbol. */
export function costText(
  cost: { amount: Units; decimals: number; symbol: string },
  language: string,
): CostText {
  const rounded = { ...cost, amount: roundUpCost(cost.amount, cost.decimals) }
  return { rounded: exactAmount(rounded, language), exact: exactAmount(cost, language) }
}

type Total = { amount: Units; decimals: number; symbol: string }
type TotalInput = Pick<
  TransferReview,
  'asset' | 'amount' | 'decimals' | 'symbol' | 'fee' | 'accountRent'
>

/**
 * The maximum amount that leaves the account, by token: one amount with the costs if the native
 * token is sent, else the amount of the token and the costs in the native token.
 */
export function transferTotal({
  asset,
  amount,
  decimals,
  symbol,
  fee,
  accountRent,
}: TotalInput): Total[] {
  const isValid = [amount, fee.amount, accountRent ?? '0'].every((text) => /^\d+$/.test(text))
  if (!isValid) return [{ amount: '', decimals, symbol }]
  const cost = BigInt(fee.amount) + BigInt(accountRent ?? '0')
  if (asset === null) return [{ amount: String(BigInt(amount) + cost), decimals, symbol }]
  return [
    { amount, decimals, symbol },
    { ...fee, amount: String(cost) },
  ]
}

/**
 * The maximum fee of a transfer, the rent of the receiver's token account (null if it pays none),
 * and the total. In the total, only the costs are rounded.
 */
export function transferCosts(
  review: TotalInput,
  language: string,
): { fee: CostText; rent: CostText | null; total: CostText } {
  const { fee, accountRent } = review
  const roundUp = (amount: Units) => roundUpCost(amount, fee.decimals)
  const totalText = (transfer: TotalInput) =>
    transferTotal(transfer)
      .map((amount) => exactAmount(amount, language))
      .join(' + ')
  return {
    fee: costText(fee, language),
    rent: accountRent === null ? null : costText({ ...fee, amount: accountRent }, language),
    total: {
      rounded: totalText({
        ...review,
        fee: { ...fee, amount: roundUp(fee.amount) },
        accountRent: accountRent === null ? null : roundUp(accountRent),
      }),
      exact: totalText(review),
    },
  }
}
