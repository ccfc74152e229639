import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { shortDecimalText } from './decimal-text.ts'

const zero: Decimal = { units: 0n, scale: 0 }

/**
 * An amount floored to 3 decimals. `0.000` for zero, null and a text that is not a number (fault
 * H4).
 */
export function amountText(amount: string | null): string {
  const floored = rescale(parseDecimal(amount ?? '') ?? zero, 3)
  return floored.units === 0n ? '0.000' : shortDecimalText(floored)
}

/** An amount with its symbol, `10.5 ETH`. */
export function balanceText(amount: string | null, symbol: string | null): string {
  return symbol ? `${amountText(amount)} ${symbol}` : amountText(amount)
}
