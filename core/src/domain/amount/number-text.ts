import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { decimalText, grouped, shortDecimalText } from './decimal-text.ts'

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

/** en-US text with a fixed number of decimals: `1,234.50`. */
export function fixedText(value: string | number | null, decimals = 2): string {
  return grouped(decimalText(rescale(parseDecimal(value ?? 0) ?? zero, decimals, 'half')))
}

/** Rounds a number to `decimals` if its text has at least `threshold` characters. */
export function roundIfLong(value: number, threshold: number, decimals: number): string {
  const text = String(value)
  return text.length < threshold
    ? text
    : decimalText(rescale(parseDecimal(value) ?? zero, decimals, 'half'))
}

/** Splits a fiat value into dollars and two digits of cents. */
export function dollarsAndCents(value: string | number): { dollars: string; pennies: string } {
  const text = decimalText(rescale(parseDecimal(value) ?? zero, 2, 'half'))
  const [dollars = '0', pennies = '00'] = text.split('.')
  return { dollars, pennies }
}
