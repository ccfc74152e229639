import { type Decimal, multiply, parseDecimal, rescale, shortDecimalText } from './decimal.ts'

/** The exact price of one token. Null if it is unknown, zero or negative. */
export function parsePrice(price: number | null): Decimal | null {
  const parsed = price === null ? null : parseDecimal(price)
  return parsed === null || parsed.units <= 0n ? null : parsed
}

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
