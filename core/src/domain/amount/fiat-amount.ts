import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { multiply } from './decimal-sum.ts'
import { shortDecimalText } from './decimal-text.ts'

/** Maximum price of a token and value of an amount, in dollars. Higher ones are errors. */
const maxPrice = 1e12

/**
 * The exact price of one token. Null unless it is above zero and at most `maxPrice` (fault XH1).
 */
export function parsePrice(price: number | null): Decimal | null {
  return price !== null && price > 0 && price <= maxPrice ? parseDecimal(price) : null
}

/** Whether a value in dollars is not higher than the maximum (fault XH1). */
export const isPlausible = ({ units, scale }: Decimal): boolean =>
  units <= BigInt(maxPrice) * 10n ** BigInt(scale)

/** The exact fiat value of an amount in whole tokens. */
export function fiatValue(amount: Decimal, price: Decimal): string {
  return shortDecimalText(multiply(amount, price))
}

/**
 * The token amount of a fiat value, in the smallest unit. Rounds down, so that a transfer never
 * sends more than the visitor entered.
 */
export function unitsForFiat(fiat: Decimal, price: Decimal, decimals: number): bigint {
  const scale = Math.max(fiat.scale, price.scale)
  return (rescale(fiat, scale).units * 10n ** BigInt(decimals)) / rescale(price, scale).units
}
